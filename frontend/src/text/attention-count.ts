import { formatCount } from '../../../shared/lib/format.ts';

/** Apart from the other texts about it: each page shows the count. */
export const attentionCount = (count: number): string =>
  formatCount(count, 'sak behöver åtgärdas', 'saker behöver åtgärdas');
