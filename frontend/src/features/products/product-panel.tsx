import { getProduct } from '../../../../shared/contract/products.ts';
import { RecordPanel } from '../../components/panel/record-panel.tsx';
import type { PanelProps } from '../../components/panel/panel-host.tsx';
import { productsText as text } from '../../text/products.ts';
import { ProductForm } from './product-form.tsx';

export function ProductPanel({ id }: PanelProps) {
  return (
    <RecordPanel
      route={getProduct}
      kind="product"
      input={id === undefined ? undefined : { params: { productId: id } }}
      title={text.edit}
    >
      {(product) => <ProductForm product={product} />}
    </RecordPanel>
  );
}
