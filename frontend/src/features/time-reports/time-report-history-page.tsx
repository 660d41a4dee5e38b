import { IconFileSpreadsheet, IconFileTypePdf } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import {
  getTimeReportPdf,
  getTimeReportSheet,
  listTimeReports,
} from '../../../../shared/contract/calls/time-reports.ts';
import { fileNameOf, maxReportsListed } from '../../../../shared/domain/time-report.ts';
import type { TimeReport } from '../../../../shared/schemas/time-report.ts';
import { useDownload } from '../../api/use-download.ts';
import { useRoute } from '../../api/use-route.ts';
import type { RowAction } from '../../components/list/list-definition.ts';
import { TableSkeleton } from '../../components/list/table-skeleton.tsx';
import { FullListPage } from '../../components/list/full-list-page.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { paths } from '../../navigation/paths.ts';
import { timeReportsText } from '../../text/time-reports.ts';
import { timeReportsList } from './time-reports-list.ts';

const text = timeReportsText.history;

export function TimeReportHistoryPage() {
  const navigate = useNavigate();
  const query = useRoute(listTimeReports, {}, { staleTime: 0 });
  const pdf = useDownload(getTimeReportPdf, text.notFetched);
  const sheet = useDownload(getTimeReportSheet, text.notFetched);
  const create = { label: text.toCreate, onSelect: () => void navigate(paths.timeReportCreate) };
  const actions: RowAction<TimeReport>[] = [
    {
      key: 'pdf',
      label: text.fetchPdf,
      icon: IconFileTypePdf,
      inRow: true,
      onSelect: (report) => void pdf.download({ params: report }, fileNameOf(report, 'pdf')),
    },
    {
      key: 'sheet',
      label: text.fetchSheet,
      icon: IconFileSpreadsheet,
      inRow: true,
      onSelect: (report) => void sheet.download({ params: report }, fileNameOf(report, 'xlsx')),
    },
  ];
  return (
    <QueryView query={query} skeleton={<TableSkeleton list={timeReportsList} rows={0} />}>
      {(reports) => (
        <FullListPage
          list={timeReportsList}
          rows={reports}
          actions={actions}
          create={create}
          note={reports.length === maxReportsListed && <span>{text.latest(reports.length)}</span>}
        />
      )}
    </QueryView>
  );
}
