import type { Product } from '../../shared/schemas/product.ts';
import type { Stored } from './records.ts';

export function productView({ id, version, data }: Stored<'product'>): Product {
  return { productId: id, version, ...data };
}
