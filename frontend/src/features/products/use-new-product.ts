import { createProduct } from '../../../../shared/contract/calls/products.ts';
import type { Product } from '../../../../shared/schemas/product.ts';
import { useMayCall } from '../../api/use-may-call.ts';
import { usePanels } from '../../components/panel/panels.ts';
import { panels } from '../../navigation/paths.ts';
import type { ProductType } from '../../../../shared/codes/product-types.ts';

export type NewProduct = ((name: string) => Promise<number | undefined>) | undefined;

export function useNewProduct(productType: ProductType): NewProduct {
  const mayCreate = useMayCall(createProduct);
  const { open } = usePanels();
  if (!mayCreate) return undefined;
  return async (name) => {
    const made = (await open(panels.product(undefined, { name, productType }))) as Product | undefined;
    return made?.productId;
  };
}
