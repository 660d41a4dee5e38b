import { hasHistoryView, restorableKinds } from '../../../../shared/codes/kinds.ts';
import { mayRestore } from '../../../../shared/contract/restoring.ts';
import { maySeeHistory } from '../../../../shared/domain/history-rules.ts';
import { type DeletedRecord } from '../../../../shared/schemas/history.ts';
import { kindLabels } from '../../../../shared/text/kinds.ts';
import type { Role } from '../../../../shared/codes/roles.ts';
import type { ListDefinition } from '../../components/list/list-definition.ts';
import { periodFilters } from '../../components/list/period-filters.ts';
import type { PanelAddress } from '../../navigation/panel-address.ts';
import { panels } from '../../navigation/paths.ts';
import { listsText } from '../../text/lists.ts';
import { deletedText as text } from '../../text/deleted.ts';

export function historyOf(role: Role, { kind, id }: DeletedRecord): PanelAddress | undefined {
  return hasHistoryView(kind) && maySeeHistory(role, kind) ? panels.history(kind, id) : undefined;
}

export const deletedId = ({ kind, id }: DeletedRecord) => `${kind} ${id}`;

export const deletedName = ({ kind, name }: DeletedRecord) => `${kindLabels[kind]} ${name}`;

export function deletedList(role: Role): ListDefinition<DeletedRecord> {
  const kinds = restorableKinds.filter((kind) => mayRestore(role, kind, true));
  return {
    id: 'deleted',
    label: text.list,
    rowId: deletedId,
    rowName: deletedName,
    columns: [
      {
        key: 'name',
        label: text.columns.name,
        sortable: false,
        link: (row) => historyOf(role, row),
      },
      {
        key: 'kind',
        label: text.columns.kind,
        sortable: false,
        important: true,
        value: ({ kind }) => kindLabels[kind],
        width: 12,
      },
      { key: 'partOf', label: text.columns.partOf, sortable: false },
      { key: 'deletedAt', label: text.columns.deletedAt, format: 'instant', important: true },
      {
        key: 'deletedByName',
        label: text.columns.deletedBy,
        sortable: false,
        important: true,
      },
    ],
    filters: [
      {
        key: 'kind',
        label: text.columns.kind,
        kind: 'select',
        options: kinds.map((kind) => ({ value: kind, label: kindLabels[kind] })),
        primary: true,
      },
      ...periodFilters({
        label: text.columns.deletedAt,
        from: { key: 'deletedFrom', label: listsText.from(text.columns.deletedAt) },
        to: { key: 'deletedTo', label: listsText.to(text.columns.deletedAt) },
      }),
    ],
    defaultSort: { column: 'deletedAt', descending: true },
    empty: { title: text.empty, hint: text.emptyHint },
  };
}
