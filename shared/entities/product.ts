import { productTypes } from '../codes/product-types.ts';
import { defineEntity } from './entity.ts';
import { vatRates } from '../codes/vat-rules.ts';
import { choice, code } from './code-field.ts';
import { flag, integer, text } from './field.ts';

const fourDigits = 'Fyra siffror, till exempel 3001.';

export const product = defineEntity({
  name: text({ label: 'Namn', input: (f) => f.requiredText(100), in: 'column', search: true }),
  productType: code(productTypes, {
    label: 'Produkttyp',
    words: 'productType',
    empty: 'Rate',
    refusal: 'Välj en produkttyp.',
    in: 'column',
  }),
  invoiceText: text({ label: 'Fakturatext', input: (f) => f.optionalText(200), in: 'column', search: true }),
  /** The product's lines have their own heading on the invoice. */
  invoiceItemGroupHeading: flag({ label: 'Gruppera', in: 'column', column: 'group_heading' }),
  /** The mark-up of products that are priced by their purchase price; added to new lines. */
  markUpPercent: integer({
    label: 'Påslag %',
    help: 'Läggs på inköpspriset. Rader som redan är registrerade behåller sitt påslag.',
    input: ({ z }) =>
      z.int('Ange hela procent.').check(z.minimum(0, 'Kan inte vara negativt.'), z.maximum(500, 'Högst 500 %.')),
    empty: 0,
    in: 'row',
    column: 'mark_up',
  }),
  account: integer({
    label: 'Konto',
    input: ({ z }) => z.int(fourDigits).check(z.minimum(1000, fourDigits), z.maximum(9999, fourDigits)),
    empty: 3001,
    history: (as) => as.text,
    in: 'column',
  }),
  vatPercent: choice(vatRates, { label: 'Moms %', refusal: 'Välj en momssats.', empty: 25, in: 'column' }),
  isConstruction: flag({
    label: 'Byggtjänst',
    help: 'En kund som själv säljer byggtjänster redovisar momsen (omvänd betalningsskyldighet).',
    in: 'column',
    column: 'construction',
  }),
  /** The product has one invoice line, with the sum of its hours. */
  aggregateHoursToTotal: flag({ label: 'Aggregera', in: 'column', column: 'aggregate_hours' }),
});
