import { IconTrash, IconZzz } from '@tabler/icons-react';
import { erasableReasons, type ErasablePerson } from '../../../../shared/schemas/personal-data.ts';
import type { ListDefinition } from '../../components/list/list-definition.ts';
import { panels } from '../../navigation/paths.ts';
import { personalDataText as text } from '../../text/personal-data.ts';

const { columns } = text;

export const erasablePersonsList: ListDefinition<ErasablePerson> = {
  id: 'erasable-persons',
  label: text.list,
  rowId: ({ kind, id }) => `${kind} ${id}`,
  rowName: ({ fullName }) => fullName,
  columns: [
    {
      key: 'fullName',
      label: columns.fullName,
      sortable: false,
      link: ({ kind, id, reason }) => (kind === 'contact' && reason === 'Unused' ? panels.contact(id) : undefined),
    },
    { key: 'kind', label: columns.kind, sortable: false, value: ({ kind }) => text.kinds[kind], width: 8 },
    { key: 'of', label: columns.of, sortable: false },
    {
      key: 'reason',
      label: columns.reason,
      sortable: false,
      important: true,
      format: 'badge',
      badge: ({ reason }) => ({
        label: text.reasons[reason],
        color: 'gray',
        icon: reason === 'Deleted' ? IconTrash : IconZzz,
      }),
      width: 9,
    },
    { key: 'numberOfProjects', label: columns.projects, sortable: false, format: 'number', width: 7 },
    { key: 'lastUsed', label: columns.lastUsed, format: 'day', important: true, width: 10 },
  ],
  filters: [
    { key: 'fullName', label: columns.fullName, kind: 'text', primary: true },
    {
      key: 'reason',
      label: columns.reason,
      kind: 'select',
      options: erasableReasons.map((reason) => ({ value: reason, label: text.reasons[reason] })),
      primary: true,
    },
  ],
  defaultSort: { column: 'lastUsed', descending: false },
  empty: { title: text.empty, hint: text.emptyHint },
};
