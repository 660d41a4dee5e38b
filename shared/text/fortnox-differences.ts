import type { DifferenceState } from '../codes/fortnox-differences.ts';

export const differenceStateLabels: Record<DifferenceState, string> = {
  Open: 'Öppen',
  Settled: 'Avbockad',
  Mended: 'Rättad',
};
