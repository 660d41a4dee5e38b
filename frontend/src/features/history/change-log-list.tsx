import { factsOf, hasHistoryView, loggedKinds } from '../../../../shared/codes/kinds.ts';
import { type LoggedChange } from '../../../../shared/schemas/history.ts';
import type { UserOption } from '../../../../shared/schemas/user.ts';
import { optionsOf } from '../../text/options-of.ts';
import { historyEventLabels, loggedKindLabels } from '../../../../shared/lists/change-labels.ts';
import type { ListDefinition } from '../../components/list/list-definition.ts';
import { periodFilters } from '../../components/list/period-filters.ts';
import type { PanelAddress, RowTarget } from '../../navigation/panel-address.ts';
import { panels, paths } from '../../navigation/paths.ts';
import { changeLogText as text } from '../../text/change-log.ts';
import { historyText } from '../../text/history.ts';
import { listsText } from '../../text/lists.ts';
import { ChangesCell } from './changes-cell.tsx';

const colors = { Created: 'green', Changed: 'gray', Deleted: 'red', Restored: 'petrol' } as const;

function placeOf({ kind, id }: LoggedChange): RowTarget | undefined {
  const { page, panel } = factsOf(kind);
  if (page) return paths[page](id);
  return panel === undefined ? undefined : { name: panel, id };
}

export const historyOfChange = ({ kind, id }: LoggedChange): PanelAddress | undefined =>
  hasHistoryView(kind) ? panels.history(kind, id) : undefined;

/** What is deleted has nothing but its history. */
const recordOfChange = (row: LoggedChange): RowTarget | undefined =>
  row.isDeleted ? historyOfChange(row) : (placeOf(row) ?? historyOfChange(row));

const whoOf = ({ userInitials }: LoggedChange): string => userInitials || historyText.system;

export function changeLogList(users: readonly UserOption[]): ListDefinition<LoggedChange> {
  return {
    id: 'change-log',
    label: text.list,
    rowId: ({ kind, id, version }) => `${kind} ${id} ${version}`,
    rowName: ({ kind, name, changedAt }) => `${loggedKindLabels[kind]} ${name} ${changedAt}`,
    columns: [
      { key: 'changedAt', label: text.columns.changedAt, format: 'instant', sortable: false, width: 9.5 },
      { key: 'who', label: text.columns.who, sortable: false, width: 5, value: whoOf, important: true },
      {
        key: 'event',
        label: text.columns.event,
        sortable: false,
        width: 6.5,
        format: 'badge',
        badge: ({ event }) => ({ label: historyEventLabels[event], color: colors[event] }),
        important: true,
      },
      {
        key: 'kind',
        label: text.columns.kind,
        sortable: false,
        width: 9.5,
        value: ({ kind }) => loggedKindLabels[kind],
      },
      { key: 'name', label: text.columns.name, sortable: false, width: 12, link: recordOfChange, important: true },
      { key: 'partOf', label: text.columns.partOf, sortable: false, width: 8 },
      {
        key: 'changes',
        label: text.columns.changes,
        sortable: false,
        important: true,
        format: 'node',
        node: (row) => <ChangesCell change={row} />,
      },
    ],
    filters: [
      { key: 'name', label: text.columns.name, kind: 'text', primary: true },
      {
        key: 'userId',
        label: text.columns.who,
        kind: 'select',
        primary: true,
        options: [
          ...users.map(({ userId, initials, firstName, lastName }) => ({
            value: userId,
            label: `${initials} ${firstName} ${lastName}`,
          })),
          { value: 0, label: historyText.system },
        ],
      },
      {
        key: 'kind',
        label: text.columns.kind,
        kind: 'multi',
        primary: true,
        options: optionsOf(Object.fromEntries(loggedKinds.map((kind) => [kind, loggedKindLabels[kind]]))),
      },
      ...periodFilters({
        label: text.period,
        from: { key: 'dateFrom', label: listsText.from(text.period) },
        to: { key: 'dateTo', label: listsText.to(text.period) },
      }),
    ],
    defaultSort: { column: 'changedAt', descending: true },
    empty: { title: text.empty, hint: text.emptyHint },
  };
}
