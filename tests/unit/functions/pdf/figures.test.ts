import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { closeBrowser } from '../../../../functions/pdf/browser.ts';
import { detailedSheets } from '../../../../functions/spreadsheets/work-order-sheets.ts';
import { writeSpreadsheet } from '../../../../functions/spreadsheets/write-spreadsheet.ts';
import { invoiceFields } from '../../../../shared/domain/fortnox/invoice-fields.ts';
import { buildInvoiceDocument } from '../../../../shared/domain/invoice/build-invoice-document.ts';
import { creditOf } from '../../../../shared/domain/invoice/credit-of.ts';
import type { InvoiceInput } from '../../../../shared/domain/invoice/invoice-input.ts';
import { invoiceMail } from '../../../../shared/mail/invoice-mail.ts';
import { type InvoiceDocument, invoiceDocumentSchema } from '../../../../shared/schemas/invoice.ts';
import { workOrderSchema } from '../../../../shared/schemas/work-order.ts';
import { exactItemsNet, exactSums, inOre, written } from '../../../support/exact-invoice.ts';
import { company } from '../../../support/invoice-input.ts';
import { readPdf } from '../../../support/pdf-text.ts';
import { printInvoice } from '../../../support/print-pdf.ts';
import { randomInvoiceInput } from '../../../support/random-invoice.ts';
import { byTier } from '../../../support/tier.ts';
import { readSheets, recalculate } from '../../../support/spreadsheet.ts';
import { type FortnoxFixture, fortnoxFixture } from '../../infra/emulators/fortnox/fortnox-fixture.ts';

const projects = Number(process.env['INVOICES'] ?? byTier(8, 50));

let fortnox: FortnoxFixture;
beforeAll(async () => {
  fortnox = await fortnoxFixture();
  await fortnox.call('POST', '/customers', { Customer: { Name: 'Kund AB' } });
});
afterAll(async () => {
  await fortnox.close();
  await closeBrowser();
});

/** Each with its debit and credit, in one number series. */
const made = Array.from({ length: projects }, (_, index) => {
  const seed = (index + 1) * 331;
  const input = { ...randomInvoiceInput(seed), number: { serialNumber: 2 * index + 1 } };
  const debit = buildInvoiceDocument(input);
  const credit = creditOf(debit, { company, now: input.now, number: { serialNumber: 2 * index + 2 } });
  const both = [
    { document: debit, sign: 1n },
    { document: credit, sign: -1n },
  ];
  return { seed, input, debit, both, exact: exactSums(input) };
});

const deadline = { timeout: Math.max(120_000, projects * 4_000) };

async function textOf(document: InvoiceDocument): Promise<string> {
  return (await readPdf(await printInvoice(document))).pages.join(' ').replace(/\s+/g, ' ');
}

it('PDFs of invoices and credits say the figures that whole öre give', deadline, async () => {
  for (const { seed, debit, both, exact } of made) {
    const { net, vat, rounding, toPay } = exact;
    for (const { document, sign } of both) {
      const asked = toPay === 0n ? 'Summa SEK' : 'Att betala SEK';
      const label = document === debit ? asked : 'Att kreditera SEK';
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
      if (document === debit && toPay > 0n) expect(text).toContain(debit.ocr);
    }
  }
});

it('JSON and mail of invoices and credits say the same figures', () => {
  for (const { seed, both, exact } of made) {
    for (const { document, sign } of both) {
      const travelled = z.parse(invoiceDocumentSchema, JSON.parse(JSON.stringify(document)));
      const { sumTotal, vatTotalRounded, roundingTotal, sumTotalIncVat } = travelled;
      expect([sumTotal, vatTotalRounded, roundingTotal, sumTotalIncVat].map(inOre), `seed ${seed}`).toEqual(
        [exact.net, exact.vat, exact.rounding, exact.toPay].map((ore) => sign * ore),
      );
      const { text } = invoiceMail(document, { toCustomer: true });
      const amount = `${written(exact.toPay)} kr`;
      expect(text, `seed ${seed}`).toMatch(new RegExp(`^(Att betala|Summa|Krediterat belopp): +${amount}$`, 'm'));
    }
  }
});

it('Excel gives, recalculated, what the work is worth', deadline, async () => {
  for (const { seed, input } of made) {
    const [sheet] = readSheets(await writeSpreadsheet(detailedSheets(registered(input))));
    const [headings, ...rows] = recalculate(sheet!);
    const worth = rows.at(-1)![headings!.indexOf('Värde')];
    expect(inOre(Math.round(Number(worth) * 100) / 100), `seed ${seed}`).toBe(exactItemsNet(input));
  }
});

it('the Fortnox stand-in calculates the same sums', deadline, async () => {
  for (const { seed, both, exact } of made) {
    for (const { document, sign } of both) {
      const { status, body } = await fortnox.call('POST', '/invoices', { Invoice: invoiceFields(document, '1') });
      expect(status, JSON.stringify(body)).toBe(201);
      const { Net, TotalVAT, RoundOff, Total } = body['Invoice'] as Record<string, number>;
      expect(
        [Net, TotalVAT, RoundOff, Total].map((kronor) => inOre(kronor!)),
        `seed ${seed}`,
      ).toEqual([exact.net, exact.vat, exact.rounding, exact.toPay].map((ore) => sign * ore));
    }
  }
});

/** The work orders as in the lists. */
function registered({ workOrders }: InvoiceInput) {
  return workOrders.map((workOrder) =>
    z.parse(workOrderSchema, {
      ...workOrder,
      projectId: 1,
      projectCode: '26-0042',
      customerId: 1,
      customerName: 'Kund AB',
      objectName: '',
      status: 'Registered',
      statusDate: '2026-11-20T08:00:00.000Z',
      internalNote: '',
      workOrderOwnerUserId: null,
      workOrderOwnerInitials: '',
      workOrderHelperUserId: null,
      workOrderHelperInitials: '',
      workOrderHelperRequired: false,
      invoiceable: true,
      sharable: false,
      hoursMissing: false,
      hoursEstimated: 0,
      hoursWorked: 0,
      invoiceableHours: 0,
      value: 0,
      createdByUserId: 1,
      invoiceId: null,
      version: 1,
      items: workOrder.items.map(({ unitPriceOre, ...item }) => ({
        ...item,
        productName: `Produkt ${item.productId}`,
        unitPrice: unitPriceOre! / 100,
        hoursEstimated: 0,
        workedHours: item.invoiceableHours,
        purchasePrice: 0,
        markUpPercent: 0,
        receipt: '',
      })),
    }),
  );
}
