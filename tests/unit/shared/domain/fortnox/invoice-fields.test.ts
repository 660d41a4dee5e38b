import { expect, it } from 'vitest';
import { invoiceFields } from '../../../../../shared/domain/fortnox/invoice-fields.ts';
import { buildInvoiceDocument } from '../../../../../shared/domain/invoice/build-invoice-document.ts';
import {
  hours,
  invoiceInput,
  measurement,
  meter,
  pieces,
  travel,
  workOrder,
} from '../../../../support/invoice-input.ts';

type Row = { Description: string };

const descriptionsOf = (rest: Parameters<typeof invoiceInput>[0]) => {
  const rows = invoiceFields(buildInvoiceDocument(invoiceInput(rest)), '17')['InvoiceRows'] as Row[];
  return rows.map(({ Description }) => Description);
};

it('an invoice for Fortnox says in each row which kind of work and unit it is of, also below a heading', () => {
  const products = [measurement, travel, meter].map((product) => ({ ...product, invoiceItemGroupHeading: true }));
  const noted = workOrder(1, [hours(2, 125_000), hours(1, 95_000, travel), pieces(3, 45_000)], { note: 'Trapphus A' });
  expect(descriptionsOf({ products, workOrders: [noted] })).toEqual([
    'Bullermätning: Trapphus A (tim)',
    'Restid: Trapphus A (tim)',
    'Ljudnivåmätare: Trapphus A (st)',
  ]);
  expect(descriptionsOf({ workOrders: [noted] })).toEqual([
    'Bullermätning: Trapphus A (tim)',
    'Restid: Trapphus A (tim)',
    'Ljudnivåmätare: Trapphus A (st)',
  ]);
});

it('an invoice for Fortnox says nothing twice where a line is its heading', () => {
  const products = [{ ...measurement, invoiceItemGroupHeading: true }];
  const workOrders = [workOrder(1, [hours(2, 125_000)]), workOrder(2, [hours(1, 125_000)], { note: 'PM' })];
  expect(descriptionsOf({ products, workOrders })).toEqual(['Bullermätning (tim)', 'Bullermätning: PM (tim)']);
});

it('an invoice for Fortnox keeps the unit where a text is as long as Fortnox takes', () => {
  const [description] = descriptionsOf({ workOrders: [workOrder(1, [hours(2, 125_000)], { note: 'å'.repeat(400) })] });
  expect(description).toHaveLength(255);
  expect(description).toMatch(/å \(tim\)$/);
});
