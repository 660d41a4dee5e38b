import { describe, expect, it } from 'vitest';
import {
  choicesOfStep,
  isPassed,
  setupChoices,
  setupSteps,
  type SetupStep,
} from '../../../../../shared/codes/setup.ts';
import { type SetupFacts, setupOf } from '../../../../../shared/domain/setup/setup-of.ts';
import { systemSettings } from '../../../../../shared/entities/system-settings.ts';
import { company } from '../../../../support/invoice-input.ts';

const nothing: SetupFacts = {
  settings: systemSettings.empty,
  seriesHasBegun: false,
  isLinkedToFortnox: false,
  products: [],
  priceListDefaultId: null,
  users: 1,
  hasCustomers: false,
};

const rate = { name: 'Akustiker', productType: 'Rate', hasPrice: true } as const;
const everything: SetupFacts = {
  settings: { ...systemSettings.empty, ...company, firstInvoiceNumber: 1001, emailFrom: 'faktura@firman.example' },
  seriesHasBegun: false,
  isLinkedToFortnox: true,
  products: [rate],
  priceListDefaultId: 1,
  users: 2,
  hasCustomers: true,
};

const stepOf = (step: SetupStep, facts: SetupFacts) => setupOf(facts).steps.find((one) => one.step === step)!;
const doneOf = (facts: SetupFacts) =>
  setupOf(facts)
    .steps.filter(({ isDone }) => isDone)
    .map(({ step }) => step);

describe('the steps of a new firm', () => {
  it('are none done in an empty firm, and all in one that lacks nothing', () => {
    expect(doneOf(nothing)).toEqual([]);
    expect(setupOf(nothing).steps.map(({ step }) => step)).toEqual(setupSteps);
    expect(doneOf(everything)).toEqual(setupSteps);
    expect(setupOf(everything).steps.flatMap(({ missing }) => missing)).toEqual([]);
  });

  it.each<[SetupStep, Partial<SetupFacts>]>([
    ['company', { settings: { ...everything.settings, vatNumber: '' } }],
    ['firstNumber', { settings: { ...everything.settings, firstInvoiceNumber: 1 } }],
    ['prices', { products: [] }],
    ['mail', { settings: { ...everything.settings, emailFrom: '' } }],
    ['fortnox', { isLinkedToFortnox: false }],
    ['colleagues', { users: 1 }],
    ['import', { hasCustomers: false }],
  ])('have %s ticked by its data alone', (step, without) => {
    expect(doneOf({ ...everything, ...without })).toEqual(setupSteps.filter((one) => one !== step));
  });
});

describe('the firm’s details', () => {
  it('are named as in the settings, with the first of them to fill in', () => {
    const { steps, companyField } = setupOf(nothing);
    expect(steps[0]!.missing).toEqual([
      'företagsnamn',
      'organisationsnummer',
      'momsregistreringsnummer',
      'adressrad 1',
      'postnummer',
      'ort',
      'bankgiro, plusgiro eller IBAN',
    ]);
    expect(companyField).toBe('companyName');
  });

  it.each(['bankGiro', 'plusGiro', 'iban'] as const)('have an account to pay to by %s', (field) => {
    const settings = { ...everything.settings, bankGiro: '' };
    expect(stepOf('company', { ...everything, settings })).toMatchObject({ isDone: false });
    expect(setupOf({ ...everything, settings }).companyField).toBe('bankGiro');
    const paid = { ...settings, [field]: 'ett nummer' };
    expect(stepOf('company', { ...everything, settings: paid })).toMatchObject({ isDone: true, missing: [] });
  });
});

it('the first number is settled by another than 1, or by the first invoice', () => {
  const settings = { ...everything.settings, firstInvoiceNumber: 1 };
  expect(stepOf('firstNumber', { ...everything, settings }).isDone).toBe(false);
  expect(stepOf('firstNumber', { ...everything, settings, seriesHasBegun: true }).isDone).toBe(true);
});

describe('products and prices', () => {
  const prices = (facts: Partial<SetupFacts>) => stepOf('prices', { ...everything, ...facts });
  const unpriced = { ...rate, name: 'Restid', hasPrice: false };

  it('lack products, the price list, or the prices that are named', () => {
    expect(prices({ products: [], priceListDefaultId: null }).missing).toEqual(['produkter', 'en PL-standard']);
    expect(prices({ products: [] }).missing).toEqual(['produkter']);
    expect(prices({ products: [unpriced], priceListDefaultId: null }).missing).toEqual(['en PL-standard']);
    expect(prices({ products: [rate, unpriced] }).missing).toEqual(['pris för Restid']);
  });

  it('need no price of what is priced by its cost, and none once there are invoices', () => {
    expect(prices({ products: [rate, { ...unpriced, productType: 'Expense' }] }).isDone).toBe(true);
    expect(prices({ products: [rate, unpriced], seriesHasBegun: true }).isDone).toBe(true);
    expect(prices({ products: [], seriesHasBegun: true }).isDone).toBe(false);
  });
});

describe('an answer', () => {
  it.each(setupChoices)('%s passes its own step and no other, without ticking it', (choice) => {
    const settings = { ...systemSettings.empty, setupChoices: [choice] };
    const { steps } = setupOf({ ...nothing, settings });
    const passed = steps.filter(isPassed);
    expect(passed.map(({ step }) => choicesOfStep[step].includes(choice))).toEqual([true]);
    expect(passed).toMatchObject([{ isDone: false, choice }]);
  });

  it('is none for what every firm needs', () => {
    expect(setupSteps.filter((step) => choicesOfStep[step].length === 0)).toEqual(['company', 'prices', 'mail']);
  });
});

it('the steps are hidden by the setting', () => {
  expect(setupOf(nothing).isHidden).toBe(false);
  expect(setupOf({ ...nothing, settings: { ...systemSettings.empty, setupHidden: true } }).isHidden).toBe(true);
});
