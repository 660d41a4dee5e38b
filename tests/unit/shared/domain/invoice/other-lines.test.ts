// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { makeRandom } from '../../../../../infra/host/strict/random.ts';
import { invoiceFields } from '../../../../../shared/domain/fortnox/invoice-fields.ts';
import { buildInvoiceDocument } from '../../../../../shared/domain/invoice/build-invoice-document.ts';
import { partCreditOf } from '../../../../../shared/domain/invoice/credit-part.ts';
import { eInvoiceXml } from '../../../../../shared/e-invoice/e-invoice.ts';
import { renderInvoiceHtml } from '../../../../../shared/invoice-document/render-invoice-html.ts';
import { type InvoiceDocument, invoiceDocumentSchema } from '../../../../../shared/schemas/invoice.ts';
import { all, oreAt, readXml, textAt } from '../../../../support/e-invoice/read-xml.ts';
import { inOre } from '../../../../support/exact-invoice.ts';
import { company, invoiceInput } from '../../../../support/invoice-input.ts';
import {
  type RegisteredInvoice,
  invoicedWork,
  products,
  randomWork,
  worthOf,
} from '../../../../support/other-lines.ts';
import { byTier, seed } from '../../../../support/tier.ts';

const sum = (values: readonly bigint[]) => values.reduce((total, one) => total + one, 0n);
const now = new Date('2026-11-20T09:30:00.000Z');

function invoiceOf(work: readonly RegisteredInvoice[], serialNumber = 18): InvoiceDocument {
  return buildInvoiceDocument(
    invoiceInput({ products, workOrders: work.map(invoicedWork), number: { serialNumber }, now }),
  );
}

/** What each reader of an invoice makes of its lines, in whole öre. */
const readers: Record<string, (document: InvoiceDocument) => bigint> = {
  JSON: (document) => {
    const { items, sumTotal } = z.parse(invoiceDocumentSchema, JSON.parse(JSON.stringify(document)));
    const net = sum(items.map(({ subTotal }) => inOre(subTotal)));
    expect(net).toBe(inOre(sumTotal));
    return net;
  },
  'the printed page': (document) => {
    const page = new DOMParser().parseFromString(renderInvoiceHtml(document, { preview: false }), 'text/html');
    return sum(
      [...page.querySelectorAll('.lines tr:not(.subtotal) > td.sum')].map((cell) => printedOre(cell.textContent)),
    );
  },
  Fortnox: (document) => {
    const rows = invoiceFields(document, '12')['InvoiceRows'] as Record<string, number | string>[];
    return sum(rows.filter(({ VAT }) => VAT !== 0).map((row) => timesPrice(row['DeliveredQuantity']!, row['Price']!)));
  },
  'the e-invoice': (document) => {
    const node = readXml(eInvoiceXml(document, { pdf: 'JVBERi0xLjcK', creditedOn: '2026-11-20' }));
    const lines = [...all(node, 'InvoiceLine'), ...all(node, 'CreditNoteLine')];
    const net = sum(lines.map((line) => oreAt(line, 'LineExtensionAmount')));
    return document.invoiceType === 'Credit' ? -net : net;
  },
};

function printedOre(text: string): bigint {
  const digits = text.replace(/[^\d,\u2212-]/g, '').replace('\u2212', '-');
  return BigInt(digits.replace(',', ''));
}

function timesPrice(quantity: number | string, price: number | string): bigint {
  const product = BigInt(Math.round(Number(quantity) * 4)) * inOre(Number(price));
  const [sign, size] = product < 0n ? [-1n, -product] : [1n, product];
  return (sign * (size * 2n + 4n)) / 8n;
}

describe('lines of other kinds than work', () => {
  const line = (
    productType: RegisteredInvoice['productType'],
    given: Partial<RegisteredInvoice> = {},
  ): RegisteredInvoice => ({
    number: 1,
    productType,
    quarters: 4n,
    ore: 10_000n,
    markUp: 0n,
    ...given,
  });
  const document = invoiceOf([
    line('Subconsultant', { number: 1, quarters: 9n, ore: 94_000n, markUp: 10n }),
    line('Mileage', { number: 2, quarters: 336n, ore: 550n }),
    line('Expense', { number: 3, ore: 118_033n, markUp: 5n }),
    line('Rate', { number: 4, quarters: 5n }),
  ]);

  it('stand below the work under headings of their own, in the order of types', () => {
    expect(document.items.map((item) => [item.lineKind, item.invoiceItemGroupHeading])).toEqual([
      ['Work', ''],
      ['Expense', 'Omkostnader'],
      ['Mileage', 'Milersättning'],
      ['Subconsultant', 'Underkonsulter'],
    ]);
  });

  it('cost what was paid with its mark-up, or what the price list says', () => {
    expect(
      document.items.map(({ quantity, invoiceableHours, unitPrice, subTotal }) => [
        quantity || invoiceableHours,
        unitPrice,
        subTotal,
      ]),
    ).toEqual([
      [1.25, 100, 125],
      [1, 1239.35, 1239.35],
      [84, 5.5, 462],
      [2.25, 1034, 2326.5],
    ]);
  });

  it('have the account, VAT and unit of their kind', () => {
    expect(document.items.map(({ account, vatPercent }) => [account, vatPercent])).toEqual([
      [3001, 25],
      [3590, 25],
      [3550, 25],
      [3041, 6],
    ]);
    const node = readXml(eInvoiceXml(document, { pdf: 'JVBERi0xLjcK', creditedOn: '2026-11-20' }));
    const units = all(node, 'InvoiceLine/InvoicedQuantity').map(({ attributes }) => attributes['unitCode']);
    expect(units).toEqual(['HUR', 'C62', 'KMT', 'HUR']);
    expect(all(node, 'InvoiceLine').map((one) => textAt(one, 'Note'))).toContain('Omkostnader');
    const page = renderInvoiceHtml(document, { preview: false });
    expect([...page.matchAll(/<td class="unit">(.*?)<\/td>/g)].map(([, unit]) => unit)).toEqual([
      'tim',
      'st',
      'km',
      'tim',
    ]);
  });

  it('stop the invoice while their cost is unknown', () => {
    const work = invoicedWork(line('Expense'));
    const workOrders = [{ ...work, items: work.items.map((item) => ({ ...item, unitPriceOre: null })) }];
    expect(() => buildInvoiceDocument(invoiceInput({ products, workOrders }))).toThrow(
      'Pris saknas för Produkt Expense',
    );
  });
});

describe('chains of invoices, parts and credits', () => {
  const first = seed();
  const count = Number(process.env['CHAINS'] ?? byTier(25, 200));
  const seeds = Array.from({ length: count }, (_, index) => first + index);

  it.each(Object.keys(readers))('invoice and leave what was registered, by %s', (name) => {
    for (const one of seeds) {
      try {
        const { invoiced, left, registered } = chainOf(one, readers[name]!);
        expect(invoiced + left).toBe(registered);
      } catch (error) {
        throw new Error(`Seed ${one}: ${(error as Error).message}`, { cause: error });
      }
    }
  });
});

/** Invoices some of what is left again and again, and credits whole lines of some, which are then left again. */
function chainOf(of: number, netOf: (document: InvoiceDocument) => bigint) {
  const random = makeRandom(of * 31 + 7);
  const work = randomWork(of);
  let left = work;
  let invoiced = 0n;
  for (let serialNumber = 1; serialNumber < 12 && left.length > 0; serialNumber += 2) {
    const some = left.filter(() => random() < 0.5);
    if (some.length === 0) continue;
    const debit = invoiceOf(some, serialNumber);
    invoiced += netOf(debit);
    left = left.filter((line) => !some.includes(line));
    const back = some.filter(() => random() < 0.3);
    if (back.length === 0 || back.length === some.length) continue;
    const lines = debit.items
      .filter(({ sources }) => back.some(({ number }) => number === sources[0]!.workOrderId))
      .map(({ sortNum, sources }) => ({ sortNum, quantity: sources[0]!.quantity }));
    const credit = partCreditOf(
      debit,
      [],
      { lines, amount: 0, reason: 'Fel' },
      {
        company,
        now,
        number: { serialNumber: serialNumber + 1 },
      },
    );
    invoiced += netOf(credit);
    left = [...left, ...back];
  }
  return { invoiced, left: sum(left.map(worthOf)), registered: sum(work.map(worthOf)) };
}
