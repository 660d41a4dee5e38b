import { deleteDefaultPriceList } from '../../../shared/contract/price-lists.ts';
import { removeDefaultPriceList } from '../../records/batches/remove-records.ts';
import { deleteRoute } from '../../request/delete-route.ts';

export const handler = deleteRoute(deleteDefaultPriceList, 'price-list-default', removeDefaultPriceList);
