import { asksForPayment } from '../domain/invoice/payment-code.ts';
import { codesOf } from '../domain/invoice/projects-of.ts';
import { whatIsCredited } from '../domain/invoice/credit-words.ts';
import { formatMoney, formatNames } from '../lib/format.ts';
import { escapeHtml } from '../lib/html.ts';
import type { InvoiceDocument } from '../schemas/invoice.ts';

export type MailText = { subject: string; text: string; html: string };

export function invoiceMail(invoice: InvoiceDocument, { toCustomer }: { toCustomer: boolean }): MailText {
  const { company } = invoice;
  const paragraphs = {
    note: toCustomer ? '' : noteToFirm(invoice),
    greeting: 'Hej!',
    opening: opening(invoice),
    questions: questions(invoice),
  };
  const facts = factsOf(invoice).filter(([, value]) => value !== '');
  const from = company.companyName && ` från ${company.companyName}`;
  return {
    subject: `${invoice.invoiceTitle} ${invoice.serialNumberPadded}${from}`,
    text: asText({ ...paragraphs, facts, signature: signature(invoice) }),
    html: asHtml({ ...paragraphs, facts, signature: signature(invoice) }),
  };
}

function noteToFirm({ customerName, invoiceDelivery }: InvoiceDocument): string {
  if (invoiceDelivery === 'Letter')
    return `${customerName} får sina fakturor som brev. Skriv ut fakturan och posta den.`;
  return `${customerName} har ingen e-postadress för fakturor. Skicka fakturan vidare till kunden.`;
}

function opening(invoice: InvoiceDocument): string {
  const { invoiceType, serialNumberPadded, objectName } = invoice;
  const work = [codesOf(invoice), objectName].filter(Boolean).join(' ');
  const nothingToPay = asksForPayment(invoice) ? '' : ' Ingen betalning ska göras.';
  return invoiceType === 'Debit'
    ? `Här kommer faktura ${serialNumberPadded} för ${work}. Den är bifogad som PDF.${nothingToPay}`
    : `Här kommer kreditfaktura ${serialNumberPadded} för ${work}. Den ${whatIsCredited(invoice)}, så ingen betalning ska göras. Kreditfakturan är bifogad som PDF.`;
}

type Fact = [label: string, value: string];

function factsOf(invoice: InvoiceDocument): Fact[] {
  const references: Fact[] = [
    ['Er referens', invoice.customerReferenceName],
    ['Fakturamärkning', invoice.costCenter],
    ['Vår referens', invoice.ourReferenceName],
  ];
  if (invoice.invoiceType === 'Credit') {
    return [
      ['Kreditfakturanummer', invoice.serialNumberPadded],
      ['Avser faktura', invoice.refSerialNumberPadded],
      ['Skäl', invoice.creditReason],
      ['Krediterat belopp', formatMoney(Math.abs(invoice.sumTotalIncVat))],
      ...references,
    ];
  }
  if (!asksForPayment(invoice)) {
    return [
      ['Fakturanummer', invoice.serialNumberPadded],
      ['Summa', formatMoney(invoice.sumTotalIncVat)],
      ...references,
    ];
  }
  return [
    ['Fakturanummer', invoice.serialNumberPadded],
    ['Att betala', formatMoney(invoice.sumTotalIncVat)],
    ['Förfallodatum', invoice.dueDate],
    ['Bankgiro', invoice.company.bankGiro],
    ['Plusgiro', invoice.company.plusGiro],
    ['IBAN', invoice.company.iban],
    ['OCR-nummer', invoice.ocr],
    ...references,
  ];
}

function questions({ company, ourReferenceName }: InvoiceDocument): string {
  const ways = [company.companyEmail, company.companyPhone].filter(Boolean);
  if (ways.length === 0 && !ourReferenceName) return '';
  if (ways.length === 0) return `Har du frågor? Kontakta ${ourReferenceName}.`;
  const reached = formatNames(ways).replace(' och ', ' eller ');
  return ourReferenceName
    ? `Har du frågor? Kontakta ${ourReferenceName}: ${reached}.`
    : `Har du frågor? Kontakta oss: ${reached}.`;
}

function signature({ company }: InvoiceDocument): string[] {
  const number = company.organisationNumber && `Org.nr ${company.organisationNumber}`;
  return ['Med vänlig hälsning', company.companyName, number, company.companyWeb].filter(Boolean);
}

type Parts = {
  note: string;
  greeting: string;
  opening: string;
  facts: readonly Fact[];
  questions: string;
  signature: readonly string[];
};

function asText({ note, greeting, opening: first, facts, questions: last, signature: signed }: Parts): string {
  const width = Math.max(...facts.map(([label]) => label.length)) + 3;
  const table = facts.map(([label, value]) => `${`${label}:`.padEnd(width)}${value}`).join('\n');
  const blocks = [note, greeting, first, table, last, signed.join('\n')];
  return `${blocks.filter(Boolean).join('\n\n').replaceAll('\u00a0', ' ')}\n`;
}

const font = "font-family:'Segoe UI',Helvetica,Arial,sans-serif";

/** Mail clients support tables and inline styles, and little else. */
function asHtml({ note, greeting, opening: first, facts, questions: last, signature: signed }: Parts): string {
  const paragraph = (text: string, style = '') => text && `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;
  const rows = facts.map(
    ([label, value], index) =>
      `<tr><td style="padding:4px 24px 4px 0;color:#59616a;vertical-align:top">${escapeHtml(label)}</td><td style="padding:4px 0;vertical-align:top${index < 3 ? ';font-weight:600' : ''}">${escapeHtml(value)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="sv">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#16191d;font-size:15px;line-height:1.5;${font}">
<div style="max-width:560px">
${paragraph(note, 'padding:12px 16px;background:#fff4e6;border-left:4px solid #d9480f')}
${paragraph(greeting)}
${paragraph(first)}
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-top:1px solid #cfd4da;border-bottom:1px solid #cfd4da;padding:8px 0;font-size:15px;line-height:1.5;${font}">
${rows.join('\n')}
</table>
${paragraph(last)}
<p style="margin:0;color:#59616a">${signed.map(escapeHtml).join('<br>')}</p>
</div>
</body>
</html>
`;
}
