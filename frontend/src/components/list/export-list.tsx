import { ActionIcon } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import type { Call } from '../../../../shared/contract/calls/call.ts';
import { exportList } from '../../../../shared/contract/calls/spreadsheets.ts';
import type { Paged } from '../../../../shared/schemas/list.ts';
import { ApiError } from '../../api/api-error.ts';
import { useDownload } from '../../api/use-download.ts';
import { reportError } from '../../api/report-error.ts';
import { usePaletteAction } from '../palette-actions.ts';
import { loadPart } from '../parts.ts';
import { toast } from '../../state/toast.ts';
import type { ListDefinition } from './list-definition.ts';
import { exportText as text } from '../../text/lists.ts';

/** The limit of one request and response. Longer lists are exported in the background. */
const mostAtOnce = 10_000;

type Props<Row> = {
  list: ListDefinition<Row>;
  readAll: () => Promise<readonly Row[]> | readonly Row[];
  whole?: { route: Call; input: { query?: unknown; body?: unknown }; page: Paged<Row> };
};

export function ExportList<Row>({ list, readAll, whole }: Props<Row>) {
  const { download, downloading } = useDownload(exportList, text.failed);
  const [isBusy, setIsBusy] = useState(false);

  async function run() {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const rows = await readUnlessTooLong();
      if (rows) {
        const { sheetOfList } = await loadPart(() => import('./sheet-of-list.ts'));
        if (await download({ body: sheetOfList(list, rows) }, `${list.label}.xlsx`)) toast.success(text.done);
      } else if (whole) {
        const { beginExport } = await loadPart(() => import('./begin-export.ts'));
        await beginExport(list, { ...whole, rows: whole.page.items });
      }
    } catch (error) {
      reportError(error, text.failed);
    } finally {
      setIsBusy(false);
    }
  }

  async function readUnlessTooLong(): Promise<readonly Row[] | undefined> {
    if (!whole) return readAll();
    if (whole.page.meta.totalItems > mostAtOnce) return undefined;
    try {
      return await readAll();
    } catch (error) {
      if (error instanceof ApiError && error.status === 413) return undefined;
      throw error;
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
      loading={isBusy || downloading}
      onClick={() => void run()}
    >
      <IconFileSpreadsheet size="1.125rem" />
    </ActionIcon>
  );
}
