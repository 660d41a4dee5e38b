import { roundHalfAwayFromZero, toOre } from '../lib/money.ts';

type Cost = {
  /** In kronor without VAT, for one piece or hour; null until entered. */
  purchasePrice: number | null;
  /** In whole per cent. */
  markUpPercent: number;
};

/** What the customer pays for one piece or hour, in öre; null until the cost is entered. */
export function costPriceOre({ purchasePrice, markUpPercent }: Cost): number | null {
  if (purchasePrice === null) return null;
  return roundHalfAwayFromZero((toOre(purchasePrice) * (100 + markUpPercent)) / 100);
}
