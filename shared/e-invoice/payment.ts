import { asksForPayment } from '../domain/invoice/payment-code.ts';
import type { InvoiceDocument } from '../schemas/invoice.ts';
import { paymentTermText } from '../text/invoices.ts';
import { type Sign, amount, signedOre } from './amounts.ts';
import { type Element, element } from './xml.ts';

/** UNCL4461: a credit transfer. */
const creditTransfer = '30';

/** One for each of the firm's accounts, with the payment reference; none where nothing is to be paid. */
export function paymentMeans(document: InvoiceDocument): (Element | undefined)[] {
  if (!asksForPayment(document)) return [];
  const { bankGiro, plusGiro, iban } = document.company;
  const accounts = [
    { number: bankGiro.replace(/\D/g, ''), branch: 'SE:BANKGIRO' },
    { number: plusGiro.replace(/\D/g, ''), branch: 'SE:PLUSGIRO' },
    { number: iban.replace(/\s/g, ''), branch: '' },
  ];
  return accounts
    .filter(({ number }) => number !== '')
    .map(({ number, branch }) =>
      element('cac:PaymentMeans', [
        element('cbc:PaymentMeansCode', creditTransfer),
        element('cbc:PaymentID', document.ocr),
        element('cac:PayeeFinancialAccount', [
          element('cbc:ID', number),
          element('cac:FinancialInstitutionBranch', [element('cbc:ID', branch)]),
        ]),
      ]),
    );
}

export function paymentTerms(document: InvoiceDocument): Element | undefined {
  const { paymentTermDays, company } = document;
  const terms = asksForPayment(document)
    ? [`${paymentTermText(paymentTermDays)}.`, company.latePaymentText].filter(Boolean).join(' ')
    : 'Ingen betalning ska göras.';
  return element('cac:PaymentTerms', [element('cbc:Note', terms)]);
}

/** @throws Error when the document's sums are not those of its lines */
export function monetaryTotal(document: InvoiceDocument, sign: Sign): Element | undefined {
  const ore = (kronor: number) => signedOre(kronor, sign);
  const linesOre = document.items.reduce((sum, { subTotal }) => sum + ore(subTotal), 0);
  const netOre = ore(document.sumTotal);
  const grossOre = netOre + ore(document.vatTotalRounded);
  const roundingOre = ore(document.roundingTotal);
  const toPayOre = ore(document.sumTotalIncVat);
  if (linesOre !== netOre || grossOre + roundingOre !== toPayOre) {
    throw new Error(`The sums of invoice ${document.invoiceCode} do not add up.`);
  }
  return element('cac:LegalMonetaryTotal', [
    amount('cbc:LineExtensionAmount', linesOre),
    amount('cbc:TaxExclusiveAmount', netOre),
    amount('cbc:TaxInclusiveAmount', grossOre),
    roundingOre === 0 ? undefined : amount('cbc:PayableRoundingAmount', roundingOre),
    amount('cbc:PayableAmount', toPayOre),
  ]);
}
