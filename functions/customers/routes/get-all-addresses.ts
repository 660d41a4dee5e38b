import { getAllAddresses as contract } from '../../../shared/contract/addresses.ts';
import { addressChoices } from '../../data/replica/lists/options.ts';
import { listRoute } from '../../request/list-route.ts';

export const handler = listRoute(contract, addressChoices);
