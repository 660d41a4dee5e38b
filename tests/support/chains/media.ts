import { expect } from 'vitest';
import * as z from 'zod/mini';
import { invoiceMail } from '../../../shared/mail/invoice-mail.ts';
import { type InvoiceDocument, invoiceDocumentSchema } from '../../../shared/schemas/invoice.ts';
import { eInvoiceXml } from '../../../shared/e-invoice/e-invoice.ts';
import { half } from '../exact-credits.ts';
import { inOre, written } from '../exact-invoice.ts';
import { type Figures, figuresOf, sum } from './figures.ts';

const labels = {
  Domestic: (rate: number) => `Moms ${rate} %`,
  ReverseEu: () => 'Omvänd betalningsskyldighet',
  ReverseConstruction: () => 'Omvänd betalningsskyldighet',
  Export: () => 'Utan svensk moms',
};

/** What the buyer must read where no VAT is charged. */
const laws = {
  ReverseEu: 'artikel 196 i mervärdesskattedirektivet (2006/112/EG)',
  ReverseConstruction: '16 kap. 13 § mervärdesskattelagen (2023:200)',
  Export: '6 kap. 33 § mervärdesskattelagen (2023:200)',
};

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

export function expectInJson(document: InvoiceDocument): Figures {
  const travelled = z.parse(invoiceDocumentSchema, JSON.parse(JSON.stringify(document)));
  return figuresOf(travelled);
}

export function expectInMail(document: InvoiceDocument, { toPay }: Figures): void {
  const { text, html } = invoiceMail(document, { toCustomer: true });
  const amount = `${written(toPay < 0n ? -toPay : toPay)} kr`;
  const label = document.invoiceType === 'Credit' ? 'Krediterat belopp' : toPay > 0n ? 'Att betala' : 'Summa';
  expect(text).toMatch(new RegExp(`^${label}: +${amount}$`, 'm'));
  expect(plain(html)).toContain(`>${amount}<`);
}

/** @param text of the printed pages, lines in order */
export function expectInPdf(text: string, document: InvoiceDocument, figures: Figures): void {
  const page = plain(text);
  let from = 0;
  for (const [index, ore] of figures.lines.entries()) {
    const amount = ` ${written(ore)} `;
    const at = page.indexOf(amount, from);
    expect(at, `line ${index + 1}, ${amount} after ${page.slice(from, from + 80)}`).toBeGreaterThan(-1);
    from = at + 1;
  }
  const several = figures.parts.length > 1;
  for (const { rule, rate, net, vat } of figures.parts) {
    const label = labels[rule](rate);
    expect(page).toContain(several ? `${label} på ${written(net)} ${written(vat)} ` : `${label} ${written(vat)} `);
    if (rule !== 'Domestic') expect(page).toContain(laws[rule]);
  }
  const asked = figures.toPay > 0n ? 'Att betala SEK' : 'Summa SEK';
  const label = document.invoiceType === 'Credit' ? 'Att kreditera SEK' : asked;
  const rounding = figures.rounding === 0n ? '' : `Öresavrundning ${written(figures.rounding)} `;
  expect(page).toContain(`Netto ${written(figures.net)} `);
  expect(page).toContain(`${rounding}${label} ${written(figures.toPay)}`);
}

export type FortnoxInvoice = {
  InvoiceRows: { Total: number; VAT: number; AccountNumber: number; Price: number }[];
  Net: number;
  TotalVAT: number;
  RoundOff: number;
  Total: number;
};

/** @param received the invoice as Fortnox has it. It counts VAT of its own: öre beyond that are rounding there. */
export function expectInFortnox(received: FortnoxInvoice, { items }: InvoiceDocument, figures: Figures): void {
  const rows = received.InvoiceRows.filter(({ AccountNumber }) => AccountNumber !== 3740);
  const rounded = received.InvoiceRows.filter(({ AccountNumber }) => AccountNumber === 3740);
  expect(rows.map((row) => [inOre(row.Total), row.VAT, row.AccountNumber])).toEqual(
    items.map(({ vatPercent, account }, index) => [figures.lines[index], vatPercent, account]),
  );
  expect(received.InvoiceRows.every(({ Price }) => Price >= 0)).toBe(true);
  const rowOre = sum(rounded.map(({ Total }) => inOre(Total)));
  const rates = Map.groupBy(figures.parts, ({ rate }) => rate);
  const vat = sum([...rates].map(([rate, parts]) => half(sum(parts.map(({ net }) => net)) * BigInt(rate), 100n)));
  expect(inOre(received.Net)).toBe(figures.net + rowOre);
  expect(inOre(received.TotalVAT)).toBe(vat);
  expect(inOre(received.Total)).toBe(figures.toPay);
}

/** @returns the e-invoice */
export function expectInUbl(document: InvoiceDocument, figures: Figures): string {
  const xml = eInvoiceXml(document, {
    pdf: 'JVBERi0xLjcK',
    creditedOn: document.invoiceType === 'Credit' ? '2026-11-20' : '',
  });
  const sign = document.invoiceType === 'Credit' ? -1n : 1n;
  const all = (name: string, within = xml) =>
    [...within.matchAll(new RegExp(`<cbc:${name} currencyID="SEK">(-?[\\d.]+)</cbc:${name}>`, 'g'))].map(
      ([, value]) => oreIn(value!) * sign,
    );
  const [total = ''] = /<cac:LegalMonetaryTotal>.*?<\/cac:LegalMonetaryTotal>/s.exec(xml) ?? [];
  const lines = xml.slice(xml.indexOf(total) + total.length);
  expect(all('LineExtensionAmount', lines)).toEqual(figures.lines);
  expect(all('TaxExclusiveAmount')).toEqual([figures.net]);
  expect(all('PayableRoundingAmount')).toEqual(figures.rounding === 0n ? [] : [figures.rounding]);
  expect(all('PayableAmount')).toEqual([figures.toPay]);
  const [vat, ...ofRates] = all('TaxAmount');
  expect([vat, sum(ofRates)]).toEqual([figures.vat, figures.vat]);
  return xml;
}

/** Decimals as XML has them: '12.5' and '12.50'. */
function oreIn(value: string): bigint {
  const [whole = '', decimals = ''] = value.replace('-', '').split('.');
  const ore = BigInt(whole + decimals.padEnd(2, '0'));
  return value.startsWith('-') ? -ore : ore;
}
