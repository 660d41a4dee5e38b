import * as z from 'zod/mini';
import { agreementFieldsSchema, type AgreementView } from '../../../../shared/schemas/agreement.ts';
import { plannedOre } from '../../../../shared/domain/agreement/plan.ts';
import { type AmountDoubt, amountDoubts } from '../../../../shared/domain/amount-doubts.ts';
import { partsWithIds } from '../../components/form/parts-with-ids.ts';
import { agreementsText } from '../../text/agreements.ts';
import type { PriceForm } from '../../../../shared/codes/projects.ts';
import { toKronor, toOre } from '../../../../shared/lib/money.ts';

/** A number as typed: text that is no number stays until the form is saved. */
type TypedNumber = number | string | null;

export type InstalmentValues = {
  key: string;
  instalmentId?: number;
  text: string;
  dueOn: string | null;
  percent: TypedNumber;
  amount: TypedNumber;
};

export type AgreementValues = {
  priceForm: PriceForm;
  agreed: TypedNumber;
  isConstruction: boolean;
  instalments: InstalmentValues[];
  version: number;
};

export const agreementValues = {
  fromView: ({ priceForm, agreed, isConstruction, instalments, version }: AgreementView): AgreementValues => ({
    priceForm,
    agreed: agreed || null,
    isConstruction,
    version,
    instalments:
      instalments.length === 0
        ? [{ ...newInstalment(), key: 'first' }]
        : instalments.map(({ instalmentId, text, dueOn, percent, amount }) => ({
            key: `instalment-${instalmentId}`,
            instalmentId,
            text,
            dueOn,
            percent,
            amount: percent === null ? amount : null,
          })),
  }),
  withIds: (values: AgreementValues, { sent, saved }: { sent: AgreementValues; saved: AgreementView }) => ({
    ...values,
    instalments: partsWithIds(
      values.instalments,
      { sent: sent.instalments, saved: saved.instalments },
      (part, { instalmentId }) => ({ ...part, instalmentId }),
    ),
  }),
};

export function newInstalment(): InstalmentValues {
  return { key: crypto.randomUUID(), text: '', dueOn: null, percent: null, amount: null };
}

/** What is left to the last instalment, in kronor; undefined until the sums are numbers. */
export function restOf({ agreed, instalments }: Pick<AgreementValues, 'agreed' | 'instalments'>): number | undefined {
  const shares = instalments.map(({ percent, amount }) => ({ percent: numberOf(percent), amount: numberOf(amount) }));
  const restOre = typeof agreed === 'number' ? plannedOre(toOre(agreed), shares).at(-1) : undefined;
  return restOre === undefined ? undefined : toKronor(restOre);
}

/** Agreed sums to ask about, which are far from those last saved. */
export function doubtsOf({ priceForm, agreed, instalments }: AgreementValues, saved: AgreementValues): AmountDoubt[] {
  if (priceForm === 'Hourly') return [];
  const before = new Map(saved.instalments.map(({ key, amount }) => [key, amount]));
  const parts = instalments.map((part) => ({ name: part.text, amount: part.amount, before: before.get(part.key) }));
  const name = priceForm === 'FixedPrice' ? agreementsText.fixedPrice : agreementsText.ceiling;
  const whole = { name, amount: agreed, before: saved.priceForm === 'Hourly' ? null : saved.agreed };
  return amountDoubts([whole, ...(priceForm === 'FixedPrice' ? parts : [])]);
}

function numberOf(typed: TypedNumber): number | null {
  return typeof typed === 'number' ? typed : null;
}

const bodySchema = z.omit(agreementFieldsSchema, { version: true });

export const agreementFormSchema = z.pipe(z.transform(toBody), bodySchema);

function toBody({ priceForm, agreed, isConstruction, instalments }: AgreementValues): z.input<typeof bodySchema> {
  const parts = priceForm === 'FixedPrice' ? instalments : [];
  return {
    priceForm,
    agreed: priceForm === 'Hourly' ? 0 : agreed,
    isConstruction,
    // The last one takes the rest, whatever was written there.
    instalments: parts.map(({ key: _key, ...part }, index) =>
      index === parts.length - 1 ? { ...part, percent: null, amount: null } : part,
    ),
  } as z.input<typeof bodySchema>;
}
