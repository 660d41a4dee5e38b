import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { buildInvoiceDocument } from '../../../../../shared/domain/invoice/build-invoice-document.ts';
import { creditOf } from '../../../../../shared/domain/invoice/credit-of.ts';
import { hasPaymentCode, paymentCodeText } from '../../../../../shared/domain/invoice/payment-code.ts';
import { renderInvoiceHtml } from '../../../../../shared/invoice-document/render-invoice-html.ts';
import { invoiceMail } from '../../../../../shared/mail/invoice-mail.ts';
import { type InvoiceDocument, invoiceDocumentSchema } from '../../../../../shared/schemas/invoice.ts';
import { type ExactSums, exactSums, inOre, written } from '../../../../support/exact-invoice.ts';
import { company } from '../../../../support/invoice-input.ts';
import { randomInvoiceInput } from '../../../../support/random-invoice.ts';
import { byTier } from '../../../../support/tier.ts';

const seeds = Array.from({ length: byTier(1_500, 10_000) }, (_, index) => index + 1);
const day = new Date('2026-12-01T10:00:00Z');

const made = seeds.map((seed) => {
  const input = randomInvoiceInput(seed);
  const debit = buildInvoiceDocument(input);
  const credit = creditOf(debit, { company, now: day, number: { serialNumber: debit.serialNumber + 1 } });
  return { seed, debit, credit, exact: exactSums(input) };
});

/** Runs a check on every invoice; errors name the seed. */
function onEach(check: (one: (typeof made)[number]) => void): void {
  for (const one of made) {
    try {
      check(one);
    } catch (error) {
      throw new Error(`Seed ${one.seed}: ${(error as Error).message}`, { cause: error });
    }
  }
}

function same(one: unknown, other: unknown): void {
  if (one !== other) expect(one).toBe(other);
}

const byValue = (a: bigint, b: bigint) => (a < b ? -1 : Number(a > b));
const sum = (all: readonly bigint[]) => all.reduce((total, one) => total + one, 0n);
const subTotals = ({ items }: InvoiceDocument) => items.map(({ subTotal }) => inOre(subTotal));

describe('invoices at random', () => {
  it('have the lines that whole öre give, which come to their sum', () => {
    onEach(({ debit, exact }) => {
      const lines = subTotals(debit);
      same(lines.toSorted(byValue).join(), exact.lines.toSorted(byValue).join());
      same(sum(lines), inOre(debit.sumTotal));
      same(inOre(debit.sumTotal), exact.net);
      same(debit.sumTotalRounded, debit.sumTotal);
    });
  });

  it('have VAT on the sum, whole kronor to pay, and less than a krona of rounding', () => {
    onEach(({ debit, exact }) => {
      same(inOre(debit.vatTotalRounded), exact.vat);
      same(inOre(debit.roundingTotal), exact.rounding);
      same(inOre(debit.sumTotalIncVat), exact.toPay);
      same(inOre(debit.sumTotalIncVat) % 100n, 0n);
      same(exact.rounding < 100n && exact.rounding > -100n, true);
    });
    // With VAT of a quarter there are eighty possible endings, and all of them occur.
    expect(new Set(made.map(({ exact }) => exact.rounding)).size).toBe(80);
  });

  it('come to 0.00 with their credit, line by line and sum by sum', () => {
    onEach(({ debit, credit }) => {
      const both = (read: (document: InvoiceDocument) => number) => inOre(read(debit)) + inOre(read(credit));
      same(
        both((one) => one.sumTotal),
        0n,
      );
      same(
        both((one) => one.sumTotalRounded),
        0n,
      );
      same(
        both((one) => one.vatTotalRounded),
        0n,
      );
      same(
        both((one) => one.roundingTotal),
        0n,
      );
      same(
        both((one) => one.sumTotalIncVat),
        0n,
      );
      const [lines, opposite] = [subTotals(debit), subTotals(credit)];
      same(lines.length, opposite.length);
      lines.forEach((line, index) => same(line + opposite[index]!, 0n));
      same(
        credit.items.some((item) => Object.values(item).some((value) => Object.is(value, -0))),
        false,
      );
    });
  });

  it('are the same after a journey as JSON, by the schema of the API', () => {
    onEach(({ debit, credit }) => {
      for (const document of [debit, credit]) {
        const travelled = z.parse(invoiceDocumentSchema, JSON.parse(JSON.stringify(document)));
        same(isDeepStrictEqual(travelled, document), true);
      }
    });
  });

  it('say the same figures in their preview', () => {
    onEach(({ debit, credit, exact }) => {
      same(
        sumsIn(renderInvoiceHtml(debit, { preview: true })),
        sumsOf(exact, exact.toPay === 0n ? 'Summa SEK' : 'Att betala SEK', 1n),
      );
      same(sumsIn(renderInvoiceHtml(credit, { preview: true })), sumsOf(exact, 'Att kreditera SEK', -1n));
      const lines = amountsIn(renderInvoiceHtml(debit, { preview: true }));
      same(lines.join('|'), subTotals(debit).map(written).join('|'));
    });
  });

  it('say the same figures in their mail, in both its parts', () => {
    onEach(({ debit, credit, exact }) => {
      const amount = `${written(exact.toPay)} kr`;
      const { text, html } = invoiceMail(debit, { toCustomer: true });
      const isFree = exact.toPay === 0n;
      same(factIn(text, isFree ? 'Summa' : 'Att betala'), amount);
      same(factIn(text, 'OCR-nummer'), isFree ? undefined : debit.ocr);
      same(factIn(text, 'Förfallodatum'), isFree ? undefined : debit.dueDate);
      same(plain(html).includes(`>${amount}<`), true);
      const credited = invoiceMail(credit, { toCustomer: true });
      same(factIn(credited.text, 'Krediterat belopp'), amount);
      same(plain(credited.html).includes(`>${amount}<`), true);
    });
  });

  it('ask for the same in their QR code', () => {
    onEach(({ debit, credit, exact }) => {
      same(hasPaymentCode(credit), false);
      same(hasPaymentCode(debit), exact.toPay > 0n);
      const code = JSON.parse(paymentCodeText(debit)) as { due: number; vat: number; iref: string };
      same(inOre(code.due), exact.toPay);
      same(inOre(code.vat), exact.vat);
      same(code.iref, debit.ocr);
    });
  });
});

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

function sumsOf({ net, vat, rounding, toPay }: ExactSums, toPayLabel: string, sign: bigint): string {
  const entries: [string, bigint][] = [
    ['Netto', net],
    ['Moms 25 %', vat],
    ...(rounding === 0n ? [] : [['Öresavrundning', rounding] as [string, bigint]]),
    [toPayLabel, toPay],
  ];
  return entries.map(([label, ore]) => `${label}=${written(sign * ore)}`).join('|');
}

function sumsIn(html: string): string {
  const list = /<dl class="sums">(.*?)<\/dl>/s.exec(plain(html))?.[1] ?? '';
  return [...list.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, label, value]) => `${label}=${value}`).join('|');
}

const subtotal = /<tr class="grouped subtotal">.*?<\/tr>/gs;

/** The amounts of lines. */
function amountsIn(html: string): string[] {
  return [
    ...plain(html)
      .replaceAll(subtotal, '')
      .matchAll(/<td class="number sum">(.*?)<\/td>/g),
  ].map(([, amount]) => amount!);
}

function factIn(text: string, label: string): string | undefined {
  return text
    .split('\n')
    .find((line) => line.startsWith(`${label}:`))
    ?.slice(label.length + 1)
    .trim();
}
