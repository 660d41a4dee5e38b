import { afterAll, expect, it } from 'vitest';
import { closeBrowser } from '../../../../functions/pdf/browser.ts';
import { handler } from '../../../../functions/pdf/render-pdf.ts';
import { buildInvoiceDocument } from '../../../../shared/domain/invoice/build-invoice-document.ts';
import { creditOf } from '../../../../shared/domain/invoice/credit-of.ts';
import { renderInvoiceHtml } from '../../../../shared/invoice-document/render-invoice-html.ts';
import type { InvoiceDocument } from '../../../../shared/schemas/invoice.ts';
import { exactSums, inOre, written } from '../../../support/exact-invoice.ts';
import { company } from '../../../support/invoice-input.ts';
import { readPdf } from '../../../support/pdf-text.ts';
import { randomInvoiceInput } from '../../../support/random-invoice.ts';

afterAll(closeBrowser);

async function textOf(document: InvoiceDocument): Promise<string> {
  const { pdf } = await handler({ html: renderInvoiceHtml(document, { preview: false }) });
  return (await readPdf(Buffer.from(pdf, 'base64'))).pages.join(' ').replace(/\s+/g, ' ');
}

it('thirty PDFs and their credits say the figures that whole öre give', async () => {
  for (let seed = 1; seed <= 30; seed++) {
    const input = randomInvoiceInput(seed * 331);
    const { net, vat, rounding, toPay } = exactSums(input);
    const debit = buildInvoiceDocument(input);
    const credit = creditOf(debit, { company, now: input.now, number: { serialNumber: debit.serialNumber + 1 } });
    for (const [document, sign, label] of [
      [debit, 1n, 'Att betala SEK'],
      [credit, -1n, 'Att kreditera SEK'],
    ] as const) {
      const text = await textOf(document);
      const middle = rounding === 0n ? '' : `Öresavrundning ${written(sign * rounding)} `;
      expect(text).toContain(
        `Netto ${written(sign * net)} Moms 25 % ${written(sign * vat)} ${middle}${label} ${written(sign * toPay)}`,
      );
      let from = 0;
      for (const { subTotal } of document.items) {
        const amount = written(inOre(subTotal));
        expect(inOre(subTotal) * sign).toBeGreaterThanOrEqual(0n);
        const at = text.indexOf(` ${amount}`, from);
        expect(at, `${amount} of seed ${seed}`).toBeGreaterThan(-1);
        from = at + 1;
      }
    }
    expect(await textOf(debit)).toContain(debit.ocr);
  }
}, 120_000);
