import { afterAll, expect, it } from 'vitest';
import { closeBrowser } from '../../../../functions/pdf/browser.ts';
import { sheetOf, writeSpreadsheet } from '../../../../functions/spreadsheets/write-spreadsheet.ts';
import { drawnSigns } from '../../../../shared/domain/signs/drawn-signs.ts';
import { style } from '../../../../shared/invoice-document/style.ts';
import { escapeHtml } from '../../../../shared/lib/html.ts';
import { printPdf } from '../../../support/print-pdf.ts';
import { readPdf } from '../../../support/pdf-text.ts';
import { signsOf } from '../../../support/signs.ts';
import { readSheets } from '../../../support/spreadsheet.ts';

afterAll(closeBrowser);

const fonts = Object.entries(drawnSigns).map(([font, ranges]) => [font, signsOf(ranges)] as const);

/** Accents stand on a letter. */
const shown = (sign: string) => (/\p{M}/u.test(sign) ? `a${sign}` : sign);

/** Fonts have one glyph for signs that look alike: µ and μ, ∆ and Δ. */
const lookOf = (text: string) => text.normalize('NFKC').replaceAll('∆', 'Δ').replaceAll(/\s/g, '');

/** Those of the signs that the PDF does not have, each on a line of its own. */
async function missingIn(signs: readonly string[]): Promise<string[]> {
  const lines = signs.map((sign, index) => `<p>${index} ${escapeHtml(shown(sign))} .</p>`);
  const html = `<!doctype html><html lang="sv"><head><title>Tecken</title><style>${style}</style></head><body>${lines.join('')}</body></html>`;
  const { pages } = await readPdf(await printPdf(html));
  const printed = new Set(pages.flatMap((page) => page.split('\n')).map(lookOf));
  return signs.filter((sign, index) => !printed.has(lookOf(`${index} ${shown(sign)} .`)));
}

it.each(fonts)('the %s font of documents draws each of its signs', async (_font, signs) => {
  expect(await missingIn(signs)).toEqual([]);
});

it('a sign that no font has is missed', async () => {
  expect(await missingIn(['a', '漢', '⌀'])).toEqual(['漢']);
});

it('a spreadsheet has every sign as it is', async () => {
  const signs = [...fonts.flatMap(([, some]) => some), '😀', '👩‍🔧', '漢', 'א'];
  const columns = [{ heading: 'Tecken', value: (sign: string) => sign }];
  const [sheet] = readSheets(await writeSpreadsheet([sheetOf('Tecken', columns, signs)]));
  expect(sheet!.rows.slice(1).flat()).toEqual(signs);
});
