import { formatNumber } from '../../../shared/lib/format.ts';

/** Apart from what can be done with marked rows: each list has it. */
export const markedText = {
  marked: (count: number) => `${formatNumber(count)} ${count === 1 ? 'markerad' : 'markerade'}`,
  markedSum: (sum: string) => `Markerat: ${sum}`,
  notWithoutNetwork: 'Det som kan göras med raderna visas när nätverket är tillbaka.',
} as const;
