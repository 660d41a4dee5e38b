import { listAddresses as contract } from '../../../shared/contract/addresses.ts';
import { listAddresses } from '../../data/replica/lists/addresses.ts';
import { listRoute } from '../../request/list-route.ts';

export const handler = listRoute(contract, listAddresses);
