import { ActionIcon } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { reportError } from '../../api/report-error.ts';
import { usePaletteAction } from '../palette-actions.ts';
import { loadPart } from '../parts.ts';
import type { ExportedRows } from './export-rows.ts';
import type { ListDefinition } from './list-definition.ts';
import { exportText as text } from '../../text/lists.ts';

type Props<Row> = ExportedRows<Row> & { list: ListDefinition<Row> };

export function ExportList<Row>({ list, ...rows }: Props<Row>) {
  const [isBusy, setIsBusy] = useState(false);

  async function run() {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const { exportRows } = await loadPart(() => import('./export-rows.ts'));
      await exportRows(list, rows);
    } catch (error) {
      reportError(error, text.failed);
    } finally {
      setIsBusy(false);
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
      loading={isBusy}
      onClick={() => void run()}
    >
      <IconFileSpreadsheet size="1.125rem" />
    </ActionIcon>
  );
}
