import { describe, expect, it } from 'vitest';
import type { AppError } from '../../../../../shared/codes/errors.ts';
import { type AgreementLinesChoice, agreedOf, roomOre } from '../../../../../shared/domain/agreement/agreed-lines.ts';
import { padSerialNumber } from '../../../../../shared/domain/invoice/invoice-number.ts';
import type { InvoiceLine } from '../../../../../shared/domain/invoice/invoice-line.ts';
import type { AgreementTerms, Entry } from '../../../../../shared/entities/agreement.ts';

const hourly: AgreementTerms = {
  priceForm: 'Hourly',
  agreedOre: 0,
  isConstruction: false,
  instalments: [],
  entries: [],
};
const ceiling = (agreedOre: number, entries: Entry[] = []): AgreementTerms => ({
  ...hourly,
  priceForm: 'Ceiling',
  agreedOre,
  entries,
});
const instalment = (instalmentId: number, amountOre: number) => ({
  instalmentId,
  text: `Del ${instalmentId}`,
  dueOn: null,
  percent: null,
  amountOre,
});
const fixed = (instalments: AgreementTerms['instalments'], entries: Entry[] = []): AgreementTerms => ({
  ...hourly,
  priceForm: 'FixedPrice',
  agreedOre: instalments.reduce((sum, { amountOre }) => sum + amountOre, 0),
  instalments,
  entries,
});
const entry = (kind: Entry['kind'], ref: number, netOre: number, rest: Partial<Entry> = {}): Entry => ({
  invoiceId: 1,
  serialNumber: ref,
  day: '2026-10-20',
  kind,
  ref,
  text: 'Projektering',
  netOre,
  vatPercent: 25,
  vatRule: 'Domestic',
  account: 3001,
  ...rest,
});
const work = (subTotalOre: number, rest: Partial<InvoiceLine> = {}): InvoiceLine => ({
  productId: 1,
  productType: 'Rate',
  text: 'Mätning',
  heading: '',
  quantity: 1,
  unitPriceOre: subTotalOre,
  subTotalOre,
  vatPercent: 25,
  vatRule: 'Domestic',
  account: 3001,
  lineKind: 'Work',
  agreedRef: 0,
  sources: [],
  ...rest,
});
const onAccount = (amount: number, text = 'Förskott'): AgreementLinesChoice => ({ as: 'OnAccount', amount, text });
const instalments = (...instalmentIds: number[]): AgreementLinesChoice => ({
  as: 'Instalments',
  instalmentIds,
  settleWork: true,
});
const worked = (rest: Partial<Extract<AgreementLinesChoice, { as: 'Work' }>> = {}) =>
  ({ as: 'Work', overCeiling: 'Refuse', ...rest }) as const;

const linesOf = (terms: AgreementTerms, choice: AgreementLinesChoice, done: InvoiceLine[] = [], serialNumber = 9) =>
  agreedOf(terms, choice).linesBelow(done, serialNumber);
const sumsOf = (lines: InvoiceLine[]) => lines.map(({ subTotalOre }) => subTotalOre);

function refusalOf(...asked: Parameters<typeof linesOf>): string | undefined {
  const { message, facts } = thrownBy(...asked) ?? {};
  expect(facts ?? { byAgreement: true }).toEqual({ byAgreement: true });
  return message;
}

/** A refusal that leads to the invoice in the way. */
function refusalWithInvoice(...asked: Parameters<typeof linesOf>): [string | undefined, number | undefined] {
  const { message, facts } = thrownBy(...asked) ?? {};
  expect(facts?.byAgreement).toBe(true);
  return [message, facts?.invoiceId];
}

function thrownBy(...asked: Parameters<typeof linesOf>): Pick<AppError, 'message' | 'facts'> | undefined {
  try {
    linesOf(...asked);
    return undefined;
  } catch (error) {
    const { code, message, facts } = error as AppError;
    expect(code).toBe('against_agreement');
    return { message: message.replaceAll('\u00a0', ' '), facts };
  }
}

describe('an invoice by an agreement', () => {
  it('is of work with its lines, or stands for the work, under a title of its own', () => {
    const reported = (choice: AgreementLinesChoice) => {
      const { linesBelow: _, ...rest } = agreedOf({ ...hourly, isConstruction: true }, choice);
      return rest;
    };
    const isConstruction = true;
    expect(reported(worked())).toEqual({ replacesWork: false, isConstruction, title: 'Faktura' });
    expect(reported(instalments(1))).toEqual({ replacesWork: true, isConstruction, title: 'Faktura' });
    expect(reported(onAccount(1))).toEqual({ replacesWork: true, isConstruction, title: 'A conto-faktura' });
  });
});

describe('an invoice on account', () => {
  it('is one line with the usual VAT, of the invoice’s own number', () => {
    expect(linesOf(hourly, onAccount(1_000))).toEqual([
      {
        productId: 0,
        productType: 'Rent',
        text: 'Förskott',
        heading: '',
        quantity: 1,
        unitPriceOre: 100_000,
        subTotalOre: 100_000,
        vatPercent: 25,
        vatRule: 'Domestic',
        account: 3001,
        lineKind: 'OnAccount',
        agreedRef: 9,
        sources: [],
      },
    ]);
  });

  it('is refused where the price is fixed, and above what is left of a ceiling', () => {
    expect(refusalOf(fixed([instalment(1, 100)]), onAccount(1))).toBe(
      'Projektet har fast pris. Fakturera en delbetalning i stället.',
    );
    const terms = ceiling(100_000, [entry('Work', 0, 30_000)]);
    expect(refusalOf(terms, onAccount(700))).toBeUndefined();
    expect(refusalOf(terms, onAccount(701))).toBe('Det är 700,00 kr kvar till takpriset.');
    expect(refusalOf({ ...terms, priceForm: 'Hourly' }, onAccount(701))).toBeUndefined();
  });
});

describe('an invoice of instalments', () => {
  const terms = fixed(
    [instalment(1, 10_000), instalment(2, 20_000), instalment(3, 30_000)],
    [entry('Instalment', 2, 20_000), entry('Instalment', 2, -5_000), entry('Instalment', 3, 30_000)],
  );

  it('is what is left of each, in their order, by name', () => {
    const lines = linesOf(terms, instalments(2, 1));
    expect(lines.map(({ text, subTotalOre, agreedRef, lineKind }) => [text, subTotalOre, agreedRef, lineKind])).toEqual(
      [
        ['Fast pris, delbetalning 1 av 3: Del 1', 10_000, 1, 'Instalment'],
        ['Fast pris, delbetalning 2 av 3: Del 2', 5_000, 2, 'Instalment'],
      ],
    );
    expect(linesOf(fixed([instalment(1, 500)]), instalments(1))[0]!.text).toBe('Fast pris: Del 1');
  });

  it.each([[[3]], [[1, 3]], [[2, 3]]])('is refused of those that are invoiced, with the number: %j', (ids) => {
    const [message, invoiceId] = refusalWithInvoice(terms, instalments(...ids));
    const { serialNumber, ...invoiced } = terms.entries.findLast(({ ref }) => ref === 3)!;
    expect(message).toBe(`Delbetalningen är fakturerad med ${padSerialNumber(serialNumber)}.`);
    expect(invoiceId).toBe(invoiced.invoiceId);
  });

  it.each([[[4]], [[1, 4]]])('is refused of those that are gone: %j', (ids) => {
    expect(refusalOf(terms, instalments(...ids))).toBe('Delbetalningen finns inte längre. Läs in avtalet igen.');
  });
});

describe('an invoice of work', () => {
  const paid = [entry('OnAccount', 4, 40_000), entry('OnAccount', 5, 10_000), entry('OnAccount', 6, 7_000)];
  const settled = [...paid, entry('Deduction', 6, -7_000, { serialNumber: 8 })];

  it('deducts what is open, each by number, day and VAT', () => {
    const lines = linesOf({ ...hourly, entries: settled }, worked(), [work(50_000)]);
    expect(sumsOf(lines)).toEqual([-40_000, -10_000]);
    expect(lines[0]).toMatchObject({
      quantity: -1,
      unitPriceOre: 40_000,
      lineKind: 'Deduction',
      agreedRef: 4,
      vatPercent: 25,
      vatRule: 'Domestic',
      account: 3001,
    });
    expect(lines[0]!.text.replaceAll('\u00a0', ' ')).toBe(
      'Avgår Projektering, a conto-faktura 000004 av 2026-10-20 (moms 25 %: 100,00 kr)',
    );
  });

  it('deducts with the VAT and account of what was paid', () => {
    const low = entry('OnAccount', 4, 40_000, { vatPercent: 6, account: 3002 });
    const lines = linesOf({ ...hourly, entries: [low] }, worked(), [work(40_000, { vatPercent: 6, account: 3002 })]);
    expect(lines).toMatchObject([{ vatPercent: 6, account: 3002, subTotalOre: -40_000 }]);
    expect(lines[0]!.text.replaceAll('\u00a0', ' ')).toContain('(moms 6 %: 24,00 kr)');
  });

  it('deducts those chosen, and none', () => {
    const terms = { ...hourly, entries: settled };
    expect(sumsOf(linesOf(terms, worked({ deduct: [5] }), [work(50_000)]))).toEqual([-10_000]);
    expect(linesOf(terms, worked({ deduct: [] }), [work(50_000)])).toEqual([]);
  });

  it('is refused where what is chosen is no longer open', () => {
    const terms = { ...hourly, entries: settled };
    const by = settled.at(-1)!.invoiceId;
    expect(refusalWithInvoice(terms, worked({ deduct: [5, 6] }), [work(50_000)])).toEqual([
      'A conto-faktura 000006 är redan avdragen eller krediterad. Avdraget står på faktura 000008.',
      by,
    ]);
    expect(refusalWithInvoice(terms, worked({ deduct: [6, 7] }), [work(50_000)])).toEqual([
      'A conto-faktura 000006 och 000007 är redan avdragen eller krediterad. Avdraget står på faktura 000008.',
      by,
    ]);
    expect(refusalOf(terms, worked({ deduct: [7] }), [work(50_000)])).toBe(
      'A conto-faktura 000007 är redan avdragen eller krediterad.',
    );
  });

  it('is refused without naming an invoice whose deduction has been credited', () => {
    const credited = [
      ...settled,
      entry('Deduction', 6, 7_000, { serialNumber: 9 }),
      entry('OnAccount', 6, -7_000, { serialNumber: 10 }),
    ];
    expect(refusalWithInvoice({ ...hourly, entries: credited }, worked({ deduct: [6] }), [work(50_000)])).toEqual([
      'A conto-faktura 000006 är redan avdragen eller krediterad.',
      undefined,
    ]);
  });

  it('may be nothing, and not less: for each rate and rule of VAT', () => {
    const terms = { ...hourly, entries: paid.slice(0, 1) };
    const tooMuch = (sum: string) =>
      `A conto-fakturorna är ${sum} mer än arbetet med samma moms. Fakturan kan inte bli negativ: kreditera en a conto-faktura, eller dra av färre nu.`;
    expect(refusalOf(terms, worked(), [work(25_000), work(15_000)])).toBeUndefined();
    expect(refusalOf(terms, worked(), [work(39_999)])).toBe(tooMuch('0,01 kr'));
    expect(refusalOf(terms, worked(), [work(30_000), work(90_000, { vatPercent: 6 })])).toBe(tooMuch('100,00 kr'));
    expect(refusalOf(terms, worked(), [work(30_000), work(90_000, { vatRule: 'Export' as never })])).toBe(
      tooMuch('100,00 kr'),
    );
    expect(refusalOf(terms, worked(), [work(30_000), work(10_000, { account: 3002 })])).toBeUndefined();
  });

  it('is refused where the price is fixed', () => {
    expect(refusalOf(fixed([instalment(1, 100)]), worked(), [work(1)])).toBe(
      'Projektet har fast pris. Fakturera en delbetalning; insatserna räknas av mot den.',
    );
  });
});

describe('work above a ceiling', () => {
  const used = [entry('Work', 0, 60_000), entry('OnAccount', 4, 10_000)];

  it('has room for what is left and what is deducted, and never less than none', () => {
    expect(roomOre(hourly, worked())).toBeNull();
    expect(roomOre(ceiling(100_000, used), worked())).toBe(40_000);
    expect(roomOre(ceiling(100_000, used), worked({ deduct: [] }))).toBe(30_000);
    expect(roomOre(ceiling(50_000, used), worked())).toBe(0);
  });

  it('is refused unless a person has chosen', () => {
    const terms = ceiling(100_000, used);
    expect(refusalOf(terms, worked({ deduct: [] }), [work(30_000)])).toBeUndefined();
    for (const overCeiling of ['Refuse', 'Left'] as const) {
      expect(refusalOf(terms, worked({ deduct: [], overCeiling }), [work(20_000), work(10_001)])).toBe(
        'Arbetet är 0,01 kr över takpriset på 1 000,00 kr. Välj i granskningen om det ska lämnas kvar eller inte debiteras.',
      );
    }
  });

  it('is reduced to what there is room for, before the deductions', () => {
    const lines = linesOf(ceiling(100_000, used), worked({ overCeiling: 'Free' }), [work(65_000)]);
    expect(
      lines.map(({ text, subTotalOre, agreedRef }) => [
        text.replaceAll('\u00a0', ' ').slice(0, 47),
        subTotalOre,
        agreedRef,
      ]),
    ).toEqual([
      ['Överstiger takpriset 1 000,00 kr, debiteras int', -25_000, 0],
      [expect.stringMatching(/^Avgår Projektering, a conto-faktura 000004/), -10_000, 4],
    ]);
    expect(lines[0]).toMatchObject({ lineKind: 'Deduction', quantity: -1, unitPriceOre: 25_000 });
  });

  it('is reduced in proportion, by rate, rule and account, to the öre', () => {
    const done = [
      work(10_000),
      work(20_000),
      work(30_001, { account: 3002 }),
      work(40_000, { vatPercent: 6 }),
      work(0, { vatPercent: 12 }),
    ];
    const lines = linesOf(ceiling(90_001), worked({ overCeiling: 'Free' }), done);
    expect(lines.map(({ vatPercent, account, subTotalOre }) => [vatPercent, account, subTotalOre])).toEqual([
      [25, 3001, -3_000],
      [25, 3002, -3_000],
      [6, 3001, -4_000],
    ]);
  });

  it('is reduced by nothing where the work comes to nothing', () => {
    expect(linesOf(ceiling(0), worked({ overCeiling: 'Free' }), [work(0)])).toEqual([]);
  });
});
