import * as z from 'zod/mini';
import { id, kronor, optionalText, ownerId, year } from '../fields/fields.ts';
import { formatMoney } from '../lib/format.ts';
import { toKronor } from '../lib/money.ts';
import { defineEntity } from './entity.ts';
import { keyNumber, ore, owner, parts, text } from './field.ts';

/** The price is named `price` in the API. */
export const priceLine = defineEntity({
  productId: owner('product', { label: 'Produkt' }),
  priceOre: ore({ label: 'Pris', input: kronor }),
});
type PriceLine = typeof priceLine.empty;

export function limitedLines<Line extends z.ZodMiniType>(line: Line) {
  return z.array(line).check(z.maxLength(500, 'Högst 500 priser i en lista.'));
}

export const priceLines = limitedLines(z.object({ productId: id, price: kronor }));

const lines = parts({
  label: priceLine.labels.priceOre,
  input: priceLines,
  part: priceLine.stored,
  in: 'feed',
  partsOf: (stored: PriceLine[]) =>
    stored.map(({ productId, priceOre }) => ({
      key: String(productId),
      name: { kind: 'product', id: productId },
      text: formatMoney(toKronor(priceOre)),
    })),
});

const comment = text({ label: 'Kommentar', input: optionalText(500), in: 'column' });

export const defaultPriceList = defineEntity({
  year: keyNumber({ label: 'År', input: year, in: 'column' }),
  comment,
  lines,
});

export const customerPriceList = defineEntity({
  customerId: owner('customer', {
    label: 'Kund',
    input: ownerId('Välj vilken kund prislistan ska gälla för'),
    in: 'feed',
  }),
  comment,
  lines,
});

export const projectPriceList = defineEntity({
  projectId: owner('project', { label: 'Projekt', in: 'feed' }),
  lines,
});
