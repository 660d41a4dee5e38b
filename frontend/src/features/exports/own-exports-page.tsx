import { IconDownload } from '@tabler/icons-react';
import type { ListExport } from '../../../../shared/schemas/spreadsheet.ts';
import { fetchExport } from '../../components/exports/fetch-export.ts';
import { useOwnExports } from '../../components/exports/use-own-exports.ts';
import type { RowAction } from '../../components/list/list-definition.ts';
import { TableSkeleton } from '../../components/list/table-skeleton.tsx';
import { FullListPage } from '../../components/list/full-list-page.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { exportsText as text } from '../../text/exports.ts';
import { ownExportsList } from './own-exports-list.ts';

const actions: readonly RowAction<ListExport>[] = [
  {
    key: 'fetch',
    label: text.fetch,
    icon: IconDownload,
    inRow: true,
    isShown: ({ state }) => state === 'Done',
    onSelect: ({ exportId }) => void fetchExport(exportId),
  },
];

export function OwnExportsPage() {
  return (
    <QueryView query={useOwnExports()} skeleton={<TableSkeleton list={ownExportsList} rows={0} />}>
      {(rows) => <FullListPage list={ownExportsList} rows={rows} actions={actions} />}
    </QueryView>
  );
}
