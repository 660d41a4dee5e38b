import { describe, expect, it } from 'vitest';
import { buildInvoiceDocument } from '../../../../../shared/domain/invoice/build-invoice-document.ts';
import { creditOf } from '../../../../../shared/domain/invoice/credit-of.ts';
import { hasPaymentCode, paymentCodeText } from '../../../../../shared/domain/invoice/payment-code.ts';
import { company, hours, invoiceInput, workOrder } from '../../../../support/invoice-input.ts';

const document = buildInvoiceDocument(invoiceInput({ workOrders: [workOrder(1, [hours(1, 4_467_75)])] }));

describe('the payment code of an invoice', () => {
  it('says who is paid, how much, when and by what reference, its keys in order', () => {
    expect(paymentCodeText(document)).toBe(
      '{"uqr":1,"tp":1,"nme":"Exempelakustik AB","cid":"556000-0001","iref":"1842","ddt":"20261220","due":5585,"pt":"BG","acc":"5050-1055","idt":"20261120","vat":1116.94}',
    );
  });

  it('asks for the printed total and reference', () => {
    const code = JSON.parse(paymentCodeText(document)) as Record<string, unknown>;
    expect(code['due']).toBe(document.sumTotalIncVat);
    expect(code['iref']).toBe(document.ocr);
    expect(code['acc']).toBe(document.company.bankGiro);
  });

  it.each([
    [{ bankGiro: '', plusGiro: '90 20 03-3' }, 'PG', '90 20 03-3'],
    [{ bankGiro: '', iban: 'SE35 5000 0000 0549 1000 0003' }, 'IBAN', 'SE35 5000 0000 0549 1000 0003'],
    [{ plusGiro: '90 20 03-3' }, 'BG', '5050-1055'],
  ])('with %j is paid to %s %s', (accounts, pt, acc) => {
    const paid = { ...document, company: { ...company, ...accounts } };
    expect(hasPaymentCode(paid)).toBe(true);
    expect(JSON.parse(paymentCodeText(paid))).toMatchObject({ pt, acc });
  });

  it('is ASCII, whatever the firm is called, and says its name all the same', () => {
    const companyName = 'Åkes "Ljud" & Bön\u00a0AB – 𝄞';
    const text = paymentCodeText({ ...document, company: { ...company, companyName } });
    expect(text).toMatch(/^[ -~]+$/);
    expect(text).toContain('"nme":"\\u00c5kes \\"Ljud\\" & B\\u00f6n\\u00a0AB \\u2013 \\ud834\\udd1e"');
    expect((JSON.parse(text) as { nme: string }).nme).toBe(companyName);
  });

  it('exists when there is an amount to pay and an account to pay to', () => {
    expect(hasPaymentCode(document)).toBe(true);
    for (const missing of ['companyName', 'organisationNumber', 'bankGiro']) {
      expect(hasPaymentCode({ ...document, company: { ...company, [missing]: '' } }), missing).toBe(false);
    }
  });

  it('is missing on a credit, and when nothing is to be paid', () => {
    const credit = creditOf(document, { company, now: new Date('2026-12-01T10:00:00Z'), number: { serialNumber: 40 } });
    expect(hasPaymentCode(credit)).toBe(false);
    const free = buildInvoiceDocument(invoiceInput({ workOrders: [workOrder(1, [hours(1, 0)])] }));
    expect(hasPaymentCode(free)).toBe(false);
    const rounded = buildInvoiceDocument(invoiceInput({ workOrders: [workOrder(1, [hours(1, 39)])] }));
    expect(rounded.sumTotalIncVat).toBe(0);
    expect(hasPaymentCode(rounded)).toBe(false);
  });
});
