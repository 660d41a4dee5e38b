import type { InvoiceDocument } from '../../schemas/invoice.ts';
import type { Company } from '../../schemas/settings.ts';

/** Whether there is something to pay. Only then does it name a due date, a reference and interest. */
export function asksForPayment({ invoiceType, sumTotalIncVat }: InvoiceDocument): boolean {
  return invoiceType === 'Debit' && sumTotalIncVat > 0;
}

/** Whether the invoice can be paid by a QR code: something is to be paid, and it is known to whom and how. */
export function hasPaymentCode(document: InvoiceDocument): boolean {
  const { companyName, organisationNumber } = document.company;
  const isKnown = companyName !== '' && organisationNumber !== '' && paymentAccount(document.company) !== undefined;
  return asksForPayment(document) && isKnown;
}

/** Where to pay, as the format calls it: the bank giro before the others. */
function paymentAccount({ bankGiro, plusGiro, iban }: Company): { pt: string; acc: string } | undefined {
  const accounts = [
    { pt: 'BG', acc: bankGiro },
    { pt: 'PG', acc: plusGiro },
    { pt: 'IBAN', acc: iban },
  ];
  return accounts.find(({ acc }) => acc !== '');
}

/**
 * What the QR code of an invoice says (UsingQR, swedish-invoicing section 10): JSON whose keys come in the format's
 * order, in ASCII alone, since not every reader takes its bytes for UTF-8.
 * @param document an issued invoice for which `hasPaymentCode` holds
 */
export function paymentCodeText(document: InvoiceDocument): string {
  const { company, ocr, displayDate, dueDate, sumTotalIncVat, vatTotalRounded } = document;
  const code = {
    uqr: 1,
    tp: 1,
    nme: company.companyName,
    cid: company.organisationNumber,
    iref: ocr,
    ddt: compact(dueDate),
    due: sumTotalIncVat,
    ...paymentAccount(company),
    idt: compact(displayDate),
    vat: vatTotalRounded,
  };
  return JSON.stringify(code).replace(/[^ -~]/g, escaped);
}

/** '2026-11-20' → '20261120' */
function compact(day: string): string {
  return day.replaceAll('-', '');
}

/** One UTF-16 unit, as JSON wants it. */
function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
