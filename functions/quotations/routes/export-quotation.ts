import { exportQuotation } from '../../../shared/contract/work-orders.ts';
import { quotationSheet } from '../quotation-sheet.ts';
import { readQuotation } from '../read-quotation.ts';
import { route } from '../../request/route.ts';
import { spreadsheetFile } from '../../spreadsheets/spreadsheet-file.ts';

export const handler = route(exportQuotation, async (request) => {
  const quotation = await readQuotation(request);
  return spreadsheetFile([quotationSheet(quotation)], {
    fileName: `${quotation.projectCode} - Insatser (offert).xlsx`,
    userId: request.user.userId,
  });
});
