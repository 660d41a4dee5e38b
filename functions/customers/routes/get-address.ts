import { getAddress } from '../../../shared/contract/addresses.ts';
import { route } from '../../request/route.ts';
import { getAddressView } from '../address-store.ts';

export const handler = route(getAddress, ({ params }) => getAddressView(params.addressId));
