import { IconPencil, IconTrash } from '@tabler/icons-react';
import { deleteDefaultPriceList, listDefaultPriceLists } from '../../../../shared/contract/price-lists.ts';
import { panels } from '../../app/paths.ts';
import type { RowAction } from '../../components/list/list-definition.ts';
import { ListPage } from '../../components/list/list-page.tsx';
import { useDeleteRow } from '../../components/list/use-delete-row.ts';
import { common } from '../../text/common.ts';
import { priceListsText as text } from '../../text/price-lists.ts';
import { defaultPriceListsList, type DefaultPriceListRow } from './default-price-lists-list.ts';

export function DefaultPriceListsPage() {
  const { deleteRow, deletingIds } = useDeleteRow<DefaultPriceListRow, typeof deleteDefaultPriceList>({
    route: deleteDefaultPriceList,
    input: ({ priceListDefaultId, version }) => ({ params: { priceListDefaultId }, query: { version } }),
    idName: 'priceListDefaultId',
    confirm: ({ year }) => ({ title: text.deleteTitle, message: text.deleteQuestion(year), verb: text.remove }),
    failure: text.notDeleted,
  });

  const actions: RowAction<DefaultPriceListRow>[] = [
    {
      key: 'edit',
      label: common.edit,
      icon: IconPencil,
      inRow: true,
      target: (row) => panels.defaultPriceList(row.priceListDefaultId),
    },
    {
      key: 'delete',
      label: text.remove,
      icon: IconTrash,
      inRow: true,
      tone: 'danger',
      onSelect: (row) => void deleteRow(row),
    },
  ];

  return (
    <ListPage
      list={defaultPriceListsList}
      route={listDefaultPriceLists}
      actions={actions}
      deletingIds={deletingIds}
      create={{ label: text.addNew, panel: panels.defaultPriceList() }}
    />
  );
}
