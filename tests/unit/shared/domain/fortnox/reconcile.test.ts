import { describe, expect, it } from 'vitest';
import { type KlangInvoice, reconcile } from '../../../../../shared/domain/fortnox/reconcile.ts';
import { type FortnoxInvoice, readFortnoxInvoice } from '../../../../../shared/domain/fortnox/fortnox-invoice.ts';
import { ocrOf, padSerialNumber } from '../../../../../shared/domain/invoice/invoice-number.ts';
import { formatMoney } from '../../../../../shared/lib/format.ts';

const today = '2026-11-20';

/** Every fifth is a credit. */
const isCredit = (serialNumber: number) => serialNumber % 5 === 0;

const our = (serialNumber: number): KlangInvoice => ({
  invoiceId: serialNumber,
  invoiceCode: `26-0001-${padSerialNumber(serialNumber)}`,
  customerName: `Kund ${serialNumber}`,
  serialNumber,
  status: isCredit(serialNumber) ? 'Paid' : 'Posted',
  credited: false,
  creditedOre: 0,
  openCreditOre: 0,
  toPayOre: 12_300 * serialNumber * (isCredit(serialNumber) ? -1 : 1),
  vatOre: 2_460 * serialNumber * (isCredit(serialNumber) ? -1 : 1),
  displayDate: '2026-11-20',
  dueDate: '2026-12-20',
  fortnoxCustomerNumber: '12',
  creditNumbers: [],
  debitStatus: null,
});

const there = (one: KlangInvoice, changes: Partial<FortnoxInvoice> = {}): FortnoxInvoice => ({
  ...readFortnoxInvoice({
    DocumentNumber: String(one.serialNumber),
    ExternalInvoiceReference1: one.invoiceCode,
    OCR: ocrOf(one.serialNumber),
    CustomerNumber: one.fortnoxCustomerNumber,
    InvoiceDate: one.displayDate,
    DueDate: one.dueDate,
    Booked: true,
    Total: one.toPayOre / 100,
    Balance: isCredit(one.serialNumber) ? 0 : one.toPayOre / 100,
  }),
  ...changes,
});

const ours = Array.from({ length: 40 }, (_, index) => our(index + 1));

describe('the reconciliation', () => {
  it('finds nothing in equal, unregistered or foreign invoices', () => {
    const created = { ...our(41), status: 'Created' as const };
    const foreign = there(our(99), { reference: 'Order 5', documentNumber: '500' });
    const unlinked = { ...our(42), fortnoxCustomerNumber: '' };
    expect(
      reconcile(
        [...ours, created, unlinked],
        [there(unlinked, { customerNumber: '7' }), ...ours.map((one) => there(one)), foreign],
        today,
      ),
    ).toEqual([]);
  });

  it('tells which texts Fortnox took from the customer’s card, where ours are empty', () => {
    const texts = { YourReference: 'Kalle på kortet', OurReference: 'Åsa', Remarks: 'Se avtal 7', City: '' };
    const ofOurs = { ...our(1), emptyTexts: ['YourReference', 'Remarks', 'City'] };
    expect(reconcile([ofOurs], [there(ofOurs, { texts })], today)).toMatchObject([
      { kind: 'texts', ours: '', theirs: 'Er referens: Kalle på kortet, Fakturatext: Se avtal 7' },
    ]);
    expect(reconcile([ofOurs], [there(ofOurs, { texts: { OurReference: 'Åsa' } })], today)).toEqual([]);
    expect(reconcile([our(1)], [there(our(1), { texts })], today)).toEqual([]);
    expect(reconcile([ofOurs], [there(ofOurs)], today)).toEqual([]);
  });

  it('has a row for a credit while it is open in the books', () => {
    const credit = our(10);
    const settled = there(credit);
    const open = { ...settled, balanceOre: settled.totalOre };
    expect(reconcile([credit], [settled], today)).toEqual([]);
    expect(reconcile([{ ...credit, status: 'Posted' }], [open], today)).toMatchObject([
      { kind: 'unsettled', invoiceId: 10, ours: formatMoney(0), theirs: formatMoney(credit.toPayOre / 100) },
    ]);
    expect(reconcile([{ ...credit, status: 'Sent' }], [{ ...open, isBooked: false }], today)).toEqual([]);
  });

  it('finds each of 20 differences, once', () => {
    const changes: Partial<FortnoxInvoice>[] = [
      { totalOre: 1 },
      { totalOre: 12_300 },
      { ocr: '' },
      { ocr: '42' },
      { dueDate: '2026-12-21' },
      { customerNumber: '13' },
      { invoiceDate: '2026-11-19' },
      { isBooked: false },
      { balanceOre: 0 },
      { isCancelled: true },
      { documentNumber: '900001' },
      { documentNumber: '900002' },
    ];
    const changed = ours.slice(0, 12).map((one, index) => there(one, changes[index]));
    const missing = ours.slice(12, 16);
    const twice = ours
      .slice(16, 18)
      .flatMap((one) => [there(one), there(one, { documentNumber: `8${one.serialNumber}` })]);
    const unknown = [there(our(77)), there(our(78))];
    const clean = ours.slice(18).map((one) => there(one));
    const rows = reconcile(ours, [...changed, ...twice, ...unknown, ...clean], today);
    expect(missing).toHaveLength(4);
    expect(rows).toHaveLength(20);
    expect(Map.groupBy(rows, ({ kind }) => kind).size).toBe(10);
    expect(rows).toContainEqual({
      kind: 'twice',
      invoiceCode: '26-0001-000017',
      invoiceId: 17,
      customerName: 'Kund 17',
      ours: '17',
      theirs: '17, 817',
      documentNumber: '17, 817',
    });
  });

  const kindsOf = (...asked: Parameters<typeof reconcile>) => reconcile(...asked).map(({ kind }) => kind);

  it('compares VAT where it is known, even when the total is the same', () => {
    const one = our(1);
    expect(kindsOf([one], [there(one, { vatOre: one.vatOre })], today)).toEqual([]);
    expect(reconcile([one], [there(one, { vatOre: 0 })], today)).toMatchObject([
      { kind: 'vat', ours: '24,60\u00a0kr', theirs: '0,00\u00a0kr', documentNumber: '1' },
    ]);
  });

  it('tells what is paid in part and what is paid too much, of what is bookkept and asks for payment', () => {
    const one = our(1);
    const paid = (balanceOre: number, changes: Partial<FortnoxInvoice> = {}) =>
      kindsOf([one], [there(one, { balanceOre, ...changes })], today);
    expect(paid(1)).toEqual(['partPaid']);
    expect(paid(one.toPayOre - 1)).toEqual(['partPaid']);
    expect(paid(one.toPayOre)).toEqual([]);
    expect(paid(-1)).toEqual(['status', 'overpaid']);
    expect(kindsOf([{ ...one, status: 'Paid' }], [there(one, { balanceOre: -1 })], today)).toEqual(['overpaid']);
    expect(paid(1, { isBooked: false })).toEqual(['status']);
    expect(paid(-1, { isCancelled: true })).toEqual(['status']);
    // The open balance of a credited debit is reported on its credit, an overpayment on the debit itself.
    const credited = { ...one, credited: true };
    expect(kindsOf([credited], [there(one, { balanceOre: 1 })], today)).toEqual([]);
    const overpaid = { ...credited, status: 'Paid' as const };
    expect(kindsOf([overpaid], [there(one, { balanceOre: -1 })], today)).toEqual(['overpaid']);
    expect(kindsOf([our(5)], [there(our(5), { balanceOre: -100 })], today)).toEqual(['unsettled', 'status']);
  });

  it('tells invoices of others on our customers, from the day of our first', () => {
    const one = our(1);
    const other = (changes: Partial<FortnoxInvoice> = {}) =>
      there(our(99), { reference: '', documentNumber: '500', ...changes });
    const customerNumbers = new Set(['12']);
    const kinds = (their: FortnoxInvoice) => kindsOf([one], [there(one), their], today, { customerNumbers });
    expect(kinds(other())).toEqual(['foreign']);
    expect(kinds(other({ reference: 'Order 5' }))).toEqual(['foreign']);
    expect(kinds(other({ customerNumber: '13' }))).toEqual([]);
    expect(kinds(other({ invoiceDate: '2026-11-19' }))).toEqual([]);
    expect(kinds(other({ isCancelled: true }))).toEqual([]);
    expect(kinds(other({ reference: '26-0001-000099' }))).toEqual(['unknown']);
  });

  it('reports an invoice missing in Fortnox by its status, unless it is pending', () => {
    const created = { ...our(1), status: 'Created' as const };
    expect(kindsOf([created], [], today, { registered: new Set([2]) })).toEqual([]);
    expect(kindsOf([created], [], today, { registered: new Set([1]) })).toEqual(['missing']);
    expect(kindsOf([created], [there(created, { ocr: '42' })], today)).toEqual(['ocr', 'status']);
  });
});

describe('an invoice that may not be owed', () => {
  const kindsOf = (...args: Parameters<typeof reconcile>) => reconcile(...args).map(({ kind }) => kind);

  it('is credited in Fortnox by a credit that Klang has not made', () => {
    const debit = { ...our(3), status: 'Paid' as const };
    const their = there(debit, { creditNumber: '77', balanceOre: 0 });
    expect(reconcile([debit], [their], today)).toMatchObject([{ kind: 'creditedThere', theirs: '77' }]);
    expect(kindsOf([{ ...debit, creditNumbers: ['77'] }], [their], today)).toEqual([]);
    expect(kindsOf([{ ...debit, status: 'Cancelled' }], [their], today)).toEqual([]);
  });

  it('is cancelled here and still owed there', () => {
    const debit = { ...our(3), status: 'Cancelled' as const };
    expect(kindsOf([debit], [there(debit)], today)).toEqual(['notCancelled']);
    expect(kindsOf([debit], [there(debit, { isCancelled: true, balanceOre: 0 })], today)).toEqual([]);
    expect(kindsOf([debit], [], today)).toEqual([]);
  });

  it('is cancelled while credits of it stand, or its credit is cancelled alone', () => {
    const debit = { ...our(3), status: 'Cancelled' as const, creditNumbers: ['5'] };
    const gone = { isCancelled: true, balanceOre: 0 };
    expect(kindsOf([debit], [there(debit, gone)], today)).toEqual(['creditsLeft']);
    const credit = { ...our(5), status: 'Cancelled' as const, debitStatus: 'Posted' as const };
    expect(kindsOf([credit], [there(credit, gone)], today)).toEqual(['creditCancelled']);
    expect(kindsOf([{ ...credit, debitStatus: 'Cancelled' }], [there(credit, gone)], today)).toEqual([]);
  });
});
