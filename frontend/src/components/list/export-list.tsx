import { ActionIcon } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { exportList } from '../../../../shared/contract/spreadsheets.ts';
import { useDownload } from '../../api/use-download.ts';
import { reportError } from '../../api/report-error.ts';
import { usePaletteAction } from '../palette-actions.ts';
import { toast } from '../toast/toast.ts';
import type { ListDefinition } from './list-definition.ts';
import { sheetOfList } from './sheet-of-list.ts';

const text = { export: 'Exportera listan', done: 'Export klar', failed: 'Kunde inte exportera' };

type Props<Row> = {
  list: ListDefinition<Row>;
  /** Reads every row that the list's filter finds, in the list's order. */
  readAll: () => Promise<readonly Row[]> | readonly Row[];
};

/** Gives what the list shows, on all its pages, as a spreadsheet. */
export function ExportList<Row>({ list, readAll }: Props<Row>) {
  const { download, downloading } = useDownload(exportList, text.failed);

  async function run() {
    try {
      const sheet = sheetOfList(list, await readAll());
      if (await download({ body: sheet }, `${list.label}.xlsx`)) toast.success(text.done);
    } catch (error) {
      reportError(error, text.failed);
    }
  }

  usePaletteAction({ id: `export-${list.id}`, label: text.export, onSelect: () => void run() });
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      ml="xs"
      aria-label={text.export}
      title={text.export}
      loading={downloading}
      onClick={() => void run()}
    >
      <IconFileSpreadsheet size="1.125rem" />
    </ActionIcon>
  );
}
