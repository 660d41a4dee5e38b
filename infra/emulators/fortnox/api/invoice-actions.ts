import type { Clock } from '../base/clock.ts';
import type { Company } from '../company/company.ts';
import { codes, FortnoxError, type FortnoxCode } from '../base/errors.ts';
import { textIn } from '../base/fields.ts';
import { ocrOf } from '../base/ocr.ts';
import { findInvoice, takeNumber, totalsFor } from './invoice.ts';
import { type Invoice } from '../company/records.ts';

type Action = (company: Company, invoice: Invoice, clock: Clock) => Invoice;

function refuseWhen(condition: boolean, message: string, code: FortnoxCode = codes.codeHidden): void {
  if (condition) throw new FortnoxError(code, message);
}

function save(company: Company, invoice: Invoice, change: Partial<Invoice>, clock: Clock): Invoice {
  const changed = { ...invoice, ...change, modifiedAt: clock.now() };
  company.invoices.set(changed);
  return changed;
}

export const bookkeep: Action = (company, invoice, clock) => {
  const { settings } = company;
  const day = textIn(invoice.fields, 'InvoiceDate');
  refuseWhen(settings.accountingMethod === 'CASH', 'Fakturor bokförs när de betalas enligt kontantmetoden.');
  refuseWhen(invoice.isBooked, 'Fakturan är redan bokförd.');
  refuseWhen(invoice.isCancelled, 'Fakturan är makulerad.');
  refuseWhen(
    invoice.fields['NotCompleted'] === true,
    'Endast klarmarkerade fakturor kan bokföras.',
    codes.notCompleted,
  );
  refuseWhen(day <= settings.lockedUntil, 'Bokföringsperioden är låst.', codes.periodLocked);
  const year = settings.financialYears.findIndex(({ from, to }) => from <= day && day <= to);
  refuseWhen(year < 0, 'Räkenskapsår saknas för fakturadatumet.');
  const isMute = invoice.rows.some(({ quantity, description }) => quantity !== 0 && description === '');
  refuseWhen(isMute, 'En rad med antal saknar benämning.', codes.rowWithoutText);
  const voucher = { series: 'B', number: company.next('nextVoucherNumber'), year: year + 1 };
  const booked = save(company, invoice, { isBooked: true, voucher }, clock);
  return booked.credits === '' ? booked : settle(company, booked, clock);
};

function settle(company: Company, credit: Invoice, clock: Clock): Invoice {
  const original = findInvoice(company, credit.credits);
  const left = Math.min(original.totals.totalOre - original.settledOre, -credit.totals.totalOre);
  const finalPayDate = clock.today();
  pay(company, original, left, clock, finalPayDate);
  return save(
    company,
    credit,
    { settledOre: -left, ...(left === -credit.totals.totalOre ? { finalPayDate } : {}) },
    clock,
  );
}

/** Names a debit's credit; if both are bookkept, they are settled against each other at once. */
export function linkCredit(
  company: Company,
  { debit, credit }: { debit: Invoice; credit: Invoice },
  clock: Clock,
): Invoice {
  refuseWhen(!credit.isCredit || credit.credits !== '', 'Fakturan är ingen kredit, eller har redan en debet.');
  refuseWhen(debit.isCredit || debit.creditedBy !== '', 'Fakturan är en kredit, eller redan krediterad.');
  const linked = save(company, credit, { credits: debit.number }, clock);
  save(company, debit, { creditedBy: credit.number }, clock);
  if (debit.isBooked && credit.isBooked) settle(company, linked, clock);
  return findInvoice(company, debit.number);
}

export function pay(company: Company, invoice: Invoice, ore: number, clock: Clock, day = clock.today()): Invoice {
  const isPayable = invoice.isBooked || company.settings.accountingMethod === 'CASH';
  refuseWhen(!isPayable, 'Fakturan är inte bokförd.');
  const settledOre = invoice.settledOre + ore;
  const finalPayDate = settledOre === invoice.totals.totalOre ? day : '';
  return save(company, invoice, { settledOre, finalPayDate }, clock);
}

export const cancel: Action = (company, invoice, clock) => {
  refuseWhen(invoice.isBooked, 'En bokförd faktura kan inte makuleras.');
  refuseWhen(invoice.isCancelled, 'Fakturan är redan makulerad.');
  refuseWhen(invoice.settledOre !== 0, 'Fakturan har betalningar.');
  return save(company, invoice, { isCancelled: true }, clock);
};

export const externalPrint: Action = (company, invoice, clock) => {
  refuseWhen(invoice.isCancelled, 'Fakturan är makulerad.');
  return save(company, invoice, { isSent: true }, clock);
};

/** Which codes these refusals have is not documented. A second call sends a second e-invoice. */
export const eInvoice: Action = (company, invoice, clock) => {
  const customer = company.customers.get(textIn(invoice.fields, 'CustomerNumber'));
  const isKnown = ['OrganisationNumber', 'GLN', 'VATNumber'].some(
    (name) => textIn(customer?.fields ?? {}, name) !== '',
  );
  refuseWhen(!company.settings.sendsEInvoices, 'Företaget är inte anslutet till tjänsten för e-faktura.');
  refuseWhen(invoice.isCancelled, 'Fakturan är makulerad.');
  refuseWhen(invoice.fields['NotCompleted'] === true, 'Fakturan är inte klarmarkerad.', codes.notCompleted);
  refuseWhen(!isKnown, 'Kunden saknar organisationsnummer och kan inte ta emot e-faktura.');
  const sendings = (invoice.eInvoiceSendings ?? 0) + 1;
  const ediStatus = company.settings.ediStatusOfSent;
  return save(company, invoice, { isSent: true, ediStatus, eInvoiceSendings: sendings }, clock);
};

export const credit: Action = (company, original, clock) => {
  refuseWhen(original.isCredit, 'En kreditfaktura kan inte krediteras.');
  refuseWhen(original.creditedBy !== '', 'Fakturan är redan krediterad.');
  refuseWhen(original.isCancelled, 'Fakturan är makulerad.');
  refuseWhen(!original.isBooked, 'Fakturan är inte bokförd.');
  const number = takeNumber(company);
  const rows = original.rows.map((row) => ({
    ...row,
    rowId: company.next('nextRowId'),
    quantity: row.quantity === 0 ? 0 : -row.quantity,
  }));
  const { ExternalInvoiceReference1: reference, ...copiedFields } = original.fields;
  const fields = {
    ...copiedFields,
    ...(company.settings.creditCopiesReference ? { ExternalInvoiceReference1: reference } : {}),
    InvoiceDate: clock.today(),
    DueDate: clock.today(),
    AdministrationFee: -Number(original.fields['AdministrationFee'] || 0) || 0,
    Freight: -Number(original.fields['Freight'] || 0) || 0,
    OCR: ocrOf(number),
  };
  company.invoices.set({
    ...original,
    number,
    fields,
    rows,
    totals: totalsFor(company, fields, rows, original.hasVat),
    isBooked: false,
    isSent: false,
    isCredit: true,
    creditedBy: '',
    credits: original.number,
    voucher: null,
    settledOre: 0,
    finalPayDate: '',
    modifiedAt: clock.now(),
  });
  return save(company, original, { creditedBy: number }, clock);
};
