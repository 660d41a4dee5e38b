import { beforeAll, expect, it } from 'vitest';
import { getCustomer, updateCustomer } from '../../../shared/contract/customers.ts';
import { checkProjects, continueInvoiceRun, startInvoiceRun } from '../../../shared/contract/invoice-runs.ts';
import { createCreditInvoice, createFromProject, getInvoice, listInvoices } from '../../../shared/contract/invoices.ts';
import { createPartCredit } from '../../../shared/contract/part-credits.ts';
import { getLogOfProject } from '../../../shared/contract/project-logs.ts';
import { getProjectFigures, listProjects } from '../../../shared/contract/projects.ts';
import { getWorkOrder } from '../../../shared/contract/work-orders.ts';
import type { CheckedProject, InvoiceRun } from '../../../shared/schemas/invoice-run.ts';
import type { Invoice } from '../../../shared/schemas/invoice.ts';
import { newKey } from '../../support/api.ts';
import { makeCustomer, makeProduct, makeProject, makeWorkOrder, priceAllProducts } from '../../support/builders.ts';
import { agreementOf } from '../../support/agreements.ts';
import { makeRegistered } from '../../support/registered.ts';
import { setInvoiceStatus, useStack } from '../../support/invoices.ts';
import { logInAs } from '../../support/people.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);
let productId: number;

beforeAll(async () => {
  ({ productId } = await makeProduct(superAdmin));
  await priceAllProducts(superAdmin, 1_000);
  useStack();
});

type ProjectWithWork = { projectId: number; projectCode: string; workOrderId: number };

const worked = (hours: number) => ({
  status: 'Registered',
  items: [{ productId, workedHours: hours, invoiceableHours: hours }],
});

/** Projects of one customer with combined invoices, each with these hours at 1 000 kronor. */
async function projectsWith(hours: readonly number[], fields: readonly object[] = []): Promise<ProjectWithWork[]> {
  const { customerId } = await makeCustomer(staff, { combinedInvoice: true });
  return Promise.all(
    hours.map(async (count, index) => {
      const { projectId, projectCode } = await makeProject(staff, { customerId, ...fields[index] });
      const { workOrderId } = await makeWorkOrder(staff, projectId, worked(count));
      return { projectId, projectCode, workOrderId };
    }),
  );
}

async function check(projects: readonly ProjectWithWork[]): Promise<CheckedProject[]> {
  const projectIds = projects.map(({ projectId }) => projectId);
  return (await staff.result(checkProjects, { body: { projectIds } })).projects;
}

async function run(checked: readonly CheckedProject[]): Promise<InvoiceRun['projects']> {
  const projects = checked.map(({ projectId, basis, group }) => ({ projectId, basis, group }));
  const { runId } = await staff.result(startInvoiceRun, { body: { projects }, idempotencyKey: newKey() });
  for (;;) {
    const at: InvoiceRun = await staff.result(continueInvoiceRun, { params: { runId } });
    if (at.state === 'Done') return at.projects;
  }
}

const invoiceOf = (invoiceId: number | null): Promise<Invoice> =>
  staff.result(getInvoice, { params: { invoiceId: invoiceId! } });
const invoicedOf = async ({ projectId, projectCode }: ProjectWithWork) => {
  const { items } = await staff.result(listProjects, { body: { filter: { projectCode } } });
  const { invoiced, months } = await staff.result(getProjectFigures, { params: { projectId } });
  expect(months.at(-1)?.invoiced).toBe(invoiced);
  expect(items[0].invoicedSum).toBe(invoiced);
  return invoiced;
};

it('a combined invoice call makes one invoice of the projects of a customer who has chosen it, and tells of it at each of them', async () => {
  const projects = await projectsWith([1, 2.5, 4]);
  const [apart] = await projectsWith([3]);
  const checked = await check([projects[0]!, apart!, projects[1]!, projects[2]!]);
  const groups = checked.map(({ group }) => group);
  expect(groups[0]).toMatch(/./);
  expect(groups).toEqual([groups[0], '', groups[0], groups[0]]);

  const results = await run(checked);
  expect(results.map(({ projectId }) => projectId)).toEqual([...projects, apart!].map(({ projectId }) => projectId));
  expect(results.map(({ sumTotal, refusal }) => [sumTotal, refusal])).toEqual([
    [1_000, ''],
    [2_500, ''],
    [4_000, ''],
    [3_000, ''],
  ]);
  const ids = results.map(({ invoiceId }) => invoiceId);
  expect(new Set(ids.slice(0, 3)).size).toBe(1);
  const invoice = await invoiceOf(ids[0]!);
  expect(invoice).toMatchObject({
    projectId: projects[0]!.projectId,
    sumTotal: 7_500,
    vatTotalRounded: 1_875,
    sumTotalIncVat: 9_375,
    workOrderIds: projects.map(({ workOrderId }) => workOrderId),
    projects: projects.map(({ projectId, projectCode }, index) => ({
      projectId,
      projectCode,
      sumTotal: [1_000, 2_500, 4_000][index],
    })),
  });
  expect(invoice.items.map(({ projectId }) => projectId)).toEqual(projects.map(({ projectId }) => projectId));

  const codes = projects.map(({ projectCode }) => projectCode).join(', ');
  for (const [index, project] of projects.entries()) {
    const { items } = await staff.result(listInvoices, { query: { projectCode: project.projectCode } });
    expect(items).toMatchObject([{ invoiceId: ids[0], projectCode: codes, sumTotal: 7_500 }]);
    expect(await invoicedOf(project)).toBe([1_000, 2_500, 4_000][index]);
    expect(await staff.result(getWorkOrder, { params: project })).toMatchObject({
      status: 'Invoiced',
      invoiceId: ids[0],
    });
    const log = await staff.result(getLogOfProject, { params: project });
    expect(log[0].message).toContain(`Faktura ${invoice.invoiceCode}`);
    expect(log[0].message).toContain('Det är en samlingsfaktura');
  }
  expect((await invoiceOf(ids[3]!)).projects).toEqual([]);
});

it('a combined invoice call keeps apart what an invoice says once, what has an agreement, and what is too much for one', async () => {
  const differing = await projectsWith([1, 1, 1, 1], [{}, { orderNumber: 'B-1' }, {}, { orderNumber: 'B-1' }]);
  const groups = (await check(differing)).map(({ group }) => group);
  expect([groups[2], groups[3]]).toEqual(groups.slice(0, 2));
  expect(groups[0]).not.toBe(groups[1]);

  const agreed = await projectsWith([1, 1, 1]);
  await agreementOf(staff, agreed[1]!.projectId).save({ priceForm: 'Ceiling', agreed: 100_000 });
  const [first, alone, third] = await check(agreed);
  expect([first!.group, alone!.group]).toEqual([third!.group, '']);
  expect(first!.group).toMatch(/./);

  const large = await projectsWith([1, 1, 1]);
  for (const { projectId } of large.slice(0, 2)) {
    await makeRegistered({ projectId, count: 17, productId });
    await makeWorkOrder(staff, projectId, worked(1));
  }
  const checked = await check(large);
  // 19, 19 and 1: two of 19 are too many for a transaction.
  expect(checked.map(({ group }) => group)).toEqual(['', checked[2]!.group, expect.stringMatching(/\.2$/)]);
});

it('a combined invoice call leaves out a project that has changed since the check, and invoices the others together', async () => {
  const projects = await projectsWith([1, 2, 3, 4]);
  const checked = await check(projects);
  await makeWorkOrder(superAdmin, projects[1]!.projectId, worked(9));
  const taken = await superAdmin.result(createFromProject, { params: projects[3]! });
  const results = await run(checked);
  const [first, changed, third, fourth] = results;
  expect(first!.invoiceId).toBe(third!.invoiceId);
  expect(changed).toMatchObject({ invoiceId: null, refusal: expect.stringMatching(/^Underlaget har ändrats/) });
  expect(fourth).toMatchObject({ invoiceId: null, refusal: expect.stringContaining(taken.invoiceCode) });
  expect((await invoiceOf(first!.invoiceId)).sumTotal).toBe(4_000);
});

it('a combined invoice call makes none when the customer no longer wants it, and two runs at once make one', async () => {
  const projects = await projectsWith([1, 2]);
  const checked = await check(projects);
  const both = (await Promise.all([run(checked), run(checked)])).flat();
  const made = both.filter(({ invoiceId }) => invoiceId !== null);
  expect(made).toHaveLength(2);
  expect(made[0]!.invoiceId).toBe(made[1]!.invoiceId);
  const refused = both.filter(({ refusal }) => refusal !== '');
  expect(refused).toHaveLength(2);
  for (const { refusal } of refused) expect(refusal).toMatch(/fakturerat|fakturerade|att fakturera/);

  const others = await projectsWith([1, 2]);
  const before = await check(others);
  const params = { customerId: before[0]!.customerId };
  const customer = await staff.result(getCustomer, { params });
  await staff.result(updateCustomer, { params, body: { ...customer, combinedInvoice: false } });
  for (const { refusal } of await run(before)) expect(refusal).toMatch(/^Underlaget har ändrats/);
  expect((await check(others)).map(({ group }) => group)).toEqual(['', '']);
});

it('a combined invoice call is credited by the lines of one project, and then the rest, releasing the work of each', async () => {
  const projects = await projectsWith([1, 2]);
  const [{ invoiceId }] = (await run(await check(projects))) as [InvoiceRun['projects'][number]];
  const params = { invoiceId: invoiceId! };
  await setInvoiceStatus(invoiceId!, 'Posted');
  const lines = [{ sortNum: 2, quantity: 2 }];
  const body = { lines, amount: 0, reason: 'Fel timmar', releaseWorkOrders: true };
  const part = await staff.result(createPartCredit, { params, body, idempotencyKey: newKey() });
  const credit = await invoiceOf(part.invoiceId);
  expect(credit.projects.map(({ sumTotal }) => sumTotal)).toEqual([0, -2_000]);
  const states = () =>
    Promise.all(
      projects.map(async (project) => (await staff.result(getWorkOrder, { params: project })).status as string),
    );
  expect(await states()).toEqual(['Invoiced', 'Registered']);
  expect(await Promise.all(projects.map(invoicedOf))).toEqual([1_000, 0]);
  const logs = await Promise.all(projects.map((project) => staff.result(getLogOfProject, { params: project })));
  expect(logs.map((log) => log.filter(({ message }: any) => message.includes('krediterades')).length)).toEqual([0, 1]);

  await staff.result(createCreditInvoice, { params, idempotencyKey: newKey() });
  expect(await states()).toEqual(['Registered', 'Registered']);
  expect(await Promise.all(projects.map(invoicedOf))).toEqual([0, 0]);
  expect(await invoiceOf(invoiceId)).toMatchObject({ credited: true });
  // What was released can be invoiced together again.
  expect(new Set((await run(await check(projects))).map((result) => result.invoiceId)).size).toBe(1);
});
