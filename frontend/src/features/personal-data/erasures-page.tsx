import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import { listErasures } from '../../../../shared/contract/calls/personal-data.ts';
import type { Erasure } from '../../../../shared/schemas/personal-data.ts';
import type { ListDefinition } from '../../components/list/list-definition.ts';
import { ListPage } from '../../components/list/list-page.tsx';
import { PageButton } from '../../components/page-button.tsx';
import { paths } from '../../navigation/paths.ts';
import { personalDataText as text } from '../../text/personal-data.ts';

const { erasureColumns: columns } = text;

const erasuresList: ListDefinition<Erasure> = {
  id: 'erasures',
  label: text.erasures,
  rowId: ({ erasureId }) => erasureId,
  rowName: ({ of, id }) => `${text.erasureKinds[of]} ${id}`,
  columns: [
    { key: 'of', label: columns.of, sortable: false, value: ({ of }) => text.erasureKinds[of] },
    { key: 'id', label: columns.id, sortable: false, width: 8 },
    { key: 'at', label: columns.at, format: 'instant', important: true },
    {
      key: 'byName',
      label: columns.by,
      sortable: false,
      value: ({ byName }) => byName || text.bySetting,
      important: true,
    },
    {
      key: 'state',
      label: columns.state,
      sortable: false,
      important: true,
      format: 'badge',
      badge: ({ doneAt }) =>
        doneAt === null
          ? { label: text.ongoing, color: 'blue', icon: IconClock }
          : { label: text.done, color: 'green', icon: IconCircleCheck },
    },
  ],
  defaultSort: { column: 'at', descending: true },
  empty: { title: text.noErasures, hint: text.noErasuresHint },
};

export function ErasuresPage() {
  return (
    <ListPage
      list={erasuresList}
      route={listErasures}
      toolbar={<PageButton to={paths.erasablePersons}>{text.toErasable}</PageButton>}
    />
  );
}
