import type * as z from 'zod/mini';
import { lineKinds } from '../codes/invoices.ts';
import { priceForms } from '../codes/projects.ts';
import { vatRules } from '../codes/vat-rules.ts';
import { formatMoney } from '../lib/format.ts';
import { toKronor } from '../lib/money.ts';
import { defineEntity } from './entity.ts';
import { code } from './code-field.ts';
import { flag, ore, owner, parts } from './field.ts';
import { internal } from './system-field.ts';
import type { Library } from './schemas-of.ts';

export const maxInstalments = 24;
export const longestLineText = 200;

const percent = ({ z }: Library) =>
  z
    .number('Ange en procentsats.')
    .check(
      z.minimum(0, 'Kan inte vara negativt.'),
      z.maximum(100, 'Högst 100 procent.'),
      z.multipleOf(0.01, 'Högst två decimaler.'),
    );

const instalmentFields = (f: Library) => ({
  instalmentId: f.id,
  text: f.requiredText(longestLineText),
  /** The day it is planned to be invoiced. */
  dueOn: f.z._default(f.z.nullable(f.day), null),
  /** The share of the agreed sum; null if the amount was given, and for the last one, which takes the rest. */
  percent: f.z._default(f.z.nullable(percent(f)), null),
});

const instalment = (f: Library) => f.z.object({ ...instalmentFields(f), amountOre: f.z.int() });
export type Instalment = z.output<ReturnType<typeof instalment>>;

const entry = ({ z }: Library) =>
  z.object({
    invoiceId: z.int(),
    /** The invoice's number and date, which a deduction names. */
    serialNumber: z.int(),
    day: z.string(),
    kind: z.enum(lineKinds),
    /** The instalment's id, or the number of the on-account invoice; else 0. */
    ref: z.int(),
    text: z.string(),
    netOre: z.int(),
    vatPercent: z.number(),
    vatRule: z.enum(vatRules),
    account: z.int(),
  });
/** What one invoice adds to the account of the agreement: a credit adds the negative of what it credits. */
export type Entry = z.output<ReturnType<typeof entry>>;

/** A project's agreement on price, under the project's id. A project without one is paid by the hour. */
export const agreement = defineEntity({
  projectId: owner('project', { label: 'Projekt' }),
  priceForm: code(priceForms, {
    label: 'Prisform',
    words: 'priceForm',
    empty: 'Hourly',
    refusal: 'Välj en prisform.',
  }),
  agreedOre: ore({ label: 'Avtalat belopp', input: (f) => f.kronor }),
  isConstruction: flag({
    label: 'Byggtjänst',
    help: 'Gäller fast pris och a conto. En kund som själv säljer byggtjänster redovisar momsen (omvänd betalningsskyldighet).',
  }),
  instalments: parts({
    label: 'Delbetalningar',
    /** A new instalment has no id. The amount counts where no per cent is given. */
    input: (f) =>
      f.z
        .array(
          f.z.object({
            ...instalmentFields(f),
            instalmentId: f.z.optional(f.id),
            amount: f.z._default(f.z.nullable(f.kronor), null),
          }),
        )
        .check(f.z.maxLength(maxInstalments, `Högst ${maxInstalments} delbetalningar.`)),
    part: instalment,
    partsOf: (stored) =>
      stored.map(({ instalmentId, text, dueOn, amountOre }) => ({
        key: String(instalmentId),
        name: text,
        text: [formatMoney(toKronor(amountOre)), dueOn].filter(Boolean).join(', '),
      })),
  }),
  entries: internal((f) => f.z.array(entry(f)), []),
});
export type AgreementTerms = Omit<typeof agreement.empty, 'projectId'>;
