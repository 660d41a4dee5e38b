import { getNumberSeries } from '../../../shared/contract/invoices.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { route } from '../../request/route.ts';
import { readNumberSeries } from '../stores/number-series.ts';
import { invoiceNumbers } from '../../data/replica/lists/invoices.ts';

export const handler = route(getNumberSeries, async ({ knownChangedAt }) =>
  readNumberSeries(async () => invoiceNumbers(await freshReplica({ knownChangedAt }))),
);
