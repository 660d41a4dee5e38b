import { toOre } from '../lib/money.ts';
import { type Element, element } from './xml.ts';

/** A credit note states in positive numbers what an invoice of ours states as negative ones. */
export type Sign = 1 | -1;

export function signedOre(kronor: number, sign: Sign): number {
  return toOre(kronor) * sign || 0;
}

export function amount(name: string, ore: number): Element | undefined {
  return element(name, decimal(ore / 100, 2), { currencyID: 'SEK' });
}

/** Never in exponent form, and never a negative zero. */
export function decimal(value: number, decimals: number): string {
  return (value || 0).toFixed(decimals);
}
