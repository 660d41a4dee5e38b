import { deleteProduct } from '../../../shared/contract/products.ts';
import { removeProduct } from '../../records/batches/remove-listed-records.ts';
import { deleteRoute } from '../../request/delete-route.ts';

export const handler = deleteRoute(deleteProduct, 'product', removeProduct);
