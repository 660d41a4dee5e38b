import { exportDetailed } from '../../../shared/contract/work-orders.ts';
import { listedWorkOrders } from '../listed-work-orders.ts';
import { route } from '../../request/route.ts';
import { detailedSheets } from '../../spreadsheets/work-order-sheets.ts';
import { spreadsheetFile } from '../../spreadsheets/spreadsheet-file.ts';

export const handler = route(exportDetailed, async ({ body, user, knownChangedAt }) => {
  const { projectCode, workOrders } = await listedWorkOrders(body, user, knownChangedAt);
  return spreadsheetFile(detailedSheets(workOrders), {
    fileName: `${projectCode} - Insatser (detaljerad).xlsx`,
    userId: user.userId,
  });
});
