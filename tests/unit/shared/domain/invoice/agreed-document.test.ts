import { describe, expect, it } from 'vitest';
import { buildInvoiceDocument } from '../../../../../shared/domain/invoice/build-invoice-document.ts';
import type { AgreementEffect, InvoiceInput } from '../../../../../shared/domain/invoice/invoice-input.ts';
import type { InvoiceLine } from '../../../../../shared/domain/invoice/invoice-line.ts';
import { invoiceInput } from '../../../../support/invoice-input.ts';

describe('an invoice of a project with an agreement', () => {
  const line: InvoiceLine = {
    productId: 0,
    productType: 'Rent',
    text: 'Etapp 1',
    heading: '',
    quantity: 1,
    unitPriceOre: 1_000_000,
    subTotalOre: 1_000_000,
    vatPercent: 12,
    vatRule: 'Domestic',
    account: 3002,
    lineKind: 'Instalment',
    agreedRef: 4,
    sources: [],
  };
  const agreed = (rest: Partial<AgreementEffect>): AgreementEffect => ({
    replacesWork: false,
    isConstruction: false,
    title: 'Slutfaktura',
    linesBelow: () => [line],
    ...rest,
  });
  const itemsOf = (effect: AgreementEffect, rest: Partial<InvoiceInput> = {}) =>
    buildInvoiceDocument(invoiceInput({ agreed: effect, ...rest })).items.map(
      ({ invoiceItemText, lineKind, vatPercent, account }) => [invoiceItemText, lineKind, vatPercent, account],
    );

  it('has its title, and the agreed lines below the work, at the usual rate', () => {
    expect(buildInvoiceDocument(invoiceInput({ agreed: agreed({}) })).invoiceTitle).toBe('Slutfaktura');
    expect(itemsOf(agreed({}))).toEqual([
      ['Bullermätning', 'Work', 25, 3001],
      ['Etapp 1', 'Instalment', 25, 3001],
    ]);
  });

  it('has the agreed lines alone where they replace the work', () => {
    expect(itemsOf(agreed({ replacesWork: true }))).toEqual([['Etapp 1', 'Instalment', 25, 3001]]);
  });

  it('keeps the VAT of the invoice that a deduction names', () => {
    const deduction = { ...line, text: 'Avgår 000012', lineKind: 'Deduction' as const };
    expect(itemsOf(agreed({ linesBelow: () => [deduction] }))).toContainEqual(['Avgår 000012', 'Deduction', 12, 3002]);
  });

  it('makes its lines of those of the work and of its number, which is 0 for a preview', () => {
    const heard: [texts: string[], serialNumber: number][] = [];
    const effect = agreed({
      linesBelow: (work, serialNumber) => {
        heard.push([work.map(({ text }) => text), serialNumber]);
        return [line];
      },
    });
    const { number: _, ...preview } = invoiceInput({ agreed: effect });
    buildInvoiceDocument(invoiceInput({ agreed: effect }));
    buildInvoiceDocument(preview);
    buildInvoiceDocument(invoiceInput({ agreed: { ...effect, replacesWork: true } }));
    expect(heard).toEqual([
      [['Bullermätning'], 18],
      [['Bullermätning'], 0],
      [[], 18],
    ]);
  });
});
