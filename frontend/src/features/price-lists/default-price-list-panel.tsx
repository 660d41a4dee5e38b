import { useNavigate } from 'react-router-dom';
import { getDefaultPriceList } from '../../../../shared/contract/price-lists.ts';
import { getAllProducts } from '../../../../shared/contract/products.ts';
import type { DefaultPriceList } from '../../../../shared/schemas/price-list.ts';
import { useRoute } from '../../api/use-route.ts';
import { paths } from '../../app/paths.ts';
import { Notice } from '../../components/notice.tsx';
import type { PanelProps } from '../../components/panel/panel-host.tsx';
import { Panel } from '../../components/panel/panel.tsx';
import { RecordPanel } from '../../components/panel/record-panel.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { priceListsText as text } from '../../text/price-lists.ts';
import { DefaultPriceListForm } from './default-price-list-form.tsx';
import { productsToPrice } from './price-list-values.ts';

export function DefaultPriceListPanel({ id }: PanelProps) {
  return (
    <RecordPanel
      route={getDefaultPriceList}
      input={id === undefined ? undefined : { params: { priceListDefaultId: id } }}
      title={text.editTitle}
    >
      {(list) => <WithProducts list={list} />}
    </RecordPanel>
  );
}

/** The form needs every product: each is to have a price. */
function WithProducts({ list }: { list: DefaultPriceList | undefined }) {
  const query = useRoute(getAllProducts, {}, { silent: true });
  const navigate = useNavigate();
  const products = query.data && productsToPrice(query.data, list?.lines ?? []);
  if (products && products.length > 0) return <DefaultPriceListForm list={list} products={products} />;
  return (
    <Panel title={list ? text.edit(list.year) : text.addNew}>
      <QueryView query={query}>
        {() => (
          <Notice
            title={text.noProducts}
            hint={text.noProductsHint}
            action={{ label: text.toProducts, onSelect: () => void navigate(paths.products) }}
          />
        )}
      </QueryView>
    </Panel>
  );
}
