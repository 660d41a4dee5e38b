import { afterAll, describe, expect, it } from 'vitest';
import { closeBrowser } from '../../../../functions/pdf/browser.ts';
import { sheetOf, writeSpreadsheet } from '../../../../functions/spreadsheets/write-spreadsheet.ts';
import { makeRandom } from '../../../../infra/host/strict/random.ts';
import { invoiceFields } from '../../../../shared/domain/fortnox/invoice-fields.ts';
import { buildInvoiceDocument } from '../../../../shared/domain/invoice/build-invoice-document.ts';
import { printedText, undrawnSigns } from '../../../../shared/domain/signs/printed-text.ts';
import { cleanText } from '../../../../shared/lib/clean-text.ts';
import { escapeHtml } from '../../../../shared/lib/html.ts';
import { invoiceMail } from '../../../../shared/mail/invoice-mail.ts';
import { hours, invoiceInput, workOrder } from '../../../support/invoice-input.ts';
import { readPdf } from '../../../support/pdf-text.ts';
import { printInvoice } from '../../../support/print-pdf.ts';
import { readSheets } from '../../../support/spreadsheet.ts';
import { seed } from '../../../support/tier.ts';

afterAll(closeBrowser);

const count = 200;

/** Signs that a text may hold: those that no document draws or writes are refused before anything is issued. */
function randomSigns(): string[] {
  const random = makeRandom(seed());
  const found = new Set<string>();
  while (found.size < count) {
    const [first, last] = random() < 0.8 ? [0xa1, 0x2bff] : [0x1f300, 0x1faff];
    const sign = String.fromCodePoint(first + Math.floor(random() * (last - first + 1)));
    const isSeen = cleanText(sign) === sign && sign.trim() !== '' && !/\p{C}/u.test(sign);
    if (isSeen && undrawnSigns(sign).length === 0) found.add(sign);
  }
  return [...found];
}

const signs = randomSigns();
const noteOf = (sign: string, index: number) => `${index}: x${sign}x`;
const notes = signs.map(noteOf);
const orders = notes.map((note, index) => workOrder(index + 1, [hours(1, 125_000)], { note }));
const { project } = invoiceInput();
const marking = signs.join('');
const document = buildInvoiceDocument(
  invoiceInput({ workOrders: orders, project: { ...project, costCenter: marking } }),
);

/** Fonts have one glyph for signs that look alike. */
const lookOf = (text: string) => text.normalize('NFKC').replaceAll('∆', 'Δ').replaceAll(/\s/g, '');

describe(`${count} random signs in the texts of an invoice`, () => {
  it('are all in its PDF', async () => {
    const { pages } = await readPdf(await printInvoice(document));
    const printed = lookOf(pages.join(' '));
    expect(notes.filter((note) => !printed.includes(lookOf(printedText(note))))).toEqual([]);
  });

  it('are all in both parts of its mail, as they are', () => {
    const { text, html } = invoiceMail(document, { toCustomer: true });
    expect(text).toContain(marking);
    expect(html).toContain(escapeHtml(marking));
  });

  it('are all in a spreadsheet, as they are', async () => {
    const columns = [{ heading: 'Notering', value: (note: string) => note }];
    const [sheet] = readSheets(await writeSpreadsheet([sheetOf('Insatser', columns, notes)]));
    expect(sheet!.rows.slice(1).flat()).toEqual(notes);
  });

  it('are all said in the rows that Fortnox gets', () => {
    const rows = invoiceFields(document, '1')['InvoiceRows'] as { Description: string }[];
    const said = rows.map(({ Description }) => Description);
    const lost = signs.filter((_, index) => {
      const row = said.find((one) => one.includes(` ${index}: x`));
      return !row || !/: x(.*\S.*)x( \(|$)/.test(row.slice(row.indexOf(` ${index}: x`)));
    });
    expect(lost).toEqual([]);
  });
});
