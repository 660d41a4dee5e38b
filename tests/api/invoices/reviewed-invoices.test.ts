import { beforeAll, describe, expect, it } from 'vitest';
import { updateAddress } from '../../../shared/contract/addresses.ts';
import {
  createFromProject,
  createPreviewFromProject,
  getInvoice,
  getInvoicedWorkOrders,
  getInvoiceRemarks,
  getWorkOrdersToInvoice,
  listInvoiceableProjects,
} from '../../../shared/contract/invoices.ts';
import { getProjectPrices, saveProjectPriceList } from '../../../shared/contract/price-lists.ts';
import { getProject, updateProject } from '../../../shared/contract/projects.ts';
import { getWorkOrder, setWorkOrderStatusForList, updateWorkOrder } from '../../../shared/contract/work-orders.ts';
import { newKey } from '../../support/api.ts';
import { makeAddress, makeInvoiceableProject, makeProject, makeWorkOrder } from '../../support/builders.ts';
import { useStack } from '../../support/invoices.ts';
import { logInAs } from '../../support/people.ts';
import { makeRegistered } from '../../support/registered.ts';

const [staff, colleague] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

beforeAll(() => useStack());

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const review = (projectId: number) => staff.result(createPreviewFromProject, { params: { projectId } });
const create = (projectId: number, query: Record<string, string | boolean> = {}, idempotencyKey = newKey()) =>
  staff.call(createFromProject, { params: { projectId }, query, idempotencyKey });

async function changesAfter(projectId: number, basis: string): Promise<string[]> {
  const reply = await create(projectId, { basis });
  expect(reply.status).toBe(409);
  expect(reply.json.message).toMatch(/^Underlaget har ändrats/);
  for (const change of reply.json.changes) expect(reply.json.message).toContain(change);
  return reply.json.changes.map(plain);
}

describe('an invoice of what was reviewed', () => {
  it('is made while nothing has changed, and once for one key although its answer got lost', async () => {
    const { project, rate } = await makeInvoiceableProject(staff);
    const { basis, invoiceDto } = await review(project.projectId);
    expect((await review(project.projectId)).basis).toBe(basis);
    const key = newKey();
    const made = await create(project.projectId, { basis }, key);
    expect(made.status).toBe(200);
    const invoice = await staff.result(getInvoice, { params: made.json.result });
    expect(invoice.items).toEqual(invoiceDto.items);
    expect(invoice.sumTotal).toBe(2.5 * rate.unitPrice);
    expect((await create(project.projectId, { basis }, key)).json).toEqual(made.json);
    expect((await create(project.projectId, { basis: `${basis}x` }, key)).status).toBe(422);
  });

  it('is refused when a colleague registers more, which names it and both sums', async () => {
    const { project, rate } = await makeInvoiceableProject(staff, 2);
    const { basis, invoiceDto } = await review(project.projectId);
    const { workOrderId } = await makeWorkOrder(colleague, project.projectId, {
      status: 'Registered',
      items: [{ productId: rate.productId, workedHours: 3 }],
    });
    const { invoiceDto: now } = await review(project.projectId);
    const kronor = (sum: number) =>
      `${plain(new Intl.NumberFormat('sv-SE', { minimumFractionDigits: 2 }).format(sum))} kr`;
    expect(await changesAfter(project.projectId, basis)).toEqual([
      `Insats ${workOrderId} har tillkommit.`,
      `Summan exkl. moms var ${kronor(invoiceDto.sumTotal)} och är nu ${kronor(now.sumTotal)}.`,
    ]);
    expect(now.sumTotal).toBe(5 * rate.unitPrice);
    const anew = await create(project.projectId, { basis: (await review(project.projectId)).basis });
    expect(anew.status).toBe(200);
  });

  it('is made without a basis, as ordered', async () => {
    const { project, rate } = await makeInvoiceableProject(staff);
    await review(project.projectId);
    const items = [{ productId: rate.productId, workedHours: 1 }];
    await makeWorkOrder(colleague, project.projectId, { status: 'Registered', items });
    expect((await create(project.projectId)).status).toBe(200);
  });

  it('is refused when a work order has changed or is not registered any more', async () => {
    const { project, rate, workOrder } = await makeInvoiceableProject(staff);
    const items = [{ productId: rate.productId, workedHours: 1 }];
    const other = await makeWorkOrder(staff, project.projectId, { status: 'Registered', items });
    const { basis } = await review(project.projectId);
    const body = { ...workOrder, invoiceNote: 'Ny text' };
    await colleague.result(updateWorkOrder, { params: workOrder, body });
    await colleague.result(setWorkOrderStatusForList, {
      body: { workOrderIds: [other.workOrderId], newStatus: 'Planned' },
    });
    const changes = await changesAfter(project.projectId, basis);
    expect(changes.slice(0, 2)).toEqual([
      `Insats ${other.workOrderId} är inte längre med.`,
      `Insats ${workOrder.workOrderId} har ändrats.`,
    ]);
  });

  it('is refused when price, address, terms or what is printed beside them have changed', async () => {
    const { project, rate } = await makeInvoiceableProject(staff);
    const { projectId, projectCode } = project;
    const fields = { name: 'Före AB', addressType: 'InvoiceAddress' };
    const address = await makeAddress(staff, project.customerId, fields);
    const change = async (more: Record<string, unknown>) => {
      const current = await colleague.result(getProject, { params: project });
      await colleague.result(updateProject, { params: project, body: { ...current, ...more } });
    };
    await change({ invoiceAddressId: address.addressId });
    const { basis } = await review(projectId);

    await colleague.result(updateAddress, { params: address, body: { ...address, name: 'Efter AB' } });
    expect(await changesAfter(projectId, basis)).toEqual([
      'Fakturaadressen är nu Efter AB, Provgatan 1, 411 01 Göteborg.',
    ]);
    await colleague.result(updateAddress, { params: address, body: { ...address, version: 2 } });
    expect((await review(projectId)).basis).toBe(basis);

    await change({
      paymentTermDays: 10,
      invoiceMessage: 'Tack!',
      invoiceEmail: 'ny@prov.example',
      costCenter: 'M 7',
      invoiceText: 'Etapp 2',
    });
    const dueDate = (await review(projectId)).invoiceDto.dueDate;
    expect(await changesAfter(projectId, basis)).toEqual([
      `Betalningsvillkoret var 30 dagar och är nu 10 dagar: förfallodagen är ${dueDate}.`,
      'Fakturatexten är nu Etapp 2.',
      'Meddelandet är nu Tack!',
      'E-postadressen är nu ny@prov.example.',
      'Märkningen är nu M 7.',
    ]);
    await change({ paymentTermDays: 30, invoiceMessage: '', invoiceEmail: '', costCenter: '', invoiceText: '' });

    const prices = await staff.result(getProjectPrices, { params: { code: projectCode } });
    const lines = prices.map(({ productId, unitPrice }: any) => ({
      productId,
      price: (unitPrice ?? 0) + (productId === rate.productId ? 100 : 0),
    }));
    await colleague.result(saveProjectPriceList, { body: { projectId, lines, version: 0 } });
    const [price] = await changesAfter(projectId, basis);
    expect(price).toMatch(/^Priset på Akustiker var .* kr och är nu .* kr\.$/);
  });

  it('is refused for a basis that is none', async () => {
    const { project } = await makeInvoiceableProject(staff);
    const reply = await create(project.projectId, { basis: 'något annat' });
    expect(reply.status).toBe(409);
    expect(reply.json.message).toMatch(/^Underlaget har ändrats/);
  });

  it('holds for more work orders than a transaction takes', async () => {
    const project = await makeProject(staff);
    const { projectId } = project;
    const prices = await staff.result(getProjectPrices, { params: { code: project.projectCode } });
    const { productId } = prices.find((price: any) => price.productName === 'Akustiker');
    const workOrderIds = await makeRegistered({ projectId, count: 60, productId });
    const { basis } = await review(projectId);
    const items = [{ productId, workedHours: 1 }];
    const more = await makeWorkOrder(colleague, projectId, { status: 'Registered', items });
    expect((await changesAfter(projectId, basis))[0]).toBe(`Insats ${more.workOrderId} har tillkommit.`);
    const first = await staff.result(getWorkOrder, { params: { workOrderId: workOrderIds[0]! } });
    expect(first).toMatchObject({ status: 'Registered', invoiceId: null, version: 1 });

    const params = { params: { workOrderId: more.workOrderId } };
    await colleague.result(updateWorkOrder, { ...params, body: { ...more, status: 'Planned' } });
    const made = await create(projectId, { basis });
    expect(made.status).toBe(200);
    const invoice = await staff.result(getInvoice, { params: made.json.result });
    expect(invoice.workOrderIds).toEqual(workOrderIds);
  });
});

describe('the second caller of an invoice', () => {
  it('gets number and id of the created invoice, with a basis or without', async () => {
    const { project } = await makeInvoiceableProject(staff);
    const { projectId } = project;
    const { basis } = await review(projectId);
    const replies = await Promise.all([create(projectId, { basis }), create(projectId, { basis }), create(projectId)]);
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    const { invoiceId, invoiceCode } = replies.find(({ status }) => status === 200)!.json.result;
    // Without a basis, a later caller is told the latest invoice.
    for (const { json } of replies.filter(({ status }) => status === 409)) {
      expect(json).toEqual({
        message: expect.stringMatching(/^Det finns inget att fakturera\. .* \d\d-\d{4}-\d{6}\.$/),
        invoiceId,
      });
      expect(json.message).toContain(invoiceCode);
    }
    expect((await create(projectId, { basis })).json).toEqual({
      message: `Det finns inget att fakturera. Insatserna är fakturerade med ${invoiceCode}.`,
      invoiceId,
    });

    const latest = {
      message: `Det finns inget att fakturera. Projektets senaste faktura är ${invoiceCode}.`,
      invoiceId,
    };
    expect((await create(projectId)).json).toEqual(latest);
    expect((await staff.call(createPreviewFromProject, { params: { projectId } })).json).toEqual(latest);
  });

  it('also gets what has been registered since', async () => {
    const { project, rate } = await makeInvoiceableProject(staff);
    const { basis } = await review(project.projectId);
    const { invoiceId, invoiceCode } = (await create(project.projectId)).json.result;
    const items = [{ productId: rate.productId, workedHours: 1 }];
    await makeWorkOrder(colleague, project.projectId, { status: 'Registered', items });
    const { json } = await create(project.projectId, { basis });
    expect(json).toMatchObject({ message: expect.stringMatching(/^Underlaget har ändrats/), invoiceId });
    expect(json.changes[0]).toBe(`Det som granskades är fakturerat med ${invoiceCode}.`);
  });

  it('gets no invoice if there is none', async () => {
    const { projectId } = await makeProject(staff);
    expect((await create(projectId)).json).toEqual({ message: 'Det finns inget att fakturera' });
  });
});

describe('a work order that adds nothing to an invoice', () => {
  /** A registered work order, and others whose hours would be lost. */
  async function withLosses() {
    const { project, rate, workOrder } = await makeInvoiceableProject(staff);
    const { projectId } = project;
    const make = (items: unknown[]) => makeWorkOrder(staff, projectId, { status: 'Registered', items });
    const { productId } = rate;
    const worked = await make([
      { productId, workedHours: 40, invoiceableHours: 0 },
      { productId, workedHours: 6, invoiceableHours: 0 },
    ]);
    const estimated = await make([{ productId, hoursEstimated: 26 }]);
    const empty = await make([]);
    const ids = [worked, estimated, empty].map(({ workOrderId }) => workOrderId);
    return { projectId, workOrder, rate, ids };
  }

  it('is named in the review, with the hours that would be lost', async () => {
    const { projectId, ids } = await withLosses();
    const { remarks } = await staff.result(getInvoiceRemarks, { params: { projectId } });
    expect(remarks).toContainEqual({ kind: 'worked-not-invoiced', hours: 46, workOrderIds: [ids[0]] });
    expect(remarks).toContainEqual({ kind: 'estimated-not-invoiced', hours: 26, workOrderIds: [ids[1]] });
    expect(remarks).toContainEqual({ kind: 'adds-nothing', workOrderIds: ids });
    const { addingNothing } = await review(projectId);
    expect(addingNothing).toEqual(ids);
  });

  it('stays Registered by default', async () => {
    const { projectId, workOrder, rate, ids } = await withLosses();
    const { basis } = await review(projectId);
    const { invoiceId } = (await create(projectId, { basis })).json.result;
    const invoice = await staff.result(getInvoice, { params: { invoiceId } });
    expect(invoice.workOrderIds).toEqual([workOrder.workOrderId]);
    for (const workOrderId of ids) {
      const left = await staff.result(getWorkOrder, { params: { workOrderId } });
      expect(left).toMatchObject({ status: 'Registered', invoiceId: null, version: 1 });
    }
    // The project stays in the list until they are dealt with.
    const { projectCode } = await staff.result(getProject, { params: { projectId } });
    expect((await staff.result(listInvoiceableProjects, { query: { projectCode } })).items).toHaveLength(1);
    expect((await create(projectId)).json.message).toMatch(/^Det finns inget att fakturera/);
    const { remarks } = await staff.result(getInvoiceRemarks, { params: { projectId } });
    expect(remarks.map(({ kind }: any) => kind)).toEqual([
      'worked-not-invoiced',
      'estimated-not-invoiced',
      'adds-nothing',
    ]);
    const params = { workOrderId: ids[0]! };
    const left = await staff.result(getWorkOrder, { params });
    const items = left.items.map((item: any) => ({ ...item, invoiceableHours: item.workedHours }));
    await staff.result(updateWorkOrder, { params, body: { ...left, items } });
    const second = await create(projectId);
    expect((await staff.result(getInvoice, { params: second.json.result })).sumTotal).toBe(46 * rate.unitPrice);
  });

  it('is included on request, and is part of the basis', async () => {
    const { projectId, workOrder, ids } = await withLosses();
    const all = [workOrder.workOrderId, ...ids];
    const { basis } = await review(projectId);
    const shown = await staff.result(getWorkOrdersToInvoice, { params: { projectId } });
    expect(shown.workOrders.map(({ workOrderId }: any) => workOrderId)).toEqual(all);
    const { invoiceId } = (await create(projectId, { basis, takeAddingNothing: true })).json.result;
    expect((await staff.result(getInvoice, { params: { invoiceId } })).workOrderIds).toEqual(all);
    const { workOrders } = await staff.result(getInvoicedWorkOrders, { params: { invoiceId } });
    expect(workOrders.map(({ workOrderId, status }: any) => [workOrderId, status])).toEqual(
      all.map((workOrderId) => [workOrderId, 'Invoiced']),
    );
  });

  it('that was added after the review is not included', async () => {
    const { projectId, ids } = await withLosses();
    const { basis } = await review(projectId);
    const { workOrderId } = await makeWorkOrder(colleague, projectId, { status: 'Registered' });
    const reply = await create(projectId, { basis, takeAddingNothing: true });
    expect(reply.json.changes).toEqual([`Insats ${workOrderId}, som inte tillför något, har tillkommit.`]);
    expect((await create(projectId, { basis })).status).toBe(200);
    expect(ids).toHaveLength(3);
  });

  it('stays Registered on an invoice larger than a transaction', async () => {
    const { projectId, rate, ids } = await withLosses();
    await makeRegistered({ projectId, count: 45, productId: rate.productId });
    const { invoiceId } = (await create(projectId, { basis: (await review(projectId)).basis })).json.result;
    const { workOrderIds } = await staff.result(getInvoice, { params: { invoiceId } });
    expect(workOrderIds).toHaveLength(46);
    for (const workOrderId of ids) expect(workOrderIds).not.toContain(workOrderId);
  });
});
