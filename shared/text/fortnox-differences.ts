import type { DifferenceState } from '../codes/difference-states.ts';

export const differenceStateLabels: Record<DifferenceState, string> = {
  Open: 'Öppen',
  Settled: 'Avbockad',
  Mended: 'Rättad',
};
