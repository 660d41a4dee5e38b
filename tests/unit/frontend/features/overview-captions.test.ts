import { expect, it } from 'vitest';
import { figuresOf } from '../../../../frontend/src/features/overview/figures-of.ts';
import type { Overview } from '../../../../shared/schemas/overview.ts';

const month = (from: string, to: string) => ({ from, to });
const november = month('2026-11-01', '2026-11-30');

const overview: Overview = {
  invoiced: {
    period: month('2026-01-01', '2026-12-31'),
    compared: month('2025-01-01', '2025-11-23'),
    total: 1_100_000,
    before: 1_000_000,
    months: [
      { ...month('2026-10-01', '2026-10-31'), invoiced: 300_000.5, before: null },
      { ...november, invoiced: 799_999.5, before: null },
    ],
  },
  overdue: {
    total: 50_000,
    ages: [
      { age: 'late-to-30', owed: 20_000, count: 1 },
      { age: 'late-31-60', owed: 0, count: 0 },
      { age: 'late-61-90', owed: 10_000.25, count: 1 },
      { age: 'late-over-90', owed: 19_999.75, count: 2 },
    ],
  },
  expected: {
    total: 80_000,
    weeks: [
      { from: null, to: '2026-11-22', owed: 50_000, count: 4 },
      { from: '2026-11-23', to: '2026-11-29', owed: 0, count: 0 },
      { from: '2026-11-30', to: '2026-12-06', owed: 30_000, count: 1 },
      { from: '2026-12-07', to: null, owed: 0, count: 0 },
    ],
  },
  earned: {
    total: 12_000,
    ages: [
      { from: '2026-10-24', to: null, value: 12_000, count: 3 },
      ...[31, 61, 91].map(() => ({ from: null, to: null, value: 0, count: 0 })),
    ],
  },
  quotes: {
    total: 9_000,
    ages: [
      { from: null, to: null, value: 4_000, count: 1 },
      { from: null, to: null, value: 5_000, count: 1 },
      ...[61, 91].map(() => ({ from: null, to: null, value: 0, count: 0 })),
    ],
  },
  customers: [
    { customerId: 1, name: 'Alm AB', invoiced: 550_000, share: 0.5, before: null },
    { customerId: 2, name: 'Björk AB', invoiced: 275_000, share: 0.25, before: null },
  ],
  budgets: {
    over: { count: 1, budget: 10_000, worked: 11_000 },
    near: { count: 2, budget: 10_000, worked: 9_000 },
    projects: [],
  },
  prices: {
    hours: 10,
    price: 1_200,
    listPrice: 1_250,
    months: [{ ...november, hours: 10, price: 1_200, listPrice: 1_250 }],
  },
  people: [
    { userId: 1, initials: 'AA', months: [{ ...november, norm: 100, worked: 80, invoiceable: 60 }] },
    { userId: 2, initials: 'BB', months: [{ ...november, norm: 100, worked: 90, invoiceable: 70 }] },
  ],
};

const captionsOf = (of: Overview) =>
  Object.fromEntries(figuresOf(of).map(({ id, caption }) => [id, caption.replaceAll('\u00a0', ' ')]));

it('the caption of a chart says in one sentence what each chart shows, with its figures', () => {
  expect(captionsOf(overview)).toEqual({
    invoiced:
      '2026: 1 100 000,00 kr är fakturerat, 10 % mer än under 2025-01-01 – 2025-11-23, mest i november 2026 (799 999,50 kr).',
    overdue: '4 fakturor på 50 000,00 kr har förfallit, varav 30 000,00 kr för mer än 30 dagar sedan.',
    expected:
      '80 000,00 kr väntas in, varav 50 000,00 kr borde ha kommit före den här veckan (med öppna kreditfakturor avdragna), och därefter mest i v. 49 (30 000,00 kr).',
    earned: '3 insatser för 12 000,00 kr är gjorda men inte fakturerade.',
    quotes: '2 insatser för 9 000,00 kr väntar på kundens svar, 5 000,00 kr sedan mer än 30 dagar.',
    customers: 'De 2 största kunderna står för 75 % av det fakturerade, störst är Alm AB med 50 %.',
    people: '130 av 170 arbetade timmar är fakturerbara, 65 % av normen för 2 personer.',
    budgets: '1 projekt är över sin budget och 2 har förbrukat 80–100 % av sin.',
    prices: 'Räknat på insatsernas datum ger en fakturerad timme i snitt 1 200,00 kr, 96 % av listpriset 1 250,00 kr.',
  });
});

it('the caption of a chart leaves out what there is nothing to say of', () => {
  const { invoiced, ...rest } = overview;
  const alone = { ...invoiced, compared: null, before: null, months: [{ ...november, invoiced: 0, before: null }] };
  const captions = captionsOf({ ...rest, invoiced: alone, prices: { ...rest.prices, price: null } });
  expect(captions['invoiced']).toBe('2026: 1 100 000,00 kr är fakturerat.');
  expect(captions['prices']).toBe('');
});

it('the caption of a chart says of how many projects the largest are shown', () => {
  const hintOf = (budgets: Overview['budgets']) =>
    figuresOf({ ...overview, budgets }).find(({ id }) => id === 'budgets')!.hint;
  const one = { projectId: 7, projectCode: '26-0007', customerName: 'Alm AB', budget: 10_000, worked: 11_000 };
  expect(hintOf({ ...overview.budgets, projects: [one, one, one] })).not.toContain('visas');
  expect(hintOf({ ...overview.budgets, projects: [one, one] })).toContain('de 2 största av 3 visas');
});

it('the caption of a chart says how much of its budget each project takes, and draws all by their share of it', () => {
  const of = (worked: number) => ({
    projectId: worked,
    projectCode: '26-1',
    customerName: 'Alm AB',
    budget: 10_000,
    worked,
  });
  const budgets = { ...overview.budgets, projects: [of(53_308), of(8_250.5)] };
  const { bars } = figuresOf({ ...overview, budgets }).find(({ id }) => id === 'budgets')!;
  expect(bars.map(({ note }) => note!.replaceAll('\u00a0', ' '))).toEqual([
    '533 % av 10 000,00 kr, 43 308,00 kr över',
    '83 % av 10 000,00 kr, 1 749,50 kr kvar',
  ]);
  expect(bars.map(({ full, limit }) => [full, limit])).toEqual([
    [53_308, 10_000],
    [53_308, 10_000],
  ]);
});

it('the caption of a chart draws worked hours behind the invoiceable ones, and the norm as a line', () => {
  const { bars, legend } = figuresOf(overview).find(({ id }) => id === 'people')!;
  expect(bars.map(({ value, behind, goal, full }) => [value, behind, goal, full])).toEqual([
    [60, 80, 100, 100],
    [70, 90, 100, 100],
  ]);
  expect(legend!.map(({ look }) => look)).toEqual(['now', 'behind', 'goal']);
});
