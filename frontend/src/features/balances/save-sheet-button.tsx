import { IconFileSpreadsheet } from '@tabler/icons-react';
import { exportList } from '../../../../shared/contract/calls/spreadsheets.ts';
import type { Sheet } from '../../../../shared/schemas/spreadsheet.ts';
import { useDownload } from '../../api/use-download.ts';
import { BarButton } from '../../components/bar-button.tsx';
import { toast } from '../../state/toast.ts';
import { balancesText as text } from '../../text/balances.ts';

export function SaveSheetButton({ sheet, fileName }: { sheet: () => Sheet; fileName: string }) {
  const { download, downloading } = useDownload(exportList, text.notExported);

  async function save() {
    if (await download({ body: sheet() }, fileName)) toast.success(text.exported);
  }

  return (
    <BarButton icon={IconFileSpreadsheet} label={text.toExcel} loading={downloading} onClick={() => void save()} />
  );
}
