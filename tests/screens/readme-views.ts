import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { listInvoiceableProjects } from '../../shared/contract/invoices.ts';
import type { Api } from '../support/api.ts';
import type { ScreenSize } from '../support/chromium.ts';
import { overList } from '../support/screens.ts';

type ReadmeView = { name: string; path: string; size: ScreenSize };

/** What the pictures of the README show, of the demo firm: `docs/pictures/`. */
export async function readmeViews(api: Api): Promise<ReadmeView[]> {
  const { items } = await api.result(listInvoiceableProjects, { query: { itemsPerPage: 1 } });
  const { projectId, projectCode } = items[0];
  return [
    { name: 'my-day', path: paths.homeMyDay, size: 'desktop' },
    { name: 'time-log', path: paths.staffTimeLogs, size: 'desktop' },
    {
      name: 'invoice',
      path: overList(paths.projectInvoicing(projectCode), panels.invoiceReview(projectId)),
      size: 'desktop',
    },
    { name: 'work-on-phone', path: paths.homeWorkOrders, size: 'phone' },
  ];
}
