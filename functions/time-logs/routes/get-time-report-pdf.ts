import { getTimeReportPdf } from '../../../shared/contract/time-reports.ts';
import { fileNameOf } from '../../../shared/domain/time-report.ts';
import { renderTimeReportHtml } from '../../../shared/time-report-document/render-time-report-html.ts';
import { renderPdf } from '../../pdf/call-render-pdf.ts';
import { route } from '../../request/route.ts';
import { getSystemSettings } from '../../settings/settings-store.ts';
import { getTimeReport } from '../time-report-store.ts';

export const handler = route(getTimeReportPdf, async ({ params }) => {
  const [{ report, rows }, { data: company }] = await Promise.all([
    getTimeReport(params.timeReportId),
    getSystemSettings(),
  ]);
  const html = renderTimeReportHtml({ report, rows, company });
  const origin = { author: company.companyName, createdAt: report.createdAt };
  return { bytes: await renderPdf(html, origin), fileName: fileNameOf(report, 'pdf') };
});
