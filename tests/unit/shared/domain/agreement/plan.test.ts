import { describe, expect, it } from 'vitest';
import { AppError } from '../../../../../shared/codes/errors.ts';
import { plannedOre, writtenTerms } from '../../../../../shared/domain/agreement/plan.ts';
import type { AgreementTerms, Entry } from '../../../../../shared/entities/agreement.ts';

type PlanInput = Parameters<typeof writtenTerms>[0];

const none: AgreementTerms = { priceForm: 'Hourly', agreedOre: 0, isConstruction: false, instalments: [], entries: [] };
const part = (text: string, rest: Partial<PlanInput['instalments'][number]> = {}) => ({
  text,
  dueOn: null,
  percent: null,
  amount: null,
  ...rest,
});
const fixed = (agreed: number, ...instalments: PlanInput['instalments'][number][]): PlanInput => ({
  priceForm: 'FixedPrice',
  agreed,
  isConstruction: false,
  instalments,
});
const entry = (kind: Entry['kind'], ref: number, netOre: number): Entry => ({
  invoiceId: 1,
  serialNumber: ref,
  day: '2026-11-20',
  kind,
  ref,
  text: '',
  netOre,
  vatPercent: 25,
  vatRule: 'Domestic',
  account: 3001,
});

/** What a refusal says, with its code and field. */
function refusalOf(given: PlanInput, before = none): unknown[] {
  try {
    writtenTerms(given, before);
    return [];
  } catch (error) {
    const { code, message, fields, facts } = error as AppError;
    return fields ? [code, ...fields.flatMap((one) => [one.field, one.message])] : [code, message, facts];
  }
}
const plain = (reported: unknown[]) =>
  reported.map((one) => (typeof one === 'string' ? one.replaceAll('\u00a0', ' ') : one));

describe('the amounts of instalments', () => {
  it.each([
    ['none', 100_000, [], []],
    ['one, which is all', 100_000, [{ percent: 10, amount: 1 }], [100_000]],
    ['by per cent, rounded to öre', 100_001, [{ percent: 33.33, amount: null }, part('')], [33_330, 66_671]],
    ['half an öre upwards', 10_001, [{ percent: 50, amount: 7 }, part('')], [5_001, 5_000]],
    ['by amount', 100_000, [{ percent: null, amount: 250.5 }, part('')], [25_050, 74_950]],
    ['of what is not entered', 100_000, [part(''), part('')], [0, 100_000]],
    ['more than the sum', 100, [{ percent: null, amount: 3 }, part('')], [300, -200]],
  ])('are %s', (_, agreedOre, shares, ore) => {
    expect(plannedOre(agreedOre, shares)).toEqual(ore);
  });
});

describe('written terms', () => {
  it('of hourly work have neither a sum nor instalments', () => {
    const given = { ...fixed(1_000, part('Allt')), priceForm: 'Hourly' as const, isConstruction: true };
    expect(writtenTerms(given, none)).toEqual({ ...none, isConstruction: true });
  });

  it('of a ceiling have a sum alone', () => {
    const given = { ...fixed(1_000.5, part('Allt')), priceForm: 'Ceiling' as const };
    const before = { ...none, entries: [entry('Work', 0, 50_000), entry('OnAccount', 4, 10_000)] };
    expect(writtenTerms(given, before)).toEqual({ ...before, priceForm: 'Ceiling', agreedOre: 100_050 });
  });

  it('of a fixed price number new instalments after all that have been, and keep the others', () => {
    const kept = { instalmentId: 2, text: 'Gammal', dueOn: null, percent: null, amountOre: 1 };
    const before = {
      ...none,
      instalments: [kept],
      entries: [entry('Instalment', 5, 100), entry('Instalment', 5, -100)],
    };
    const given = fixed(
      1_000,
      part('Skiss', { percent: 20, dueOn: '2026-12-01' }),
      part('Bygge', { instalmentId: 2, amount: 300 }),
      part('Okänd', { instalmentId: 4, percent: 10 }),
      part('Slut', { percent: 99, amount: 99 }),
    );
    const terms = writtenTerms(given, before);
    expect(terms).toMatchObject({ priceForm: 'FixedPrice', agreedOre: 100_000, entries: before.entries });
    expect(terms.instalments).toEqual([
      { instalmentId: 6, text: 'Skiss', dueOn: '2026-12-01', percent: 20, amountOre: 20_000 },
      { instalmentId: 2, text: 'Bygge', dueOn: null, percent: null, amountOre: 30_000 },
      { instalmentId: 7, text: 'Okänd', dueOn: null, percent: 10, amountOre: 10_000 },
      { instalmentId: 8, text: 'Slut', dueOn: null, percent: null, amountOre: 40_000 },
    ]);
  });

  it('number instalments after those planned, when nothing is invoiced', () => {
    const planned = [3, 1].map((instalmentId) => ({
      instalmentId,
      text: '',
      dueOn: null,
      percent: null,
      amountOre: 1,
    }));
    // Numbers of on-account invoices are others.
    const before = { ...none, instalments: planned, entries: [entry('Work', 90, 5)] };
    expect(writtenTerms(fixed(10, part('')), before).instalments[0]!.instalmentId).toBe(4);
  });
});

describe('terms that do not fit each other are refused', () => {
  it.each([
    ['without a sum', fixed(0, part('')), ['agreed', 'Ange ett belopp.']],
    ['without a ceiling', { ...fixed(0), priceForm: 'Ceiling' as const }, ['agreed', 'Ange ett belopp.']],
    ['without instalments', fixed(10), ['instalments', 'Lägg till minst en delbetalning.']],
    [
      'with instalments above the sum',
      fixed(10, part('', { amount: 12.5 }), part('')),
      ['agreed', 'Delbetalningarna är 2,50 kr mer än det fasta priset.'],
    ],
    [
      'with nothing left for the last',
      fixed(10, part('', { amount: 10 }), part('')),
      ['agreed', 'Inget är kvar till den sista delbetalningen.'],
    ],
    [
      'with an instalment of nothing',
      fixed(10, part('', { percent: 50 }), part(''), part('')),
      ['instalments.1.amount', 'Ange ett belopp eller en procentsats.'],
    ],
  ])('%s', (_, given, reported) => {
    expect(plain(refusalOf(given))).toEqual(['invalid_fields', ...reported]);
  });
});

describe('terms that contradict what is invoiced are refused', () => {
  const invoiced = [entry('Instalment', 1, 40_000), entry('Instalment', 1, -10_000)];
  const planned = { instalmentId: 1, text: '', dueOn: null, percent: null, amountOre: 40_000 };
  const before = { ...none, priceForm: 'FixedPrice' as const, instalments: [planned], entries: invoiced };
  const tooLittle = 'En delbetalning på 300,00 kr är fakturerad. Kreditera den innan den tas bort eller minskas.';
  const byAgreement = { byAgreement: true };

  it('where an invoiced instalment is taken away', () => {
    for (const given of [
      fixed(1_000, part('')),
      { ...fixed(0), priceForm: 'Hourly' as const },
      { ...fixed(1_000), priceForm: 'Ceiling' as const },
    ]) {
      expect(plain(refusalOf(given, before))).toEqual(['against_agreement', tooLittle, byAgreement]);
    }
  });

  it('where it comes to less than is invoiced, credits taken off', () => {
    expect(plain(refusalOf(fixed(299.99, part('', { instalmentId: 1 })), before))).toEqual([
      'against_agreement',
      tooLittle,
      byAgreement,
    ]);
    expect(refusalOf(fixed(300, part('', { instalmentId: 1 })), before)).toEqual([]);
  });

  it('where money on account is open when the price becomes fixed', () => {
    const open = { ...none, entries: [entry('OnAccount', 4, 50_000), entry('Deduction', 4, -20_000)] };
    expect(plain(refusalOf(fixed(1_000, part('')), open))).toEqual([
      'against_agreement',
      '300,00 kr är fakturerat a conto. Dra av eller kreditera det innan projektet får fast pris.',
      byAgreement,
    ]);
    expect(refusalOf({ ...fixed(1_000), priceForm: 'Ceiling' }, open)).toEqual([]);
    const settled = { ...none, entries: [entry('OnAccount', 4, 50_000), entry('Deduction', 4, -50_000)] };
    expect(refusalOf(fixed(1_000, part('')), settled)).toEqual([]);
  });
});
