export { formatMoney, formatInstant, formatAmount, formatNumber, formatTime } from '../../../shared/lib/format.ts';

export function formatSome(texts: readonly string[]): string {
  return texts.length > 3 ? `${texts.slice(0, 3).join(', ')} …` : texts.join(', ');
}
