import { describe, expect, it } from 'vitest';
import { isCostPriced } from '../../../shared/codes/product-types.ts';
import {
  createCustomerPriceList,
  getProjectPrices,
  deleteProjectPriceList,
  getProjectPriceList,
  saveProjectPriceList,
} from '../../../shared/contract/price-lists.ts';
import { createFromProject, getInvoice } from '../../../shared/contract/invoices.ts';
import { deleteProject } from '../../../shared/contract/projects.ts';
import { getWorkOrder } from '../../../shared/contract/work-orders.ts';
import { makeInvoiceableProject, makeProject, makeWorkOrder } from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';
import { inAll } from '../../support/tier.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

const read = (project: any): Promise<any> => staff.result(getProjectPriceList, { params: project });
const save = (list: any, price: number | null) =>
  staff.call(saveProjectPriceList, {
    body: { ...list, lines: list.lines.map((line: any) => ({ ...line, price: price ?? line.price })) },
  });
const remove = ({ projectId, version }: any) =>
  staff.call(deleteProjectPriceList, { params: { projectId }, query: { version } });
/** The prices in force of the products that price lists hold. */
const inForce = async ({ projectCode }: any): Promise<any[]> =>
  (await staff.result(getProjectPrices, { params: { code: projectCode } })).filter(
    ({ productType }: any) => !isCostPriced(productType),
  );

describe('a project’s price list', () => {
  it('does not exist initially: every product is listed with the price that applies without it', async () => {
    const project = await makeProject(staff);
    const [priced] = (await inForce(project)).filter((price) => price.unitPrice !== null);
    await superAdmin.result(createCustomerPriceList, {
      body: { customerId: project.customerId, lines: [{ productId: priced.productId, price: 77 }] },
    });
    const list = await read(project);
    expect(list).toMatchObject({ projectCode: project.projectCode, isOwn: false, version: 0 });
    const [line, ...others] = list.lines.filter((one: any) => one.otherPrice !== null);
    expect(line).toMatchObject({ price: null, otherPrice: 77, otherSource: 'Customer', otherYear: null });
    expect(others[0]).toMatchObject({ price: null, otherSource: 'Default', otherYear: new Date().getFullYear() });
  });

  it('needs a price for every product, zero being one, and saves nothing until it has', async () => {
    const project = await makeProject(staff);
    const list = await read(project);
    const lines = list.lines.map(({ productId }: any) => ({ productId, price: 0 }));
    lines[0].price = null;
    const reply = await staff.call(saveProjectPriceList, { body: { ...list, lines: lines.slice(0, -2) } });
    expect(reply).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'lines', message: 'Fyll i samtliga priser (3 priser saknas)' }] },
    });
    expect(await read(project)).toEqual(list);
    expect((await save(list, 0)).json.result).toMatchObject({ isOwn: true, version: 1 });
    expect((await inForce(project)).every((price) => price.unitPrice === 0 && price.source === 'Project')).toBe(true);
  });

  it('goes before all other lists while it is there, in what is not invoiced', async () => {
    const { project, rate, workOrder } = await makeInvoiceableProject(staff, 2);
    const { invoiceId } = await staff.result(createFromProject, { params: project });
    const before = await staff.result(getInvoice, { params: { invoiceId } });
    const items = [{ productId: rate.productId, hoursEstimated: 2 }];
    const open = await makeWorkOrder(staff, project.projectId, { items });
    const worth = async ({ workOrderId }: any) => (await staff.result(getWorkOrder, { params: { workOrderId } })).value;

    const own = (await save(await read(project), 5)).json.result;
    expect(await worth(open)).toBe(10);
    expect(await worth(workOrder)).toBe(2 * rate.unitPrice);
    expect(await staff.result(getInvoice, { params: { invoiceId } })).toMatchObject({ sumTotal: before.sumTotal });

    expect((await remove(own)).status).toBe(200);
    expect(await worth(open)).toBe(2 * rate.unitPrice);
    expect(await read(project)).toMatchObject({ isOwn: false, version: 2 });
    expect((await remove({ ...own, version: 2 })).status).toBe(404);
  });

  it('can be made again after it was removed, from the version that was read', async () => {
    const project = await makeProject(staff);
    await remove((await save(await read(project), 5)).json.result);
    const list = await read(project);
    expect((await save({ ...list, version: 1 }, 6)).status).toBe(409);
    expect((await save(list, 6)).json.result).toMatchObject({ isOwn: true, version: 3 });
  });

  it.runIf(inAll)('is created and saved by one of two concurrent callers', async () => {
    const project = await makeProject(staff);
    const list = await read(project);
    const made = await Promise.all([1, 2].map((price) => save(list, price)));
    expect(made.map((reply) => reply.status).sort((a, b) => a - b)).toEqual([200, 409]);
    const own = await read(project);
    const saved = await Promise.all([3, 4].map((price) => save(own, price)));
    expect(saved.map((reply) => reply.status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect(saved.find((reply) => reply.status === 409)!.json.message).toMatch(/ ändrade uppgiften /);
  });

  it('needs an existing project', async () => {
    const project = await makeProject(staff);
    const list = await read(project);
    await superAdmin.result(deleteProject, { params: project });
    expect((await staff.call(getProjectPriceList, { params: project })).status).toBe(404);
    expect((await save(list, 1)).json.errors).toEqual([{ field: 'projectId', message: 'Projektet finns inte.' }]);
  });
});
