import type { Day } from '../../lib/days.ts';
import { formatMoney } from '../../lib/format.ts';
import { toKronor } from '../../lib/money.ts';
import type { InvoicedProduct } from './invoice-input.ts';
import type { ProductType } from '../../codes/product-types.ts';

export type Kind = { heading: string; inLine: string };

/** Each product's text: its invoice text, else its name; both when products of several names share an invoice text. */
export function kindsOf(products: readonly InvoicedProduct[]): Map<number, Kind> {
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
export function lineText(note: string, kind: Kind, { isGrouped }: { isGrouped: boolean }): string {
  const isInHeading = isGrouped && kind.inLine === kind.heading;
  if (!note || note === kind.inLine) return kind.inLine;
  return isInHeading ? note : `${kind.inLine}: ${note}`;
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
 * too, as of two products of one name, the text says the price.
 */
export function distinguish<Line extends LineDescription>(lines: readonly Line[]): Line[] {
  const byDays = withMore(lines, (line) => ` (${daysOf(line)})`);
  return withMore(byDays, ({ unitPriceOre }) => `, à ${formatMoney(toKronor(unitPriceOre))}`);
}

/** @param more what to add to the text of a line that would be like another one of another price */
function withMore<Line extends LineDescription>(lines: readonly Line[], more: (line: Line) => string): Line[] {
  const keyOf = ({ productType, heading, text }: Line) => JSON.stringify([productType, heading, text]);
  const alike = Map.groupBy(lines, keyOf);
  return lines.map((line) => {
    const prices = new Set(alike.get(keyOf(line))!.map(({ unitPriceOre }) => unitPriceOre));
    return prices.size === 1 ? line : { ...line, text: `${line.text}${more(line)}` };
  });
}

function daysOf({ from, to }: LineDescription): string {
  return from === to ? from : `${from} – ${to}`;
}

function printedName(product: InvoicedProduct): string {
  return product.invoiceText || product.name;
}
