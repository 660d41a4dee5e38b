import { expect, it } from 'vitest';
import { vatOfDocument } from '../../../../../shared/domain/invoice/vat-of-document.ts';
import { buildInvoiceDocument } from '../../../../../shared/domain/invoice/build-invoice-document.ts';
import { hours, invoiceInput, measurement, travel, workOrder } from '../../../../support/invoice-input.ts';

const low = { ...travel, vatPercent: 6 as const };
const document = buildInvoiceDocument(
  invoiceInput({ products: [measurement, low], workOrders: [workOrder(8, [hours(1, 10_010), hours(1, 10_050, low)])] }),
);

it('the VAT of an invoice is counted from the lines of each rate', () => {
  expect(vatOfDocument({ ...document, vatOfRates: [] })).toMatchObject([
    { vatPercent: 25, vatOre: 2_503 },
    { vatPercent: 6, vatOre: 603 },
  ]);
});

it('the VAT of an invoice is what the document states of a rate, where it does', () => {
  const vatOfRates = [{ vatPercent: 6 as const, vat: 6.04 }];
  expect(vatOfDocument({ ...document, vatOfRates })).toMatchObject([
    { vatPercent: 25, vatOre: 2_503 },
    { vatPercent: 6, vatOre: 604 },
  ]);
});
