import { useNavigate } from 'react-router-dom';
import { getAllProducts } from '../../../../shared/contract/products.ts';
import type { DefaultPriceList } from '../../../../shared/schemas/price-list.ts';
import { useRoute } from '../../api/use-route.ts';
import { paths } from '../../navigation/paths.ts';
import { Notice } from '../../components/notice.tsx';
import { Panel } from '../../components/panel/panel.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { priceListsText as text } from '../../text/price-lists.ts';
import { productsToPrice, type PricedProduct } from './price-list-values.ts';

type Props = {
  title: string;
  lines: DefaultPriceList['lines'];
  children: (products: readonly PricedProduct[]) => React.ReactNode;
};

export function WithProducts({ title, lines, children }: Props) {
  const query = useRoute(getAllProducts, {}, { silent: true });
  const products = query.data && productsToPrice(query.data, lines);
  if (products && products.length > 0) return children(products);
  return (
    <Panel title={title}>
      <QueryView query={query}>{() => <NoProducts />}</QueryView>
    </Panel>
  );
}

export function NoProducts() {
  const navigate = useNavigate();
  return (
    <Notice
      title={text.noProducts}
      hint={text.noProductsHint}
      action={{ label: text.toProducts, onSelect: () => void navigate(paths.products) }}
    />
  );
}
