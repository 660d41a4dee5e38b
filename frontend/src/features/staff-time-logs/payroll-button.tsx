import { IconFileSpreadsheet } from '@tabler/icons-react';
import { exportPayroll } from '../../../../shared/contract/calls/staff-time-logs.ts';
import { formatMonth } from '../../../../shared/lib/format.ts';
import { type Month, writeMonth } from '../../../../shared/lib/months.ts';
import { useDownload } from '../../api/use-download.ts';
import { BarButton } from '../../components/bar-button.tsx';
import { confirm } from '../../components/dialogs/dialogs.ts';
import { allTimeLogsText as text } from '../../text/all-time-logs.ts';

export function PayrollButton({ month }: { month: Month }) {
  const { download, downloading } = useDownload(exportPayroll, text.payrollFailed);

  async function fetchFile() {
    const isSure = await confirm({
      title: text.payrollTitle(formatMonth(month.year, month.month)),
      message: text.payrollMessage,
      verb: text.payrollVerb,
    });
    if (isSure) await download({ params: month }, text.payrollFile(writeMonth(month)));
  }

  return (
    <BarButton icon={IconFileSpreadsheet} label={text.payroll} loading={downloading} onClick={() => void fetchFile()} />
  );
}
