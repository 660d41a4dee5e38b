import { FieldGroup } from '../../components/form/fields-grid.tsx';
import type { FormOf } from '../../components/form/fields.ts';
import { MoneyField } from '../../components/form/number-field.tsx';
import { productTypes } from '../../../../shared/schemas/product.ts';
import { productTypeLabels } from '../../text/codes.ts';
import type { PricedProduct, PriceListValues } from './price-list-values.ts';

type Props = { form: FormOf<PriceListValues>; products: readonly PricedProduct[] };

/** A price for each product, by type. */
export function PriceFields({ form, products }: Props) {
  return productTypes.map((productType) => {
    const own = products.filter((product) => product.productType === productType);
    return (
      own.length > 0 && (
        <FieldGroup key={productType} title={productTypeLabels[productType]}>
          {own.map(({ productId, productName }) => (
            <MoneyField key={productId} form={form} name={`prices.${productId}`} label={productName} required />
          ))}
        </FieldGroup>
      )
    );
  });
}
