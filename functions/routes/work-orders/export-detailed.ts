import { exportDetailed } from '../../../shared/contract/work-orders.ts';
import { listedWorkOrders } from '../../replica/listed-work-orders.ts';
import { route } from '../../runtime/route.ts';
import { detailedSheets } from '../../spreadsheets/work-order-sheets.ts';
import { writeSpreadsheet } from '../../spreadsheets/write-spreadsheet.ts';

export const handler = route(exportDetailed, async ({ body, user, knownChangedAt }) => {
  const { projectCode, workOrders } = await listedWorkOrders(body, user, knownChangedAt);
  const bytes = await writeSpreadsheet(detailedSheets(workOrders));
  return { bytes, fileName: `${projectCode} - Insatser (detaljerad).xlsx` };
});
