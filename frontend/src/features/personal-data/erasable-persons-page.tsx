import { IconEraser, IconFileDownload } from '@tabler/icons-react';
import { listErasablePersons } from '../../../../shared/contract/calls/personal-data.ts';
import type { ErasablePerson } from '../../../../shared/schemas/personal-data.ts';
import type { RowAction } from '../../components/list/list-definition.ts';
import { ListPage } from '../../components/list/list-page.tsx';
import { PageButton } from '../../components/page-button.tsx';
import { paths } from '../../navigation/paths.ts';
import { personalDataText as text } from '../../text/personal-data.ts';
import { beginTakeOut } from './take-out-button.tsx';
import { erasablePersonsList } from './erasable-persons-list.ts';
import { askToErase } from './erase.tsx';
import { EraseMarked } from './erase-marked.tsx';

const actions: readonly RowAction<ErasablePerson>[] = [
  {
    key: 'take-out',
    label: text.takeOut,
    icon: IconFileDownload,
    inRow: true,
    onSelect: ({ kind, id }) => void beginTakeOut(kind, id),
  },
  {
    key: 'erase',
    label: text.erase,
    icon: IconEraser,
    inRow: true,
    tone: 'danger',
    onSelect: ({ kind, id }) => void askToErase(kind, id),
  },
];

export function ErasablePersonsPage() {
  return (
    <ListPage
      list={erasablePersonsList}
      route={listErasablePersons}
      actions={actions}
      bulk={EraseMarked}
      toolbar={<PageButton to={paths.erasures}>{text.toErasures}</PageButton>}
    />
  );
}
