import { getProduct } from '../../../../shared/contract/calls/products.ts';
import { RecordPanel } from '../../components/panel/record-panel.tsx';
import type { PanelProps } from '../../components/panel/panel-host.tsx';
import { productsText as text } from '../../text/products.ts';
import { ProductForm } from './product-form.tsx';
import { productTypes } from '../../../../shared/codes/product-types.ts';

export function ProductPanel({ id, args }: PanelProps) {
  const productType = productTypes.find((type) => type === args['productType']) ?? 'Rate';
  return (
    <RecordPanel
      call={getProduct}
      kind="product"
      input={id === undefined ? undefined : { params: { productId: id } }}
      title={text.edit}
    >
      {(product) => <ProductForm product={product} start={{ name: args['name'] ?? '', productType }} />}
    </RecordPanel>
  );
}
