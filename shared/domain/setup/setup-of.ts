import { choicesOfStep, setupSteps, type SetupChoice, type SetupStep } from '../../codes/setup.ts';
import { isCostPriced, type ProductType } from '../../codes/product-types.ts';
import { systemSettings } from '../../entities/system-settings.ts';
import type { Setup } from '../../schemas/setup.ts';
import type { SystemSettingsFields } from '../../schemas/settings.ts';
import { setupGaps } from '../../text/setup.ts';
import { sellerGaps } from '../invoice/legal-gaps.ts';

export type SetupFacts = {
  settings: SystemSettingsFields;
  /** True once an invoice has been created. */
  seriesHasBegun: boolean;
  isLinkedToFortnox: boolean;
  /** `hasPrice`: in a default list that applies this year. */
  products: readonly { name: string; productType: ProductType; hasPrice: boolean }[];
  /** The default list that this year's work takes its prices from. */
  priceListDefaultId: number | null;
  users: number;
  hasCustomers: boolean;
};

/** Which steps of its setup the firm has done or answered, and what the others lack. */
export function setupOf(facts: SetupFacts): Omit<Setup, 'version'> {
  const { settings, products, priceListDefaultId } = facts;
  const missingFields = sellerGaps(settings);
  const fieldNames = missingFields.map((field) => lowered(systemSettings.labels[field]));
  const hasAccount = [settings.bankGiro, settings.plusGiro, settings.iban].some((number) => number !== '');
  const missingPrices = pricesMissing(facts);
  const sender = settings.emailFrom === '' ? [lowered(systemSettings.labels.emailFrom)] : [];

  const states: Record<SetupStep, { isDone: boolean; missing: string[] }> = {
    company: stateOf([...fieldNames, ...(hasAccount ? [] : [setupGaps.account])]),
    firstNumber: { isDone: facts.seriesHasBegun || settings.firstInvoiceNumber !== 1, missing: [] },
    prices: stateOf(missingPrices),
    mail: stateOf(sender),
    fortnox: { isDone: facts.isLinkedToFortnox, missing: [] },
    colleagues: { isDone: facts.users > 1, missing: [] },
    import: { isDone: facts.hasCustomers, missing: [] },
  };
  return {
    steps: setupSteps.map((step) => ({ step, ...states[step], choice: choiceOf(step, settings.setupChoices) })),
    companyField: missingFields[0] ?? (hasAccount ? '' : 'bankGiro'),
    hasProducts: products.length > 0,
    priceListDefaultId,
    isHidden: settings.setupHidden,
  };
}

const stateOf = (missing: string[]) => ({ isDone: missing.length === 0, missing });

const lowered = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

function choiceOf(step: SetupStep, answers: readonly SetupChoice[]): SetupChoice | null {
  return choicesOfStep[step].find((choice) => answers.includes(choice)) ?? null;
}

/** A firm that has invoiced has its prices; a later product without one is reported where it is used. */
function pricesMissing({ products, priceListDefaultId, seriesHasBegun }: SetupFacts): string[] {
  if (products.length === 0) return [setupGaps.products, ...(priceListDefaultId === null ? [setupGaps.priceList] : [])];
  const unpriced = products.filter(({ productType, hasPrice }) => !hasPrice && !isCostPriced(productType));
  if (seriesHasBegun || unpriced.length === 0) return [];
  return priceListDefaultId === null ? [setupGaps.priceList] : unpriced.map(({ name }) => setupGaps.priceOf(name));
}
