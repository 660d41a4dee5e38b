import { useNavigate } from 'react-router-dom';
import { paths } from '../../navigation/paths.ts';
import { Notice } from '../../components/notice.tsx';
import { useCanOpen } from '../../components/openable.ts';
import { timeReportsText as text } from '../../text/time-reports.ts';

export const CreateTimeReportPage = () => <TimeReports of="create" />;
export const TimeReportHistoryPage = () => <TimeReports of="history" />;
export const TimeReportBalancePage = () => <TimeReports of="balance" />;

function TimeReports({ of }: { of: 'create' | 'history' | 'balance' }) {
  const canOpen = useCanOpen();
  const navigate = useNavigate();
  const action = { label: text.toTimeLog, onSelect: () => void navigate(paths.staffTimeLogs) };
  return <Notice {...text[of]} action={canOpen(paths.staffTimeLogs) ? action : undefined} />;
}
