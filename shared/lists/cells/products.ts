import type { Product } from '../../schemas/product.ts';
import { productTypeLabels } from '../../text/products.ts';
import type { ListCells } from '../list-cells.ts';

export const productCells = {
  productType: ({ productType }) => productTypeLabels[productType],
  // Without a thousands separator.
  account: ({ account }) => String(account),
} satisfies ListCells<Product>;
