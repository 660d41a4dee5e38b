import type { AgreementTerms } from '../../entities/agreement.ts';
import { defaultAccount } from '../../schemas/invoice.ts';
import type { AgreementChoice } from '../../schemas/agreement.ts';
import type { InvoiceChoice } from '../../schemas/invoice-choice.ts';
import { formatMoney } from '../../lib/format.ts';
import { toKronor, toOre } from '../../lib/money.ts';
import { padSerialNumber } from '../invoice/invoice-number.ts';
import type { AgreementEffect } from '../invoice/invoice-input.ts';
import type { InvoiceLine } from '../invoice/invoice-line.ts';
import { currentVatPercent, vatByRate } from '../invoice/invoice-totals.ts';
import { type OnAccount, deductionsOf, invoicedOreOf, leftOreOf, onAccountOf } from './entries.ts';
import { against, paidByInstalments } from './against.ts';

type Tax = Pick<InvoiceLine, 'vatPercent' | 'vatRule' | 'account'>;
type Line = InvoiceLine;
/** What of a choice decides the lines of the agreement: all but which work there is, and how it is worded. */
type LinesChoiceOf<As extends AgreementChoice['as']> = Omit<Extract<AgreementChoice, { as: As }>, keyof InvoiceChoice>;
export type AgreementLinesChoice = LinesChoiceOf<'Work'> | LinesChoiceOf<'Instalments'> | LinesChoiceOf<'OnAccount'>;

const usualTax: Tax = { vatPercent: currentVatPercent, vatRule: 'Domestic', account: defaultAccount };

/** One piece at a price, or minus one piece where the line is deducted: a price is never negative. */
function agreedLine(
  { lineKind, agreedRef, text }: Pick<Line, 'lineKind' | 'agreedRef' | 'text'>,
  netOre: number,
  tax: Tax,
): Line {
  return {
    productId: 0,
    productType: 'Rent',
    heading: '',
    text,
    quantity: netOre < 0 ? -1 : 1,
    unitPriceOre: Math.abs(netOre),
    subTotalOre: netOre,
    ...tax,
    lineKind,
    agreedRef,
    sources: [],
  };
}

/** What an agreement makes of an invoice, as chosen. */
export function agreedOf(terms: AgreementTerms, choice: AgreementLinesChoice): AgreementEffect {
  const { isConstruction } = terms;
  switch (choice.as) {
    case 'Work':
      return {
        replacesWork: false,
        isConstruction,
        title: 'Faktura',
        linesBelow: (work) => linesBelowWork(terms, work, choice),
      };
    case 'Instalments':
      return { replacesWork: true, isConstruction, title: 'Faktura', linesBelow: () => instalmentLines(terms, choice) };
    case 'OnAccount':
      return {
        replacesWork: true,
        isConstruction,
        title: 'A conto-faktura',
        linesBelow: (_, serialNumber) => [onAccountLine(terms, choice, serialNumber)],
      };
  }
}

/** @param serialNumber of the invoice; 0 for a preview @throws against_agreement */
function onAccountLine(terms: AgreementTerms, choice: LinesChoiceOf<'OnAccount'>, serialNumber: number): Line {
  const netOre = toOre(choice.amount);
  if (terms.priceForm === 'FixedPrice') throw against('Projektet har fast pris. Fakturera en delbetalning i stället.');
  const leftOre = leftOreOf(terms);
  if (terms.priceForm === 'Ceiling' && netOre > leftOre) {
    throw against(`Det är ${formatMoney(toKronor(leftOre))} kvar till takpriset.`);
  }
  return agreedLine({ lineKind: 'OnAccount', agreedRef: serialNumber, text: choice.text }, netOre, usualTax);
}

/** @throws against_agreement */
function instalmentLines({ instalments, entries }: AgreementTerms, choice: LinesChoiceOf<'Instalments'>): Line[] {
  const instalmentIds = new Set(choice.instalmentIds);
  const lines = instalments.flatMap(({ instalmentId, text, amountOre }, index) => {
    const leftOre = amountOre - invoicedOreOf(entries, instalmentId);
    if (!instalmentIds.has(instalmentId) || leftOre <= 0) return [];
    const name =
      instalments.length === 1 ? 'Fast pris' : `Fast pris, delbetalning ${index + 1} av ${instalments.length}`;
    return [
      agreedLine({ lineKind: 'Instalment', agreedRef: instalmentId, text: `${name}: ${text}` }, leftOre, usualTax),
    ];
  });
  if (lines.length === instalmentIds.size) return lines;
  for (const { agreedRef } of lines) instalmentIds.delete(agreedRef);
  const invoiced = entries.findLast(
    ({ kind, ref, netOre }) => kind === 'Instalment' && instalmentIds.has(ref) && netOre > 0,
  );
  if (!invoiced) throw against('Delbetalningen finns inte längre. Läs in avtalet igen.');
  const { serialNumber, invoiceId } = invoiced;
  throw against(`Delbetalningen är fakturerad med ${padSerialNumber(serialNumber)}.`, invoiceId);
}

/** What an invoice of work deducts. @throws against_agreement when one is no longer there to deduct */
function deducted({ entries }: AgreementTerms, { deduct }: LinesChoiceOf<'Work'>): OnAccount[] {
  const open = onAccountOf(entries).filter(({ leftOre }) => leftOre > 0);
  if (!deduct) return open;
  const gone = deduct.filter((serialNumber) => open.every((one) => one.serialNumber !== serialNumber));
  if (gone.length === 0) return open.filter(({ serialNumber }) => deduct.includes(serialNumber));
  const deductions = gone.flatMap((serialNumber) => deductionsOf(entries, serialNumber));
  const by = entries.findLast((entry) => deductions.includes(entry));
  const refusal = `A conto-faktura ${gone.map(padSerialNumber).join(' och ')} är redan avdragen eller krediterad.`;
  if (!by) throw against(refusal);
  throw against(`${refusal} Avdraget står på faktura ${padSerialNumber(by.serialNumber)}.`, by.invoiceId);
}

/** What the next invoice of work may come to before deductions; null without a ceiling. */
export function roomOre(terms: AgreementTerms, choice: LinesChoiceOf<'Work'>): number | null {
  if (terms.priceForm !== 'Ceiling') return null;
  return Math.max(0, leftOreOf(terms) + deducted(terms, choice).reduce((sum, { leftOre }) => sum + leftOre, 0));
}

/**
 * The lines that an agreement adds below an invoice's lines of work: what exceeds the ceiling, and the on-account
 * invoices that are deducted, each by text, number and date with its net amount and VAT at its own rate.
 * @throws against_agreement: the work is paid by a fixed price or exceeds the ceiling, or less is worked than is deducted
 */
function linesBelowWork(terms: AgreementTerms, work: readonly Line[], choice: LinesChoiceOf<'Work'>): Line[] {
  if (terms.priceForm === 'FixedPrice') {
    throw paidByInstalments();
  }
  const reductions = aboveCeiling(terms, work, choice);
  const deductions = deducted(terms, choice).map(deductionLine);
  refuseNegative([...work, ...reductions, ...deductions]);
  return [...reductions, ...deductions];
}

function deductionLine({ text, serialNumber, day, leftOre, ...tax }: OnAccount): Line {
  const { vatPercent, vatRule, account } = tax;
  const { vatOre } = vatByRate([{ subTotalOre: leftOre, vatPercent }])[0]!;
  const words = `Avgår ${text}, a conto-faktura ${padSerialNumber(serialNumber)} av ${day} (moms ${vatPercent}\u00a0%: ${formatMoney(toKronor(vatOre))})`;
  return agreedLine({ lineKind: 'Deduction', agreedRef: serialNumber, text: words }, -leftOre, {
    vatPercent,
    vatRule,
    account,
  });
}

function aboveCeiling(terms: AgreementTerms, work: readonly Line[], choice: LinesChoiceOf<'Work'>): Line[] {
  const room = roomOre(terms, choice);
  const workOre = work.reduce((sum, { subTotalOre }) => sum + subTotalOre, 0);
  if (room === null || workOre <= room) return [];
  const [above, ceiling] = [workOre - room, terms.agreedOre].map((ore) => formatMoney(toKronor(ore)));
  if (choice.overCeiling !== 'Free') {
    throw against(
      `Arbetet är ${above} över takpriset på ${ceiling}. Välj i granskningen om det ska lämnas kvar eller inte debiteras.`,
    );
  }
  const text = `Överstiger takpriset ${ceiling}, debiteras inte`;
  return allotted(workOre - room, work).map(({ tax, ore }) =>
    agreedLine({ lineKind: 'Deduction', agreedRef: 0, text }, -ore, tax),
  );
}

/** Divides a sum in proportion to the lines of each VAT rate and account, to the öre: the last one takes the rest. */
function allotted(sumOre: number, work: readonly Line[]): { tax: Tax; ore: number }[] {
  const groups = [...Map.groupBy(work, ({ vatPercent, vatRule, account }) => `${vatPercent} ${vatRule} ${account}`)];
  const shares = groups.map(([, [line, ...others]]) => ({
    tax: { vatPercent: line!.vatPercent, vatRule: line!.vatRule, account: line!.account },
    ore: others.reduce((sum, { subTotalOre }) => sum + subTotalOre, line!.subTotalOre),
  }));
  let [left, of] = [sumOre, shares.reduce((sum, { ore }) => sum + ore, 0)];
  return shares.flatMap(({ tax, ore }) => {
    const part = of === 0 ? 0 : Math.round((left * ore) / of);
    [left, of] = [left - part, of - ore];
    return part === 0 ? [] : [{ tax, ore: part }];
  });
}

/**
 * An invoice that asks for nothing may be zero, but not negative: money is given back by a credit that names its
 * invoice (mervärdesskattelagen 17:22 and 23). So for each VAT rate.
 */
function refuseNegative(lines: readonly Line[]): void {
  const below = [...Map.groupBy(lines, ({ vatPercent, vatRule }) => `${vatPercent} ${vatRule}`).values()]
    .map((group) => group.reduce((sum, { subTotalOre }) => sum + subTotalOre, 0))
    .find((ore) => ore < 0);
  if (below === undefined) return;
  throw against(
    `A conto-fakturorna är ${formatMoney(toKronor(-below))} mer än arbetet med samma moms. Fakturan kan inte bli negativ: kreditera en a conto-faktura, eller dra av färre nu.`,
  );
}
