import { expect, it } from 'vitest';
import { chosen } from '../../../../functions/invoices/chosen.ts';
import { restsOf } from '../../../../functions/invoices/stores/split-work-orders.ts';
import type { InvoiceContents } from '../../../../functions/invoices/stores/invoice-contents.ts';
import { makeRandom } from '../../../../infra/host/strict/random.ts';
import { buildInvoiceDocument } from '../../../../shared/domain/invoice/build-invoice-document.ts';
import type { InvoiceInput, InvoicedItem, InvoicedWorkOrder } from '../../../../shared/domain/invoice/invoice-input.ts';
import { exactItemsNet, exactSums, inOre } from '../../../support/exact-invoice.ts';
import { randomInvoiceInput } from '../../../support/random-invoice.ts';
import { byTier, seed as firstSeed } from '../../../support/tier.ts';

const chains = byTier(30, 1000);

const counts = ({ productType, invoiceableHours, quantity }: InvoicedItem) =>
  (productType === 'Rate' ? (invoiceableHours ?? 0) : quantity) !== 0;

function sourceOf(input: InvoiceInput, workOrders: readonly InvoicedWorkOrder[]): InvoiceContents {
  const stored = workOrders.map(({ workOrderId, ...data }) => ({ id: workOrderId, data }));
  return { workOrders: stored, input: { ...input, workOrders }, agreement: {} } as unknown as InvoiceContents;
}

/** Random choices until nothing is left: what is invoiced each time, by an oracle that decides and counts by itself. */
function runChain(seed: number): void {
  const random = makeRandom(seed);
  const pick = <One>(all: readonly One[]): One => all[Math.floor(random() * all.length)]!;
  const input = randomInvoiceInput(seed);
  const worked = exactItemsNet(input);
  // An aggregated line rounds its sum once, so its parts can differ by öre: the items' own sums are compared.
  let invoiced = 0n;
  let open = input.workOrders.map((one, index) => ({ ...one, workOrderId: index + 1 }));
  let lastId = open.length;
  for (let round = 0; open.some(({ items }) => items.some(counts)); round += 1) {
    const isLast = round > 8;
    const until = !isLast && random() < 0.4 ? pick(open).verificationDate : undefined;
    const ids =
      !isLast && random() < 0.5 ? open.filter(() => random() < 0.6).map(({ workOrderId }) => workOrderId) : [];
    const workOrderIds = ids.length > 0 ? ids : undefined;
    const leftOut = isLast
      ? []
      : open.flatMap(({ workOrderId, items }) =>
          items.filter(() => random() < 0.15).map(({ workOrderItemId }) => ({ workOrderId, workOrderItemId })),
        );
    const isLeft = (workOrderId: number, item: InvoicedItem) =>
      leftOut.some((one) => one.workOrderId === workOrderId && one.workOrderItemId === item.workOrderItemId);
    const meant = open.flatMap((one) => {
      if (until !== undefined && one.verificationDate > until) return [];
      if (workOrderIds && !workOrderIds.includes(one.workOrderId)) return [];
      return [{ ...one, items: one.items.filter((item) => !isLeft(one.workOrderId, item)) }];
    });
    const expected = exactSums({ ...input, workOrders: meant });
    const splits = meant.filter(({ workOrderId, items }) => {
      const all = open.find((one) => one.workOrderId === workOrderId)!.items;
      return items.length < all.length && items.some(counts);
    });
    if (expected.lines.length === 0 || (splits.length > 0 && meant.length + splits.length > 40)) continue;

    const choice = { leftOut, lines: [], note: '', ...(until && { until }), ...(workOrderIds && { workOrderIds }) };
    const part = chosen(sourceOf(input, open), choice);
    expect(chosen(part, choice)).toEqual(part);
    const document = buildInvoiceDocument(part.input);
    expect(inOre(document.sumTotal), `seed ${seed}`).toBe(expected.net);
    expect(inOre(document.sumTotalIncVat)).toBe(expected.toPay);
    invoiced += exactItemsNet(part.input);

    const taken = new Map(part.input.workOrders.map((one) => [one.workOrderId, one]));
    const rests = restsOf(part).map(({ workOrderId, data }) => {
      lastId += 1;
      const { items, ...rest } = data as unknown as InvoicedWorkOrder;
      expect(taken.has(workOrderId)).toBe(true);
      return { ...rest, items, workOrderId: lastId };
    });
    open = [...open.filter(({ workOrderId }) => !taken.has(workOrderId)), ...rests];
    const left = open.reduce((sum, one) => sum + exactItemsNet({ ...input, workOrders: [one] }), 0n);
    expect(invoiced + left, `seed ${seed}`).toBe(worked);
  }
  expect(invoiced).toBe(worked);
}

it('what is invoiced and what is left add up to what was worked, to the öre, whatever is chosen', () => {
  for (let chain = 0; chain < chains; chain += 1) runChain(firstSeed() + chain);
});

it('an invoice refuses a choice of nothing', () => {
  const input = randomInvoiceInput(1);
  expect(() =>
    chosen(sourceOf(input, input.workOrders), { until: '2000-01-01', leftOut: [], lines: [], note: '' }),
  ).toThrow(expect.objectContaining({ code: 'nothing_to_invoice' }));
});
