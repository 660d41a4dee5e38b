import * as z from 'zod/mini';
import { bankGiroOf, ibanOf, organisationNumberOf, plusGiroOf } from '../lib/official-numbers.ts';
import { electronicAddressOf } from '../lib/electronic-address.ts';
import { vatNumberOf } from '../lib/vat-numbers.ts';
import { text } from './fields.ts';

type UsualForm = (typed: string) => string | null;

/** Required to be valid, unless empty. */
const validNumber = (usualForm: UsualForm, message: string) =>
  z._default(
    text(40).check(
      z.refine((typed) => typed === '' || usualForm(typed) !== null, message),
      z.overwrite((typed) => usualForm(typed) ?? typed),
    ),
    '',
  );

/** Normalized if valid, otherwise unchanged: foreign numbers, or ones stored before validation existed. */
const anyNumber = (usualForm: UsualForm, schema = z.string()) =>
  z._default(schema.check(z.overwrite((value) => usualForm(value) ?? value)), '');

export const wrongOrganisationNumber =
  'Kontrollera numret. Det har tio siffror och den sista är en kontrollsiffra: 555555-5555.';

export const organisationNumber = validNumber(organisationNumberOf, wrongOrganisationNumber);
export const anyOrganisationNumber = anyNumber(organisationNumberOf, text(20));
export const vatNumber = validNumber(vatNumberOf, 'Kontrollera numret. Det börjar med landskod: SE555555555501.');
export const electronicAddress = validNumber(
  electronicAddressOf,
  'Kontrollera numret. Ange ett organisationsnummer (0007:5555555555) eller ett GLN med tretton siffror (0088:…).',
);
export const bankGiro = validNumber(
  bankGiroOf,
  'Kontrollera numret. Den sista siffran är en kontrollsiffra: 5050-1055.',
);
export const plusGiro = validNumber(
  plusGiroOf,
  'Kontrollera numret. Den sista siffran är en kontrollsiffra: 90 20 03-3.',
);
export const iban = validNumber(
  ibanOf,
  'Kontrollera numret. Det har kontrollsiffror efter landskoden: SE35 5000 0000 0549 1000 0003.',
);

export const storedOrganisationNumber = anyNumber(organisationNumberOf);
export const storedVatNumber = anyNumber(vatNumberOf);
export const storedBankGiro = anyNumber(bankGiroOf);
export const storedPlusGiro = anyNumber(plusGiroOf);
export const storedIban = anyNumber(ibanOf);
