import type { Day } from '../../lib/days.ts';
import type { InvoicedProduct } from './invoice-input.ts';
import type { ProductType } from '../../codes/product-types.ts';

export type Kind = { heading: string; inLine: string };

/** Each product's text: its invoice text, else its name; both when products on the invoice share an invoice text. */
export function kindsOf(products: readonly InvoicedProduct[]): Map<number, Kind> {
  const sharing = Map.groupBy(new Set(products), printedName);
  return new Map(
    products.map((product) => {
      const heading = printedName(product);
      const isShared = sharing.get(heading)!.length > 1 && product.name !== heading;
      return [product.productId, { heading, inLine: isShared ? `${heading}, ${product.name}` : heading }];
    }),
  );
}

/**
 * A line's text: the kind of work, required by mervärdesskattelagen 17:24, and the work order's note. Under a heading
 * that states the kind, the note is enough.
 */
export function lineText(note: string, kind: Kind, { isGrouped }: { isGrouped: boolean }): string {
  const isToldByHeading = isGrouped && kind.inLine === kind.heading;
  if (!note || note === kind.inLine) return kind.inLine;
  return isToldByHeading ? note : `${kind.inLine}: ${note}`;
}

type Told = { productType: ProductType; heading: string; text: string; unitPriceOre: number; from: Day; to: Day };

/** Adds the days to lines that would differ only in price: two price lists in one period. */
export function toldApart<Line extends Told>(lines: readonly Line[]): Line[] {
  const alike = Map.groupBy(lines, ({ productType, heading, text }) => JSON.stringify([productType, heading, text]));
  return lines.map((line) => {
    const others = alike.get(JSON.stringify([line.productType, line.heading, line.text]))!;
    const isPriceAlone = others.some(({ unitPriceOre }) => unitPriceOre !== line.unitPriceOre);
    return isPriceAlone ? { ...line, text: `${line.text} (${daysOf(line)})` } : line;
  });
}

function daysOf({ from, to }: Told): string {
  return from === to ? from : `${from} – ${to}`;
}

function printedName(product: InvoicedProduct): string {
  return product.invoiceText || product.name;
}
