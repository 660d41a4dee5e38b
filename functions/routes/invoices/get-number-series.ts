import { getNumberSeries } from '../../../shared/contract/invoices.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { route } from '../../runtime/route.ts';
import { readNumberSeries } from '../../stores/invoices/number-series.ts';
import { invoiceNumbers } from '../../replica/lists/invoices.ts';

export const handler = route(getNumberSeries, async ({ knownChangedAt }) =>
  readNumberSeries(async () => invoiceNumbers(await freshReplica({ knownChangedAt }))),
);
