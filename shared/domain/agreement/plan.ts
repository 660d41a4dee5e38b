import { fieldError } from '../../codes/errors.ts';
import type { AgreementTerms, Entry, Instalment } from '../../entities/agreement.ts';
import type { PriceForm } from '../../codes/projects.ts';
import { formatMoney } from '../../lib/format.ts';
import { roundHalfAwayFromZero, toKronor, toOre } from '../../lib/money.ts';
import { against } from './against.ts';
import { invoicedOreOf, netOreOf, onAccountOf } from './entries.ts';

type Share = { percent: number | null; amount: number | null };

/**
 * The instalments' amounts in öre: per cent of the agreed sum, or the amount given; the last one takes the rest, so
 * that they add up to the agreed sum to the öre. The rest may be negative.
 */
export function plannedOre(agreedOre: number, shares: readonly Share[]): number[] {
  const given = shares
    .slice(0, -1)
    .map(({ percent, amount }) => (percent === null ? toOre(amount ?? 0) : percentOf(agreedOre, percent)));
  return shares.length === 0 ? [] : [...given, agreedOre - given.reduce((sum, ore) => sum + ore, 0)];
}

function percentOf(ore: number, percent: number): number {
  return roundHalfAwayFromZero((ore * Math.round(percent * 100)) / 10_000);
}

type PlanInput = {
  priceForm: PriceForm;
  /** In kronor. */
  agreed: number;
  isConstruction: boolean;
  instalments: readonly (Share & Pick<Instalment, 'text' | 'dueOn'> & { instalmentId?: number | undefined })[];
};

/**
 * The terms that a person has written, with the account as it is.
 * @throws invalid_fields where they do not fit each other; against_agreement where they contradict what is invoiced
 */
export function writtenTerms(given: PlanInput, { instalments, entries }: AgreementTerms): AgreementTerms {
  const { priceForm, isConstruction } = given;
  const without = { priceForm, agreedOre: 0, isConstruction, entries };
  if (priceForm === 'Hourly') return { ...without, instalments: unchangedFor(priceForm, [], entries) };
  const agreedOre = toOre(given.agreed);
  if (agreedOre === 0) throw fieldError('agreed', 'Ange ett belopp.');
  if (priceForm === 'Ceiling') return { ...without, agreedOre, instalments: unchangedFor(priceForm, [], entries) };
  if (given.instalments.length === 0) throw fieldError('instalments', 'Lägg till minst en delbetalning.');
  const amounts = plannedOre(agreedOre, given.instalments);
  const restOre = amounts.at(-1)!;
  if (restOre < 0) {
    throw fieldError('agreed', `Delbetalningarna är ${formatMoney(toKronor(-restOre))} mer än det fasta priset.`);
  }
  amounts.forEach((ore, index) => {
    if (ore > 0) return;
    const isLast = index === amounts.length - 1;
    const message = isLast ? 'Inget är kvar till den sista delbetalningen.' : 'Ange ett belopp eller en procentsats.';
    throw fieldError(isLast ? 'agreed' : `instalments.${index}.amount`, message);
  });
  let lastId = instalments.reduce((last, { instalmentId }) => Math.max(last, instalmentId), lastUsed(entries));
  const known = new Set(instalments.map(({ instalmentId }) => instalmentId));
  const planned = given.instalments.map(({ instalmentId, text, dueOn, percent }, index) => ({
    instalmentId: instalmentId !== undefined && known.has(instalmentId) ? instalmentId : (lastId += 1),
    text,
    dueOn,
    percent: index === given.instalments.length - 1 ? null : percent,
    amountOre: amounts[index]!,
  }));
  return { ...without, agreedOre, instalments: unchangedFor(priceForm, planned, entries) };
}

function lastUsed(entries: readonly Entry[]): number {
  return entries.reduce((last, { kind, ref }) => (kind === 'Instalment' ? Math.max(last, ref) : last), 0);
}

function unchangedFor(priceForm: PriceForm, planned: Instalment[], entries: readonly Entry[]): Instalment[] {
  const amountOf = new Map(planned.map(({ instalmentId, amountOre }) => [instalmentId, amountOre]));
  const used = new Set(entries.flatMap(({ kind, ref }) => (kind === 'Instalment' ? [ref] : [])));
  for (const instalmentId of used) {
    const invoicedOre = invoicedOreOf(entries, instalmentId);
    if (invoicedOre <= (amountOf.get(instalmentId) ?? 0)) continue;
    throw against(
      `En delbetalning på ${formatMoney(toKronor(invoicedOre))} är fakturerad. Kreditera den innan den tas bort eller minskas.`,
    );
  }
  const openOre = netOreOf(onAccountOf(entries).map((one) => ({ ...one, netOre: one.leftOre })));
  if (priceForm === 'FixedPrice' && openOre > 0) {
    throw against(
      `${formatMoney(toKronor(openOre))} är fakturerat a conto. Dra av eller kreditera det innan projektet får fast pris.`,
    );
  }
  return planned;
}
