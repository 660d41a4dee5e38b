import { isWholeOre } from '../../../../shared/lib/money.ts';
import { isAmbiguousAmount, moneyFault, parseMoney } from '../../../../shared/lib/parse-money.ts';

/** @returns why a text is no amount above zero in whole öre, which may be that it is two of them; undefined if it is */
export function amountError(typed: string, noAmount: string): string | undefined {
  if (isAmbiguousAmount(typed)) return moneyFault(typed);
  const amount = parseMoney(typed);
  return typeof amount === 'number' && amount > 0 && isWholeOre(amount) ? undefined : noAmount;
}
