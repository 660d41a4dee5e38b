import { getTimeReportSheet } from '../../../shared/contract/time-reports.ts';
import { fileNameOf } from '../../../shared/domain/time-report.ts';
import { route } from '../../request/route.ts';
import { spreadsheetFile } from '../../spreadsheets/spreadsheet-file.ts';
import { getTimeReport } from '../time-report-store.ts';
import { timeReportSheets } from '../time-report-sheets.ts';

export const handler = route(getTimeReportSheet, async ({ params, user }) => {
  const { report, rows } = await getTimeReport(params.timeReportId);
  const fileName = fileNameOf(report, 'xlsx');
  return spreadsheetFile(timeReportSheets(rows, report.withPrices), { fileName, userId: user.userId });
});
