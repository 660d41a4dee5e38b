import { describe, expect, it } from 'vitest';
import { sheetOf, writeSpreadsheet } from '../../../../../functions/spreadsheets/write-spreadsheet.ts';
import { text as textField, readFields } from '../../../../../infra/emulators/fortnox/base/fields.ts';
import { fortnoxText } from '../../../../../shared/domain/fortnox/text.ts';
import { buildInvoiceDocument } from '../../../../../shared/domain/invoice/build-invoice-document.ts';
import { drawnSigns } from '../../../../../shared/domain/signs/drawn-signs.ts';
import { printedText, undrawnSigns } from '../../../../../shared/domain/signs/printed-text.ts';
import { lines } from '../../../../../shared/fields/fields.ts';
import { escapeHtml } from '../../../../../shared/lib/html.ts';
import { invoiceMail } from '../../../../../shared/mail/invoice-mail.ts';
import { invoiceInput } from '../../../../support/invoice-input.ts';
import { signsOf } from '../../../../support/signs.ts';
import { readSheets } from '../../../../support/spreadsheet.ts';
import { inAll } from '../../../../support/tier.ts';

/** In the gate, the signs of technical texts, all letters of Europe and some emoji. */
const points = Array.from({ length: inAll ? 0x110000 : 0x3100 }, (_, point) => point).concat(
  inAll ? [] : Array.from({ length: 0x700 }, (_, index) => 0x1f300 + index),
);

const field = lines(10);

/** As a text that is typed with the sign between two letters is kept; undefined where it is refused, or nobody sees it. */
function kept(point: number): string | undefined {
  const { success, data } = field.safeParse(`x${String.fromCodePoint(point)}x`);
  return success && data !== 'xx' ? data : undefined;
}

const texts = points.flatMap((point) => kept(point) ?? []);
const isUnseen = /^x[\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}]*x$/u;
const codeOf = (text: string) => text.codePointAt(1)!.toString(16);

const pieceLength = 1000;
const pieces = Array.from({ length: Math.ceil(texts.length / pieceLength) }, (_, index) =>
  texts.slice(index * pieceLength, (index + 1) * pieceLength).join(''),
);

describe('each sign that a text may hold', () => {
  const drawn = new Set(Object.values(drawnSigns).flatMap(signsOf));

  it('is drawn on paper, or written in signs that are, or refused by name: none is blank', () => {
    const wrong = texts.filter((text) => {
      const printed = printedText(text);
      const isDrawn = Array.from(printed).every((one) => drawn.has(one) || /\s/.test(one));
      const isBlank = /^x\s*x$/.test(printed) && !isUnseen.test(text);
      const isNamed = printed.includes('□') === undrawnSigns(text).length > 0 || text.includes('□');
      return !isDrawn || isBlank || !isNamed;
    });
    expect(wrong.map(codeOf)).toEqual([]);
  });

  it('is written to Fortnox in signs that it takes, and none is blank', () => {
    // Checked as by the stand-in, which shares no code with the product.
    const isTaken = (text: string) => {
      try {
        readFields({ Text: text }, { Text: textField(100_000) });
        return true;
      } catch {
        return false;
      }
    };
    const wrong = texts.filter((text) => {
      const written = fortnoxText(text, 100);
      return !isTaken(written) || (/^x\s*x$/.test(written) && !isUnseen.test(text));
    });
    expect(wrong.map(codeOf)).toEqual([]);
  });

  it('is in both parts of a mail as it is', () => {
    const { project } = invoiceInput();
    const document = buildInvoiceDocument(invoiceInput({ project: { ...project, costCenter: pieces.join('') } }));
    const { text, html } = invoiceMail(document, { toCustomer: true });
    expect(pieces.filter((piece) => !text.includes(piece) || !html.includes(escapeHtml(piece)))).toEqual([]);
  });

  it('is in a spreadsheet as it is', async () => {
    const columns = [{ heading: 'Tecken', value: (piece: string) => piece }];
    const [sheet] = readSheets(await writeSpreadsheet([sheetOf('Tecken', columns, pieces)]));
    const read = sheet!.rows.slice(1).flat();
    expect(read).toHaveLength(pieces.length);
    expect(pieces.filter((piece, index) => read[index] !== piece)).toEqual([]);
  });
});
