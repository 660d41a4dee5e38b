import { formatMoney, formatNumber } from '../../components/format.ts';
import { overviewText as text } from '../../text/overview.ts';
import type { Figure } from './figure.ts';

export function formatOf({ isHours }: Figure): (value: number) => string {
  return isHours ? (hours) => text.hours(formatNumber(hours)) : formatMoney;
}
