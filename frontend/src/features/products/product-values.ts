import { accountOfType } from '../../../../shared/codes/product-types.ts';
import { product } from '../../../../shared/entities/product.ts';
import { type Product, type ProductFields, productFieldsSchema } from '../../../../shared/schemas/product.ts';
import { pickFields, type FormValues } from '../../components/form/form-values.ts';

export type ProductValues = ProductFields & { version: number };

export type ProductStart = Pick<ProductFields, 'name' | 'productType'>;

export const productValues = {
  empty: (start) => ({ ...product.empty, ...start, account: accountOfType[start.productType], version: 0 }),
  fromView: (view) => ({ ...pickFields(view, productFieldsSchema.shape), version: view.version }),
} satisfies FormValues<ProductValues, Product, [ProductStart]>;
