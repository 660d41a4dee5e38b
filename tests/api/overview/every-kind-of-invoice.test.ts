import { beforeAll, expect, it } from 'vitest';
import { createCreditInvoice, createFromProject, getInvoice, listInvoices } from '../../../shared/contract/invoices.ts';
import { getMyDay } from '../../../shared/contract/my-day.ts';
import { getOverview } from '../../../shared/contract/overview.ts';
import { createPartCredit } from '../../../shared/contract/part-credits.ts';
import { getProjectFigures, listProjects } from '../../../shared/contract/projects.ts';
import { listCustomers } from '../../../shared/contract/customers.ts';
import { getAllUsers } from '../../../shared/contract/users.ts';
import { listWorkOrders } from '../../../shared/contract/work-orders.ts';
import type { Invoice } from '../../../shared/schemas/invoice.ts';
import { agreementOf } from '../../support/agreements.ts';
import { newKey } from '../../support/api.ts';
import { makeInvoiceableProject, makeProduct, makeWorkOrder, priceAllProducts } from '../../support/builders.ts';
import { setInvoiceStatus, useStack } from '../../support/invoices.ts';
import { logInAs } from '../../support/people.ts';
import { byTier, seed } from '../../support/tier.ts';

/**
 * Invoices of every kind, in random chains: of hours at several VAT rates, on account and deducted, of a fixed price and
 * of a ceiling, credited in part and whole, and cancelled. The figures are counted anew from hours, prices and lines.
 */

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);
let userId: number;
let book: { productId: number };
const bookPrice = 400;

beforeAll(async () => {
  useStack();
  userId = (await staff.result(getAllUsers)).find(({ initials }: { initials: string }) => initials === 'AL').userId;
  book = await makeProduct(superAdmin, { vatPercent: 6, account: 3003 });
  await priceAllProducts(superAdmin, bookPrice);
});

const inOre = (kronor: number) => Math.round(kronor * 100);
const sum = <One>(some: readonly One[], of: (one: One) => number) => some.reduce((total, one) => total + of(one), 0);

/** Park and Miller's generator. */
function dice(from: number) {
  let state = (from % 2_147_483_646) + 1;
  return (sides: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
}

type Chain = Awaited<ReturnType<typeof makeChain>>;

async function makeChain(roll: (sides: number) => number) {
  const { project, rate } = await makeInvoiceableProject(staff, 1);
  const orders = [{ hours: 1, ore: inOre(rate.unitPrice), isOwn: false }];
  const work = async () => {
    const [hours, hoursOfBook] = [(1 + roll(30)) / 2, (1 + roll(8)) / 2];
    const items = [
      { productId: rate.productId, workedHours: hours, invoiceableHours: hours },
      { productId: book.productId, workedHours: hoursOfBook, invoiceableHours: hoursOfBook },
    ];
    const owner = { workOrderOwnerUserId: userId };
    await makeWorkOrder(staff, project.projectId, { status: 'Registered', items, ...owner });
    const ore = inOre(hours * rate.unitPrice) + inOre(hoursOfBook * bookPrice);
    orders.push({ hours: hours + hoursOfBook, ore, isOwn: true });
  };
  await work();
  return { project, rate, orders, work, agreement: agreementOf(staff, project.projectId) };
}

const invoiceWork = async ({ project }: Chain): Promise<number> =>
  (await staff.result(createFromProject, { params: project, idempotencyKey: newKey() })).invoiceId;

/** What may happen to an issued invoice: nothing, a credit of a part or of all, or a cancellation. */
async function treat(invoiceId: number, roll: (sides: number) => number): Promise<void> {
  const how = roll(4);
  if (how === 0) return;
  if (how === 1) return setInvoiceStatus(invoiceId, 'Cancelled');
  await setInvoiceStatus(invoiceId, 'Posted');
  const params = { invoiceId };
  if (how === 2) await staff.result(createCreditInvoice, { params, idempotencyKey: newKey() });
  else {
    const body = { reason: 'Fel antal timmar', amount: 100 + roll(200) };
    await staff.result(createPartCredit, { params, body, idempotencyKey: newKey() });
  }
}

const kinds: Record<string, (chain: Chain, roll: (sides: number) => number) => Promise<number>> = {
  hours: (chain) => invoiceWork(chain),
  'on account': async (chain, roll) => {
    const { invoiceId } = await chain.agreement.onAccount(500 + roll(1_000));
    if (roll(2) === 0) return invoiceId;
    return invoiceWork(chain);
  },
  'a fixed price': async ({ agreement }) => {
    const instalments = [{ text: 'Start', percent: 33.33 }, { text: 'Slut' }];
    const agreed = 10_000.01;
    const parts = [instalments[0]!, { text: 'Slut', amount: 6_667.01 }];
    expect((await agreement.save({ priceForm: 'FixedPrice', agreed, instalments: parts })).status).toBe(200);
    const [first] = (await agreement.read()).instalments;
    return (await agreement.instalments([first!.instalmentId])).invoiceId;
  },
  'a ceiling': async ({ agreement, rate }) => {
    expect((await agreement.save({ priceForm: 'Ceiling', agreed: rate.unitPrice })).status).toBe(200);
    return (await agreement.work({ overCeiling: 'Free' })).invoiceId;
  },
};

async function readFirm() {
  const [{ invoiced, expected }, { hours }] = await Promise.all([
    superAdmin.result(getOverview),
    staff.result(getMyDay),
  ]);
  const asked = {
    ownerUserId: userId,
    status: 'Registered,Invoiced',
    dateFrom: hours.month.from,
    dateTo: hours.month.to,
  };
  const list = await staff.result(listWorkOrders, { query: { ...asked, sums: 'true' } });
  expect(hours.month.registered).toBe(list.sums.hoursWorked);
  const { from, to } = invoiced.period;
  const ledger = (filter: Record<string, string>) =>
    staff.result(listInvoices, { query: { ...filter, sums: 'true' } }).then(({ sums }: any) => sums);
  expect((await ledger({ displayDateFrom: from, displayDateTo: to, notCancelled: 'true' })).sumTotal).toBe(
    invoiced.total,
  );
  expect((await ledger({ payment: 'unpaid' })).owed).toBe(expected.total);
  return { invoiced: inOre(invoiced.total), owed: inOre(expected.total), hours: hours.month.registered };
}

it.each(Object.keys(kinds))('the figures of a firm follow random chains of invoices of %s', async (kind) => {
  const roll = dice(seed() + kind.length);
  for (let run = 0; run < byTier(1, 6); run += 1) {
    const before = await readFirm();
    const chain = await makeChain(roll);
    const { project, orders } = chain;
    await treat(await kinds[kind]!(chain, roll), roll);
    await chain.work();

    const { items: rows } = await staff.result(listInvoices, {
      query: { projectCode: project.projectCode, itemsPerPage: '0' },
    });
    const invoices: Invoice[] = await Promise.all(
      rows.map(({ invoiceId }: Invoice) => staff.result(getInvoice, { params: { invoiceId } })),
    );
    const counted = invoices.filter(({ status }) => status !== 'Cancelled');
    const invoicedOre = sum(counted, ({ items }) => sum(items, ({ subTotal }) => inOre(subTotal)));
    const workedOre = sum(orders, ({ ore }) => ore);
    const owedOre = sum(
      counted.filter(({ status }) => status !== 'Paid'),
      ({ sumTotalIncVat }) => inOre(sumTotalIncVat),
    );

    const params = { projectId: project.projectId };
    const figures = await staff.result(getProjectFigures, { params });
    const context = `${kind}, run ${run}`;
    expect([inOre(figures.worked), inOre(figures.invoiced)], context).toEqual([workedOre, invoicedOre]);
    expect(figures.months.at(-1)).toMatchObject({ worked: figures.worked, invoiced: figures.invoiced });
    expect(sum(figures.people as { value: number }[], ({ value }) => inOre(value))).toBe(workedOre);
    if (figures.left !== null) expect(inOre(figures.left)).toBe(inOre(figures.budget) - workedOre);

    const ofCode = { projectCode: project.projectCode, notCancelled: 'true', sums: 'true' };
    expect(inOre((await staff.result(listInvoices, { query: ofCode })).sums.sumTotal)).toBe(invoicedOre);
    const listed = { filter: { projectCode: project.projectCode, sums: true }, tagIds: [] };
    const { sums } = await staff.result(listProjects, { body: listed });
    expect([inOre(sums.worked), inOre(sums.invoicedSum)]).toEqual([workedOre, invoicedOre]);
    const ofCustomer = await staff.result(listCustomers, { query: { name: project.customerName, sums: 'true' } });
    expect([inOre(ofCustomer.sums.invoiced12Months), inOre(ofCustomer.sums.owed)]).toEqual([invoicedOre, owedOre]);

    const after = await readFirm();
    const ownHours = sum(
      orders.filter(({ isOwn }) => isOwn),
      ({ hours }) => hours,
    );
    expect({
      invoiced: after.invoiced - before.invoiced,
      owed: after.owed - before.owed,
      hours: after.hours - before.hours,
    }).toEqual({ invoiced: invoicedOre, owed: owedOre, hours: ownHours });
  }
});
