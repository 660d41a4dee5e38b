import { ActionIcon } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { listChanges } from '../../../../shared/contract/calls/history.ts';
import type { ChangedField } from '../../../../shared/schemas/history.ts';
import { reportError } from '../../api/report-error.ts';
import type { ListDefinition } from '../../components/list/list-definition.ts';
import type { FilterValues } from '../../components/list/use-list-state.ts';
import { usePaletteAction } from '../../components/palette-actions.ts';
import { loadPart } from '../../components/parts.ts';
import { changeLogText as text } from '../../text/change-log.ts';
import { exportText } from '../../text/lists.ts';

/** A row for each changed field. */
const changedFields: ListDefinition<ChangedField> = {
  id: 'changed-fields',
  label: text.list,
  rowId: ({ changedAt, field }) => `${changedAt} ${field}`,
  rowName: ({ name }) => name,
  columns: [
    { key: 'changedAt', label: text.columns.changedAt, format: 'instant' },
    { key: 'who', label: text.columns.who },
    { key: 'event', label: text.columns.event },
    { key: 'kind', label: text.columns.kind },
    { key: 'name', label: text.columns.name },
    { key: 'partOf', label: text.columns.partOf },
    { key: 'field', label: text.columns.field },
    { key: 'before', label: text.columns.before },
    { key: 'after', label: text.columns.after },
  ],
  defaultSort: { column: 'changedAt', descending: true },
  empty: { title: text.empty },
};

/** In the background: nobody knows beforehand how many there are. */
export function ExportChanges({ filter }: { filter: FilterValues }) {
  const [isBusy, setIsBusy] = useState(false);

  async function run() {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const { beginExport } = await loadPart(() => import('../../components/list/begin-export.ts'));
      await beginExport(changedFields, { route: listChanges, input: { query: filter }, rows: [] });
    } catch (error) {
      reportError(error, exportText.failed);
    } finally {
      setIsBusy(false);
    }
  }

  usePaletteAction({ id: 'export-change-log', label: exportText.export, onSelect: () => void run() });
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={exportText.export}
      title={exportText.export}
      loading={isBusy}
      onClick={() => void run()}
    >
      <IconFileSpreadsheet size="1.125rem" />
    </ActionIcon>
  );
}
