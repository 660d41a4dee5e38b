import type { Day } from '../../lib/days.ts';
import { formatMoney } from '../../lib/format.ts';
import { toKronor } from '../../lib/money.ts';
import type { InvoicedProduct } from './invoice-input.ts';
import type { ProductType } from '../../codes/product-types.ts';

type ProductText = { heading: string; inLine: string };

/** Each product's text: its invoice text, else its name; both when products of several names share an invoice text. */
export function productTextsOf(products: readonly InvoicedProduct[]): Map<number, ProductText> {
  const sharing = Map.groupBy(new Set(products), printedName);
  return new Map(
    products.map((product) => {
      const heading = printedName(product);
      const isShared = new Set(sharing.get(heading)!.map(({ name }) => name)).size > 1 && product.name !== heading;
      return [product.productId, { heading, inLine: isShared ? `${heading}, ${product.name}` : heading }];
    }),
  );
}

/**
 * A line's text: the kind of work, required by mervärdesskattelagen 17:24, and the work order's note. Under a heading
 * that states the kind, the note is enough.
 */
export function lineText(
  note: string,
  { heading, inLine }: ProductText,
  { isGrouped }: { isGrouped: boolean },
): string {
  if (!note || note === inLine) return inLine;
  return isGrouped && inLine === heading ? note : `${inLine}: ${note}`;
}

type LineDescription = {
  productType: ProductType;
  heading: string;
  text: string;
  unitPriceOre: number;
  from: Day;
  to: Day;
};

/**
 * Adds the days to lines that would differ only in price: two price lists in one period. Where the days are the same
 * too, as for two products of one name, it also adds the price.
 */
export function distinguish<Line extends LineDescription>(lines: readonly Line[]): Line[] {
  const byDays = withSuffix(lines, (line) => ` (${daysOf(line)})`);
  return withSuffix(byDays, ({ unitPriceOre }) => `, à ${formatMoney(toKronor(unitPriceOre))}`);
}

/** @param suffixOf what to add to the text of a line that would be like another one of another price */
function withSuffix<Line extends LineDescription>(lines: readonly Line[], suffixOf: (line: Line) => string): Line[] {
  const keyOf = ({ productType, heading, text }: Line) => JSON.stringify([productType, heading, text]);
  const alike = Map.groupBy(lines, keyOf);
  return lines.map((line) => {
    const prices = new Set(alike.get(keyOf(line))!.map(({ unitPriceOre }) => unitPriceOre));
    return prices.size === 1 ? line : { ...line, text: `${line.text}${suffixOf(line)}` };
  });
}

function daysOf({ from, to }: LineDescription): string {
  return from === to ? from : `${from} – ${to}`;
}

function printedName(product: InvoicedProduct): string {
  return product.invoiceText || product.name;
}
