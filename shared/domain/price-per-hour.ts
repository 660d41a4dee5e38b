import { toKronor } from '../lib/money.ts';

/** @returns kronor; null without hours */
export function pricePerHour(ore: number, hours: number): number | null {
  return hours > 0 ? toKronor(Math.round(ore / hours)) : null;
}
