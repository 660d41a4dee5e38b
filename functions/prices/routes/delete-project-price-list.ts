import { deleteProjectPriceList } from '../../../shared/contract/price-lists.ts';
import { deleteRoute } from '../../request/delete-route.ts';

export const handler = deleteRoute(deleteProjectPriceList, 'price-list-project', (unit, list) => unit.remove(list));
