import { formatMoney } from '../lib/format.ts';
import { toKronor } from '../lib/money.ts';
import { defineEntity } from './entity.ts';
import { keyNumber } from './number-field.ts';
import { ore, owner, parts, text } from './field.ts';

/** The price is named `price` in the API. */
export const priceLine = defineEntity({
  productId: owner('product', { label: 'Produkt' }),
  priceOre: ore({ label: 'Pris', input: (f) => f.kronor }),
});

const lines = parts({
  label: priceLine.labels.priceOre,
  input: (f) => f.priceLines(f.kronor),
  part: (f) => f.schemasOf(priceLine).stored,
  in: 'feed',
  partsOf: (stored) =>
    stored.map(({ productId, priceOre }) => ({
      key: String(productId),
      name: { kind: 'product', id: productId },
      text: formatMoney(toKronor(priceOre)),
    })),
});

const comment = text({ label: 'Kommentar', input: (f) => f.optionalText(500), in: 'column' });

export const defaultPriceList = defineEntity({
  year: keyNumber({ label: 'År', input: (f) => f.year, in: 'column' }),
  comment,
  lines,
});

export const customerPriceList = defineEntity({
  customerId: owner('customer', {
    label: 'Kund',
    input: (f) => f.ownerId('Välj vilken kund prislistan ska gälla för'),
    in: 'feed',
  }),
  comment,
  lines,
});

export const projectPriceList = defineEntity({
  projectId: owner('project', { label: 'Projekt', in: 'feed' }),
  lines,
});
