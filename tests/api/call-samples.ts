import { disconnectFortnox } from '../../shared/contract/finance-integration.ts';
import { deleteDefaultPriceList, listDefaultPriceLists } from '../../shared/contract/price-lists.ts';
import { customersSamples } from './samples/customers.ts';
import { filesSamples } from './samples/files.ts';
import { firmSamples } from './samples/firm.ts';
import { fortnoxSamples } from './samples/fortnox.ts';
import { invoicesSamples } from './samples/invoices.ts';
import { peopleSamples } from './samples/people.ts';
import { pricesSamples } from './samples/prices.ts';
import { projectsSamples } from './samples/projects.ts';
import { staffTimeLogsSamples } from './samples/staff-time-logs.ts';
import { timeReportsSamples } from './samples/time-reports.ts';
import type { People, Samples } from './samples/sample.ts';

/** One sample per call that needs a session, by the route's name. Each creates its own records and succeeds. */
export const callSamples: Samples = {
  ...peopleSamples,
  ...fortnoxSamples,
  ...firmSamples,
  ...customersSamples,
  ...pricesSamples,
  ...projectsSamples,
  ...filesSamples,
  ...staffTimeLogsSamples,
  ...timeReportsSamples,
  ...invoicesSamples,
};

/** Restores shared state: the years that have a default price list. */
export async function tidySamples({ SuperAdmin }: People): Promise<void> {
  // Other tests assume that there is no link.
  await SuperAdmin.result(disconnectFortnox);
  const lists = await SuperAdmin.result(listDefaultPriceLists, { query: { itemsPerPage: 0 } });
  for (const list of lists.items) {
    if (list.comment === 'Prov') {
      await SuperAdmin.call(deleteDefaultPriceList, { params: { priceListDefaultId: list.priceListDefaultId } });
    }
  }
}
