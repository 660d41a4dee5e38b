import { describe, expect, it } from 'vitest';
import {
  agreementRefusal,
  deductionsOf,
  entriesOf,
  entriesOfCredit,
  invoicedOreOf,
  isOfAgreement,
  leftOreOf,
  netOreOf,
  onAccountOf,
} from '../../../../../shared/domain/agreement/entries.ts';
import type { Entry } from '../../../../../shared/entities/agreement.ts';
import type { InvoiceDocument, InvoiceItem } from '../../../../../shared/schemas/invoice.ts';

const item = (lineKind: InvoiceItem['lineKind'], subTotal: number, rest: Partial<InvoiceItem> = {}) =>
  ({
    lineKind,
    subTotal,
    agreedRef: 0,
    invoiceItemText: 'Text',
    vatPercent: 25,
    vatRule: 'Domestic',
    account: 3001,
    ...rest,
  }) as InvoiceItem;
const documentOf = (...items: InvoiceItem[]) =>
  ({ serialNumber: 12, displayDate: '2026-11-20', items }) as unknown as InvoiceDocument;
const entry = (kind: Entry['kind'], ref: number, netOre: number, serialNumber = ref): Entry => ({
  invoiceId: 7,
  serialNumber,
  day: '2026-11-20',
  kind,
  ref,
  text: kind === 'Work' ? '' : 'Text',
  netOre,
  vatPercent: 25,
  vatRule: 'Domestic',
  account: 3001,
});

it('an agreement has lines of instalments, on account and deducted, and no others', () => {
  const kinds = ['Work', 'Instalment', 'OnAccount', 'Deduction'] as const;
  expect(kinds.filter((lineKind) => isOfAgreement({ lineKind }))).toEqual(['Instalment', 'OnAccount', 'Deduction']);
});

describe('the entries of an invoice', () => {
  it('are one for each line of the agreement, and one for all other lines', () => {
    const lines = [
      item('Work', 100.25, { agreedRef: 3, account: 3002 }),
      item('Deduction', -40, { agreedRef: 4 }),
      item('Work', 0.5),
      item('OnAccount', 10, { agreedRef: 12, vatPercent: 6, vatRule: 'EuService' as never, account: 3590 }),
    ];
    expect(entriesOf(documentOf(...lines), 7)).toEqual([
      { ...entry('Deduction', 4, -4_000), serialNumber: 12 },
      { ...entry('OnAccount', 12, 1_000), vatPercent: 6, vatRule: 'EuService', account: 3590 },
      { ...entry('Work', 0, 10_075), serialNumber: 12, account: 3002 },
    ]);
  });

  it('are none for other lines that come to nothing', () => {
    expect(entriesOf(documentOf(item('Work', 5), item('Work', -5)), 7)).toEqual([]);
    expect(entriesOf(documentOf(), 7)).toEqual([]);
  });
});

describe('the entries of a credit', () => {
  const credit = documentOf(item('Work', -30, { agreedRef: 0 }));

  it('belong to the only line of its debit, where that is of the agreement', () => {
    const debit = documentOf(item('Instalment', 100, { agreedRef: 2 }));
    expect(entriesOfCredit(credit, debit, 7)).toEqual([{ ...entry('Instalment', 2, -3_000), serialNumber: 12 }]);
    const own = documentOf(item('OnAccount', -30, { agreedRef: 5 }));
    expect(entriesOfCredit(own, debit, 7)).toMatchObject([{ kind: 'OnAccount', ref: 5 }]);
  });

  it.each([
    ['several', documentOf(item('Instalment', 100, { agreedRef: 2 }), item('Instalment', 1, { agreedRef: 3 }))],
    ['one of work', documentOf(item('Work', 100))],
    ['none', documentOf()],
  ])('are as its own lines say where the debit has %s', (_, debit) => {
    expect(entriesOfCredit(credit, debit, 7)).toEqual([{ ...entry('Work', 0, -3_000), serialNumber: 12 }]);
  });
});

describe('an account', () => {
  const entries = [
    entry('Work', 0, 100),
    entry('Instalment', 4, 1_000),
    entry('Instalment', 4, -300, 9),
    entry('Instalment', 5, 50),
    entry('OnAccount', 4, 5_000),
    entry('OnAccount', 4, -1_000, 8),
    entry('Deduction', 4, -1_500, 10),
    entry('OnAccount', 6, 700),
    entry('Deduction', 0, -20, 10),
  ];

  it('sums its entries, those of an instalment, and what is left', () => {
    expect(netOreOf(entries)).toBe(4_030);
    expect([4, 5, 6].map((id) => invoicedOreOf(entries, id))).toEqual([700, 50, 0]);
    const terms = { agreedOre: 10_000, isConstruction: false, entries };
    expect(leftOreOf({ ...terms, priceForm: 'FixedPrice' })).toBe(9_250);
    expect(leftOreOf({ ...terms, priceForm: 'Ceiling' })).toBe(5_970);
  });

  it('tells what is left of each on-account invoice, less credits and deductions', () => {
    expect(onAccountOf(entries)).toEqual([
      { ...entry('OnAccount', 4, 5_000), leftOre: 2_500, deductedOre: 1_500, creditedOre: 1_000 },
      { ...entry('OnAccount', 6, 700), leftOre: 700, deductedOre: -0, creditedOre: 0 },
    ]);
  });

  it('tells which invoices still deduct an on-account invoice', () => {
    const deductions = [
      entry('Deduction', 4, -5_000, 9),
      entry('Deduction', 6, -700, 9),
      entry('Deduction', 4, 2_000, 10),
      entry('Deduction', 4, -2_000, 11),
    ];
    const numbersOf = (some: typeof deductions) => deductionsOf(some, 4).map(({ serialNumber }) => serialNumber);
    expect(numbersOf(deductions)).toEqual([9, 11]);
    expect(numbersOf([...deductions, entry('Deduction', 4, 5_000, 12)])).toEqual([]);
    const again = entry('Deduction', 4, -5_000, 13);
    expect(numbersOf([...deductions, entry('Deduction', 4, 5_000, 12), again])).toEqual([13]);
  });

  it('refuses to credit what is deducted, and names the latest invoice that did so', () => {
    const before = [
      entry('OnAccount', 4, 5_000),
      entry('Deduction', 4, -5_000, 9),
      entry('Deduction', 4, 5_000, 10),
      entry('Deduction', 4, -5_000, 11),
      entry('Deduction', 5, -1, 13),
    ];
    expect(agreementRefusal(before, [entry('OnAccount', 4, -5_000, 12)])).toBe(
      'A conto-fakturan är avdragen på faktura 000011. Kreditera den först.',
    );
    expect(agreementRefusal(before.slice(0, 3), [entry('OnAccount', 4, -5_000, 12)])).toBeUndefined();
    expect(agreementRefusal([], [])).toBeUndefined();
  });
});
