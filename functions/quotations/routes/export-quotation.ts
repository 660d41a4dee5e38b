import { exportQuotation } from '../../../shared/contract/work-orders.ts';
import { quotationSheet } from '../quotation-sheet.ts';
import { readQuotation } from '../read-quotation.ts';
import { route } from '../../request/route.ts';
import { spreadsheetFile } from '../../spreadsheets/spreadsheet-file.ts';

export const handler = route(exportQuotation, async (asked) => {
  const quotation = await readQuotation(asked);
  return spreadsheetFile([quotationSheet(quotation)], {
    fileName: `${quotation.projectCode} - Insatser (offert).xlsx`,
    userId: asked.user.userId,
  });
});
