import { beforeAll, expect, it } from 'vitest';
import {
  checkProjects,
  continueInvoiceRun,
  getInvoiceRun,
  getLatestInvoiceRun,
  startInvoiceRun,
} from '../../../shared/contract/invoice-runs.ts';
import { createFromProject, getInvoice } from '../../../shared/contract/invoices.ts';
import { getWorkOrder } from '../../../shared/contract/work-orders.ts';
import { handler as runDueTasks } from '../../../functions/entry/jobs/run-due-tasks.ts';
import type { CheckedProject, InvoiceRun } from '../../../shared/schemas/invoice-run.ts';
import { newKey } from '../../support/api.ts';
import {
  makeInvoiceableProject,
  makeProduct,
  makeProject,
  makeWorkOrder,
  makeWorkOrders,
} from '../../support/builders.ts';
import { useStack } from '../../support/invoices.ts';
import { logInAs } from '../../support/people.ts';

const [staff, colleague] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

beforeAll(() => useStack());

const check = async (projectIds: number[]): Promise<CheckedProject[]> =>
  (await staff.result(checkProjects, { body: { projectIds } })).projects;

async function start(projects: readonly CheckedProject[], idempotencyKey = newKey()): Promise<number> {
  const body = { projects: projects.map(({ projectId, basis }) => ({ projectId, basis })) };
  return (await staff.result(startInvoiceRun, { body, idempotencyKey })).runId;
}

async function finish(runId: number): Promise<InvoiceRun> {
  for (;;) {
    const run = await staff.result(continueInvoiceRun, { params: { runId } });
    if (run.state === 'Done') return run;
  }
}

it('an invoice run checks each project: what it comes to, its remarks, and what stops it', async () => {
  const [good, empty, unpriced] = await Promise.all([
    makeInvoiceableProject(staff),
    makeProject(staff),
    makeProject(staff),
  ]);
  const { productId, name } = await makeProduct(colleague);
  const items = [{ productId, invoiceableHours: 1 }];
  await makeWorkOrder(staff, unpriced.projectId, { status: 'Registered', items });
  await makeWorkOrder(staff, good.project.projectId, {
    status: 'Registered',
    invoiceable: false,
    items: [{ productId: good.rate.productId, invoiceableHours: 1 }],
  });
  const ids = [good.project.projectId, empty.projectId, unpriced.projectId, 999_999_999];
  const checked = await check(ids);
  expect(checked.map(({ projectId }) => projectId)).toEqual(ids.slice(0, 3));
  expect(checked[0]).toMatchObject({ sumTotal: 2.5 * good.rate.unitPrice, workOrders: 1, registered: 2, stop: '' });
  expect(checked[0]!.remarks.map(({ kind }) => kind)).toContain('no-reference');
  expect(checked[1]).toMatchObject({ sumTotal: null, basis: '', stop: expect.stringMatching(/./) });
  expect(checked[2]).toMatchObject({ sumTotal: null, stop: `Pris saknas för ${name}.` });
});

it('an invoice run invoices all, one after another, and tells each project’s invoice or refusal', async () => {
  const made = await Promise.all([1, 2, 3, 4].map((hours) => makeInvoiceableProject(staff, hours)));
  const large = made[3]!;
  const one = [{ productId: large.rate.productId, invoiceableHours: 1 }];
  await makeWorkOrders(staff, large.project.projectId, 44, { status: 'Registered', items: one });
  const checked = await check(made.map(({ project }) => project.projectId));
  const [, changed, taken] = made;
  await makeWorkOrder(colleague, changed.project.projectId, {
    status: 'Registered',
    items: [{ productId: changed.rate.productId, invoiceableHours: 9 }],
  });
  const { invoiceCode } = await colleague.result(createFromProject, { params: taken.project });

  const key = newKey();
  const runId = await start(checked, key);
  expect(await start(checked, key)).toBe(runId);
  expect(await staff.result(getInvoiceRun, { params: { runId } })).toMatchObject({
    state: 'Pending',
    total: 4,
    done: 0,
  });
  const run = await finish(runId);
  expect(run).toMatchObject({ state: 'Done', total: 4, done: 4 });
  const [first, second, third, fourth] = run.projects;
  expect(first).toMatchObject({ refusal: '', sumTotal: made[0]!.rate.unitPrice });
  expect(second).toMatchObject({ invoiceId: null, refusal: expect.stringMatching(/^Underlaget har ändrats\. Summan/) });
  expect(third).toMatchObject({ invoiceId: null, refusal: expect.stringContaining(invoiceCode) });
  expect(fourth).toMatchObject({ refusal: '', sumTotal: 48 * large.rate.unitPrice });
  const invoice = await staff.result(getInvoice, { params: { invoiceId: fourth!.invoiceId! } });
  expect(invoice.workOrderIds).toHaveLength(45);
  const workOrder = await staff.result(getWorkOrder, { params: large.workOrder });
  expect(workOrder).toMatchObject({ status: 'Invoiced', invoiceId: fourth!.invoiceId });
  expect(await staff.result(getLatestInvoiceRun)).toEqual({ runId, state: 'Done', total: 4, done: 4 });
  expect(await finish(runId)).toEqual(run);
});

it('an invoice run is finished by the job when no page continues it, and by several at once without repeating anything', async () => {
  const made = await Promise.all([1, 2, 3, 4, 5, 6].map(() => makeInvoiceableProject(staff, 1)));
  const ids = made.map(({ project }) => project.projectId);
  const left = await start(await check(ids.slice(0, 2)));
  await runDueTasks();
  const run: InvoiceRun = await staff.result(getInvoiceRun, { params: { runId: left } });
  expect(run.state).toBe('Done');
  expect(run.projects.every(({ invoiceId }) => invoiceId !== null)).toBe(true);

  const checked = await check(ids.slice(2));
  const runs = await Promise.all([start(checked), start(checked.toReversed())]);
  const ends = await Promise.all([...runs, ...runs].map(finish));
  const invoices = ends.slice(0, 2).flatMap(({ projects }) => projects.filter(({ invoiceId }) => invoiceId !== null));
  expect(invoices.map(({ projectId }) => projectId).toSorted((a, b) => a - b)).toEqual(
    ids.slice(2).toSorted((a, b) => a - b),
  );
  const refused = ends.slice(0, 2).flatMap(({ projects }) => projects.filter(({ refusal }) => refusal !== ''));
  expect(refused).toHaveLength(4);
  for (const { refusal } of refused) expect(refusal).toMatch(/fakturerat|fakturerade|att fakturera/);
});
