import type { LooseKeys } from '@mantine/form';
import { FieldGroup } from '../../components/form/fields-grid.tsx';
import type { FormOf } from '../../components/form/fields.ts';
import { MoneyField } from '../../components/form/number-field.tsx';
import { productTypeLabels } from '../../../../shared/text/products.ts';
import type { PricedProduct, WithPrices } from './price-list-values.ts';
import { productTypes } from '../../../../shared/codes/product-types.ts';

type Props<Values> = {
  form: FormOf<Values>;
  products: readonly PricedProduct[];
  required?: boolean;
  hint?: string;
  note?: (productId: number) => React.ReactNode;
  autoFocus?: boolean;
};

export function PriceFields<Values extends WithPrices>({
  form,
  products,
  required = false,
  hint,
  note,
  autoFocus = false,
}: Props<Values>) {
  const groups = productTypes
    .map((productType) => ({ productType, own: products.filter((product) => product.productType === productType) }))
    .filter(({ own }) => own.length > 0);
  return groups.map(({ productType, own }, index) => (
    <FieldGroup
      key={productType}
      title={productTypeLabels[productType]}
      {...(hint !== undefined && index === 0 && { hint })}
      areLabelsBeside
    >
      {own.map(({ productId, productName }) => (
        <MoneyField
          key={productId}
          form={form}
          name={`prices.${productId}` as LooseKeys<Values>}
          label={productName}
          required={required}
          description={note?.(productId)}
          autoFocus={autoFocus && productId === products[0]?.productId}
        />
      ))}
    </FieldGroup>
  ));
}
