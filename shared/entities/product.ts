import { productTypes } from '../codes/product-types.ts';
import { optionalText, requiredText } from '../fields/fields.ts';
import { productTypeLabels } from '../text/codes.ts';
import { defineEntity } from './entity.ts';
import { code, flag, text } from './field.ts';

export const product = defineEntity({
  name: text({ label: 'Namn', input: requiredText(100), in: 'column', search: true }),
  productType: code(productTypes, {
    label: 'Produkttyp',
    words: productTypeLabels,
    empty: 'Rate',
    refusal: 'Välj en produkttyp.',
    in: 'column',
  }),
  invoiceText: text({ label: 'Fakturatext', input: optionalText(200), in: 'column', search: true }),
  /** The product's lines have their own heading on the invoice. */
  invoiceItemGroupHeading: flag({ label: 'Gruppera', in: 'column', column: 'group_heading' }),
  /** The product has one invoice line, with the sum of its hours. */
  aggregateHoursToTotal: flag({ label: 'Aggregera', in: 'column', column: 'aggregate_hours' }),
});
