import { deleteProduct, listProducts } from '../../../../shared/contract/calls/products.ts';
import type { Product } from '../../../../shared/schemas/product.ts';
import { panels } from '../../navigation/paths.ts';
import type { RowAction } from '../../components/list/list-definition.ts';
import { ImportButton } from '../../components/spreadsheet/import-button.tsx';
import { ListPage } from '../../components/list/list-page.tsx';
import { useDeleteRow } from '../../components/list/use-delete-row.ts';
import { deleteAction, editAction } from '../../components/list/usual-actions.ts';
import { PanelButton } from '../../components/panel/panel-button.tsx';
import { startProductsText } from '../../text/start-products.ts';
import { productsText as text } from '../../text/products.ts';
import { productsList } from './products-list.ts';

export function ProductsPage() {
  const { deleteRow, deletingIds } = useDeleteRow<Product, typeof deleteProduct>({
    route: deleteProduct,
    input: ({ productId, version }) => ({ params: { productId }, query: { version } }),
    idName: 'productId',
    confirm: ({ name }) => ({ title: text.deleteTitle, message: text.deleteQuestion(name) }),
    success: text.deleted,
    failure: text.notDeleted,
  });

  const actions: RowAction<Product>[] = [editAction((row) => panels.product(row.productId)), deleteAction(deleteRow)];

  return (
    <ListPage
      list={productsList}
      route={listProducts}
      actions={actions}
      deletingIds={deletingIds}
      create={{ label: text.addNew, panel: panels.product() }}
      toolbar={(state, page) => (
        <>
          {page?.items.length === 0 && state.isDefaultFilter && (
            <PanelButton panel={panels.startProducts()}>{startProductsText.offer}</PanelButton>
          )}
          <ImportButton kind="product" />
        </>
      )}
    />
  );
}
