import { deleteAddress } from '../../../shared/contract/addresses.ts';
import { removeAddress } from '../../records/batches/remove-records.ts';
import { deleteRoute } from '../../request/delete-route.ts';

export const handler = deleteRoute(deleteAddress, 'address', removeAddress);
