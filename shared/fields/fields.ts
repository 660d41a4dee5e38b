import * as z from 'zod/mini';
import { countryCodes } from '../codes/countries.ts';
import { cleanText } from '../lib/clean-text.ts';
import { isDay } from '../lib/days.ts';
import { addressesIn, emailAddressOf, emailAddressesOf } from '../lib/email-address.ts';
import { pathFault } from '../lib/file-paths.ts';
import { isWholeOre } from '../lib/money.ts';
import { moneyFault } from '../lib/parse-money.ts';

const maxMoney = 1_000_000_000;

export const ownerId = (refusal: string) => z.int(refusal).check(z.positive(refusal));

export const id = ownerId('Välj i listan.');

export const idText = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,15}$/, 'Ska vara ett heltal.'))]),
  z.pipe(z.transform(Number), id),
);

/** Line breaks, for example pasted ones, become spaces. */
export const text = (max: number) =>
  z.string('Ska vara text.').check(
    z.overwrite((value) => cleanText(value).replace(lineBreaks, ' ')),
    z.trim(),
    z.maxLength(max, `Högst ${max} tecken.`),
    z.refine(isPrintable, 'Innehåller tecken som inte kan användas.'),
  );

export const requiredText = (max: number, message = 'Fältet kan inte lämnas tomt.') =>
  text(max).check(z.minLength(1, message));

export const optionalText = (max: number) => z._default(text(max), '');

export const lines = (max: number) =>
  z
    .string('Ska vara text.')
    .check(
      z.overwrite(cleanText),
      z.trim(),
      z.maxLength(max, `Högst ${max} tecken.`),
      z.refine(isPrintable, 'Innehåller tecken som inte kan användas.'),
    );

export const requiredLines = (max: number, message = 'Fältet kan inte lämnas tomt.') =>
  lines(max).check(z.minLength(1, message));

export const optionalLines = (max: number) => z._default(lines(max), '');

type AddressRule = {
  usualForm: (typed: string) => string | null;
  max: number;
  wrong: string;
  mayBeEmpty?: boolean;
};

const addresses = ({ usualForm, max, wrong, mayBeEmpty = false }: AddressRule) =>
  z.string(wrong).check(
    z.overwrite(cleanText),
    z.trim(),
    z.maxLength(max, `Högst ${max} tecken.`),
    z.refine((typed) => !addressesIn(typed).some((one) => /[^\x20-\x7e].*@/.test(one)), {
      error: 'Före @ går bara a–z, siffror och vanliga tecken, inte å, ä och ö.',
      abort: true,
    }),
    z.refine((typed) => (mayBeEmpty && typed === '') || usualForm(typed) !== null, wrong),
    z.overwrite((typed) => usualForm(typed) ?? typed),
  );

const one: AddressRule = { usualForm: emailAddressOf, max: 254, wrong: 'Ange en giltig e-postadress.' };
const several: AddressRule = {
  usualForm: emailAddressesOf,
  max: 1000,
  wrong: 'Ange en giltig e-postadress, eller flera med komma emellan.',
};

export const email = addresses(one);

export const optionalEmail = z._default(addresses({ ...one, mayBeEmpty: true }), '');

/** One or more, kept with a comma between them. */
export const emails = addresses(several);

export const optionalEmails = z._default(addresses({ ...several, mayBeEmpty: true }), '');

export const day = z.string('Ange ett datum.').check(z.refine(isDay, 'Ange ett datum som finns, ÅÅÅÅ-MM-DD.'));

export const instant = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));

export const kronor = z
  .number({ error: ({ input }) => (typeof input === 'string' ? moneyFault(input) : 'Ange ett belopp.') })
  .check(
    z.minimum(0, 'Kan inte vara negativt.'),
    z.maximum(maxMoney, 'Beloppet är för stort.'),
    z.refine(isWholeOre, 'Högst två decimaler.'),
  );

/** The prices of products, in kronor. */
export const priceLines = <Price extends z.ZodMiniType>(price: Price) =>
  z.array(z.object({ productId: id, price })).check(z.maxLength(500, 'Högst 500 priser i en lista.'));

export const signedKronor = z.number().check(z.refine(isWholeOre, 'Högst två decimaler.'));

/** In steps of the firm's setting, which are checked where they are entered and saved. */
export const steps = z
  .number('Ange ett tal.')
  .check(z.minimum(0, 'Kan inte vara negativt.'), z.maximum(10_000, 'Högst 10 000.'));

/** The path of a file in a project's folder; '' for none. */
export const optionalFilePath = z._default(
  z.string('Ska vara text.').check(z.refine((path) => pathFault(path) === undefined, 'Sökvägen är ogiltig.')),
  '',
);

export const hoursOfDay = z
  .number('Ange ett antal timmar.')
  .check(
    z.minimum(0, 'Kan inte vara negativt.'),
    z.maximum(24, 'Ett dygn har högst 24 timmar.'),
    z.multipleOf(0.5, 'Ange hela eller halva timmar.'),
  );

export const paymentTermDays = z
  .int('Ange ett antal dagar.')
  .check(z.minimum(0, 'Kan inte vara negativt.'), z.maximum(365, 'Högst 365 dagar.'));

export const country = z
  .string('Välj ett land.')
  .check(z.refine((code) => countryCodes.includes(code), 'Välj ett land.'));

export const year = z
  .int('Ange ett år.')
  .check(z.minimum(2000, 'Ange ett år från 2000.'), z.maximum(2100, 'Ange ett år till 2100.'));

/** A boolean in a query string. */
export const flag = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])], 'Ska vara true eller false.'),
  z.transform((value) => value === true || value === 'true'),
);

const lineBreaks = /[\t\n\r\u0085\u2028\u2029]+/g;

/** Line breaks and tabs are the only control characters people type. */
function isPrintable(value: string): boolean {
  // oxlint-disable-next-line no-control-regex
  return !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/.test(value) && value.isWellFormed();
}
