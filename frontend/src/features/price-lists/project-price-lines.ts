import type { ProjectPriceList } from '../../../../shared/schemas/price-list.ts';
import { formatMoney } from '../../components/format.ts';
import { priceSourceText, projectPriceListText as text } from '../../text/price-lists.ts';
import { isEmpty, type Prices } from './price-list-values.ts';

export type ProjectPriceLine = ProjectPriceList['lines'][number];

export function otherPriceOf({ otherPrice, otherSource, otherYear }: ProjectPriceLine) {
  if (otherPrice === null || otherSource === null) return undefined;
  const list = otherSource === 'Default' ? priceSourceText.Default(otherYear ?? 0) : priceSourceText[otherSource];
  return { list, price: otherPrice };
}

export function otherPriceNote(line: ProjectPriceLine): string {
  const other = otherPriceOf(line);
  return other ? `${other.list}: ${formatMoney(other.price)}` : text.noOtherPrice;
}

export function withOtherPrices(lines: readonly ProjectPriceLine[], prices: Prices): Prices {
  const found = lines.filter(({ productId }) => isEmpty(prices[productId]));
  return { ...prices, ...Object.fromEntries(found.map(({ productId, otherPrice }) => [productId, otherPrice])) };
}

export function canFillIn(lines: readonly ProjectPriceLine[], prices: Prices): boolean {
  return lines.some(({ productId, otherPrice }) => isEmpty(prices[productId]) && otherPrice !== null);
}
