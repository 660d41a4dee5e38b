import { AppError } from '../../shared/codes/errors.ts';
import { inUse } from '../../shared/codes/errors/records.ts';
import type { Product } from '../../shared/schemas/product.ts';
import type { StoredRecord } from '../data/core/records.ts';

export type ProductUses = { workOrders: number; deliveryTemplates: number };

export function requireUnused({ workOrders, deliveryTemplates }: ProductUses, refused: string): void {
  const users = [workOrders > 0 ? 'insatser' : [], deliveryTemplates > 0 ? 'leveransmallar' : []].flat();
  if (users.length > 0) {
    throw new AppError(inUse, { message: `Produkten används i ${users.join(' och ')} och ${refused}.` });
  }
}

export function productView({ id, version, data }: StoredRecord<'product'>): Product {
  return { productId: id, version, ...data };
}
