import { createStartProducts, getAllProducts } from '../../../../shared/contract/calls/products.ts';
import type { DefaultPriceList } from '../../../../shared/schemas/price-list.ts';
import { useRoute } from '../../api/use-route.ts';
import { useMayCall } from '../../api/use-may-call.ts';
import { panels } from '../../navigation/paths.ts';
import { Notice } from '../../components/notice.tsx';
import { Panel } from '../../components/panel/panel.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { QueryView } from '../../components/query-view.tsx';
import { priceListsText as text } from '../../text/price-lists.ts';
import { linesText } from '../../text/lines.ts';
import { startProductsText } from '../../text/start-products.ts';
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
  const panelStack = usePanels();
  const mayCreate = useMayCall(createStartProducts);
  return (
    <Notice
      title={text.noProducts}
      hint={mayCreate ? text.noProductsHint : linesText.askForProducts}
      {...(mayCreate && {
        action: { label: startProductsText.offer, onSelect: () => void panelStack.open(panels.startProducts()) },
      })}
    />
  );
}
