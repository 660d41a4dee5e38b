import { exportQuotation } from '../../../shared/contract/work-orders.ts';
import { listedWorkOrders } from '../listed-work-orders.ts';
import { route } from '../../request/route.ts';
import { quotationSheets } from '../../spreadsheets/work-order-sheets.ts';
import { spreadsheetFile } from '../../spreadsheets/spreadsheet-file.ts';

export const handler = route(exportQuotation, async ({ body, user, knownChangedAt }) => {
  const { projectCode, workOrders } = await listedWorkOrders(body, user, knownChangedAt);
  return spreadsheetFile(quotationSheets(workOrders), {
    fileName: `${projectCode} - Insatser (offert).xlsx`,
    userId: user.userId,
  });
});
