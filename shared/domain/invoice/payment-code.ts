import type { InvoiceDocument } from '../../schemas/invoice.ts';
import type { Company } from '../../schemas/settings.ts';

/** Only an invoice with an amount to pay states a due date, a reference and interest. */
export function asksForPayment({ invoiceType, sumTotalIncVat }: InvoiceDocument): boolean {
  return invoiceType === 'Debit' && sumTotalIncVat > 0;
}

export function hasPaymentCode(document: InvoiceDocument): boolean {
  const { companyName, organisationNumber } = document.company;
  const isKnown = companyName !== '' && organisationNumber !== '' && paymentAccount(document.company) !== undefined;
  return asksForPayment(document) && isKnown;
}

function paymentAccount({ bankGiro, plusGiro, iban }: Company): { pt: string; acc: string } | undefined {
  const accounts = [
    { pt: 'BG', acc: bankGiro },
    { pt: 'PG', acc: plusGiro },
    { pt: 'IBAN', acc: iban },
  ];
  return accounts.find(({ acc }) => acc !== '');
}

/**
 * The content of the payment QR code (UsingQR, swedish-invoicing section 10): JSON with keys in the format's order, in
 * ASCII only, since some readers do not decode UTF-8. @param document an issued invoice for which `hasPaymentCode`
 * holds
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

function compact(day: string): string {
  return day.replaceAll('-', '');
}

/** One UTF-16 code unit, as JSON requires. */
function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
