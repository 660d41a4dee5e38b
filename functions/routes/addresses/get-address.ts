import { getAddress } from '../../../shared/contract/addresses.ts';
import { route } from '../../runtime/route.ts';
import { getAddressView } from '../../stores/customers/address-store.ts';

export const handler = route(getAddress, ({ params }) => getAddressView(params.addressId));
