import { deleteDefaultPriceList, listDefaultPriceLists } from '../../../../shared/contract/calls/price-lists.ts';
import { previewDefaultPrices } from '../../../../shared/contract/calls/price-changes.ts';
import { panels } from '../../navigation/paths.ts';
import type { RowAction } from '../../components/list/list-definition.ts';
import { ImportButton } from '../../components/spreadsheet/import-button.tsx';
import { ListPage } from '../../components/list/list-page.tsx';
import { useDeleteRow } from '../../components/list/use-delete-row.ts';
import { deleteAction, editAction } from '../../components/list/usual-actions.ts';
import { priceListsText as text } from '../../text/price-lists.ts';
import { RemovalEffect } from './price-effect.tsx';
import { defaultPriceListsList, type DefaultPriceListRow } from './default-price-lists-list.ts';

export function DefaultPriceListsPage() {
  const { deleteRow, deletingIds } = useDeleteRow<DefaultPriceListRow, typeof deleteDefaultPriceList>({
    route: deleteDefaultPriceList,
    input: ({ priceListDefaultId, version }) => ({ params: { priceListDefaultId }, query: { version } }),
    idName: 'priceListDefaultId',
    confirm: ({ priceListDefaultId, year }) => ({
      title: text.deleteTitle,
      message: (
        <RemovalEffect
          question={text.deleteQuestion(year)}
          route={previewDefaultPrices}
          body={{ priceListDefaultId, year, lines: null }}
        />
      ),
      verb: text.remove,
    }),
    success: text.deleted,
    failure: text.notDeleted,
  });

  const actions: RowAction<DefaultPriceListRow>[] = [
    editAction((row) => panels.defaultPriceList(row.priceListDefaultId)),
    deleteAction(deleteRow, { label: text.remove }),
  ];

  return (
    <ListPage
      list={defaultPriceListsList}
      route={listDefaultPriceLists}
      actions={actions}
      deletingIds={deletingIds}
      create={{ label: text.addNew, panel: panels.defaultPriceList() }}
      toolbar={<ImportButton kind="price-list-default" />}
    />
  );
}
