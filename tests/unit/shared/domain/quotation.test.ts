import { expect, it } from 'vitest';
import { quotedLines, requirePriced, sumsByKind } from '../../../../shared/domain/quotation.ts';
import { renderQuotationHtml } from '../../../../shared/quotation-document/render-quotation-html.ts';
import type { WorkOrder, WorkOrderItem } from '../../../../shared/schemas/work-order.ts';
import { company } from '../../../support/invoice-input.ts';

const item = (fields: Partial<WorkOrderItem>) =>
  ({
    productName: 'Akustiker',
    productType: 'Rate',
    hoursEstimated: 0,
    quantity: 0,
    unitPrice: 1150,
    ...fields,
  }) as WorkOrderItem;

const workOrder = (items: WorkOrderItem[], fields: Partial<WorkOrder> = {}) =>
  ({ workOrderId: 7, invoiceNote: 'Mätning <A>', invoiceable: true, status: 'Quoted', items, ...fields }) as WorkOrder;

const lines = quotedLines([
  workOrder([
    item({ hoursEstimated: 12.5 }),
    item({ productName: 'Ljudnivåmätare', productType: 'Rent', quantity: 3, unitPrice: 900 }),
  ]),
  workOrder([item({ hoursEstimated: 100 })], { status: 'Cancelled' }),
  workOrder([item({ hoursEstimated: 100 })], { invoiceable: false }),
  workOrder([], { workOrderId: 8, invoiceNote: 'Rapport' }),
]);

it('a quotation has the estimated hours and quantities of what is charged, and sums by kind, hours first', () => {
  expect(lines.map(({ product, quantity }) => [product, quantity])).toEqual([
    ['Akustiker', 12.5],
    ['Ljudnivåmätare', 3],
    ['', 0],
  ]);
  expect(sumsByKind(lines)).toEqual([
    { productType: 'Rate', ore: 1_437_500 },
    { productType: 'Rent', ore: 270_000 },
  ]);
});

it('a quotation is refused where a line has no price, unless it has no amount either', () => {
  const unpriced = (quantity: number) =>
    quotedLines([workOrder([item({ hoursEstimated: quantity, unitPrice: null })])]);
  requirePriced([...lines, ...unpriced(0)]);
  expect(() => requirePriced(unpriced(1))).toThrow('Pris saknas för Akustiker.');
});

it('a quotation is printed on the invoice’s paper, with what people wrote as text', () => {
  const html = renderQuotationHtml({
    projectCode: '26-0050',
    objectName: 'Aulan',
    receiver: { name: 'Kund & Co', address1: 'Gatan 1', address2: '', postalCode: '41101', city: 'Göteborg' },
    customerReferenceName: 'Eva Ek',
    ourReferenceName: 'Anna Lindqvist',
    day: '2026-11-28',
    validUntil: '2026-12-28',
    terms: 'Resor ingår.\n<b>Rest</b>',
    lines,
    company,
  });
  for (const said of [
    '<h1>Offert</h1>',
    'Kund &amp; Co',
    '26-0050, Aulan',
    '2026-12-28',
    'Mätning &lt;A&gt;',
    '12,5 tim',
  ]) {
    expect(html).toContain(said);
  }
  expect(html).toContain('&lt;b&gt;Rest&lt;/b&gt;');
  expect(html.replaceAll('\u00a0', ' ')).toContain('17 075,00');
});
