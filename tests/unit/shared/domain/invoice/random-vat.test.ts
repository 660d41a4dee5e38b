import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { invoiceFields } from '../../../../../shared/domain/fortnox/invoice-fields.ts';
import { buildInvoiceDocument } from '../../../../../shared/domain/invoice/build-invoice-document.ts';
import { creditOf } from '../../../../../shared/domain/invoice/credit-of.ts';
import { renderInvoiceHtml } from '../../../../../shared/invoice-document/render-invoice-html.ts';
import { type InvoiceDocument, invoiceDocumentSchema } from '../../../../../shared/schemas/invoice.ts';
import { inOre, written } from '../../../../support/exact-invoice.ts';
import { exactVat, randomVatInput } from '../../../../support/exact-vat.ts';
import { company } from '../../../../support/invoice-input.ts';
import { byTier } from '../../../../support/tier.ts';

const seeds = Array.from({ length: byTier(150, 2_000) }, (_, index) => index + 1);
const day = new Date('2026-12-01T10:00:00Z');

const made = seeds.map((seed) => {
  const { input, buyer } = randomVatInput(seed);
  const debit = buildInvoiceDocument(input);
  const credit = creditOf(debit, { company, now: day, number: { serialNumber: debit.serialNumber + 1 } });
  return { seed, buyer, debit, credit, exact: exactVat(input, buyer) };
});

/** Runs a check on every invoice; errors name the seed. */
function onEach(check: (one: (typeof made)[number]) => void): void {
  for (const one of made) {
    try {
      check(one);
    } catch (error) {
      throw new Error(`Seed ${one.seed} (${one.buyer}): ${(error as Error).message}`, { cause: error });
    }
  }
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

function sumsIn(document: InvoiceDocument): string[] {
  const html = plain(renderInvoiceHtml(document, { preview: false }));
  const list = /<dl class="sums">(.*?)<\/dl>/s.exec(html)![1]!;
  return [...list.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, label, value]) => `${label}=${value}`);
}

type Row = { Price: number; DeliveredQuantity: string; VAT: number; AccountNumber: number };

/** What Fortnox makes of the rows: VAT on the sum of each rate. */
function atFortnox(document: InvoiceDocument): { vat: bigint; rows: string[] } {
  const rows = invoiceFields(document, '12')['InvoiceRows'] as Row[];
  const nets = new Map<number, bigint>();
  for (const [index, { VAT }] of rows.entries()) {
    nets.set(VAT, (nets.get(VAT) ?? 0n) + inOre(document.items[index]!.subTotal));
  }
  const vat = [...nets].reduce((sum, [rate, net]) => {
    const [sign, size] = net < 0n ? [-1n, -net] : [1n, net];
    return sum + (sign * (size * BigInt(rate) * 2n + 100n)) / 200n;
  }, 0n);
  return { vat, rows: rows.map(({ AccountNumber, VAT }) => `${AccountNumber} ${VAT}`) };
}

describe('random invoices of all rates and buyers', () => {
  it('occur with every rule and with several rates', () => {
    expect(new Set(made.map(({ buyer }) => buyer)).size).toBe(5);
    expect(made.filter(({ exact }) => exact.parts.length > 2).length).toBeGreaterThan(10);
    expect(new Set(made.flatMap(({ debit }) => debit.items.map(({ vatRule }) => vatRule))).size).toBe(4);
  });

  it('have sums to the öre, and credits that take them back', () => {
    onEach(({ debit, credit, exact }) => {
      const sums = (document: InvoiceDocument) =>
        [document.sumTotal, document.vatTotalRounded, document.roundingTotal, document.sumTotalIncVat].map(inOre);
      expect(sums(debit)).toEqual([exact.net, exact.vat, exact.rounding, exact.toPay]);
      expect(sums(credit)).toEqual(sums(debit).map((ore) => -ore));
    });
  });

  it('are the same after a journey as JSON', () => {
    onEach(({ debit, credit }) => {
      for (const document of [debit, credit]) {
        const travelled = z.parse(invoiceDocumentSchema, JSON.parse(JSON.stringify(document)));
        expect(isDeepStrictEqual(travelled, document)).toBe(true);
      }
    });
  });

  it('print the taxable amount and VAT of each rate', () => {
    onEach(({ debit, credit, exact }) => {
      const entries = (sign: bigint) =>
        exact.parts.map(({ label, net, vat }) =>
          exact.parts.length === 1
            ? `${label}=${written(sign * vat)}`
            : `${label} på ${written(sign * net)}=${written(sign * vat)}`,
        );
      for (const [document, sign] of [
        [debit, 1n],
        [credit, -1n],
      ] as const) {
        const printed = sumsIn(document).filter((entry) => !/^(Netto|Öresavrundning|Att |Summa )/.test(entry));
        expect(printed.toSorted()).toEqual(entries(sign).toSorted());
      }
    });
  });

  it('are sent to Fortnox with account and VAT of each row, which come to the same VAT', () => {
    onEach(({ debit, credit, exact }) => {
      const expected = exact.lines.map(({ account, rate }) => `${account} ${rate}`).toSorted();
      expect(atFortnox(debit).rows.toSorted()).toEqual(expected);
      expect(atFortnox(debit).vat).toBe(exact.vat);
      expect(atFortnox(credit).rows).toEqual(atFortnox(debit).rows);
      expect(atFortnox(credit).vat).toBe(-exact.vat);
    });
  });
});
