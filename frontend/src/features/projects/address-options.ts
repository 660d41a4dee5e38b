import type { Address } from '../../../../shared/schemas/address.ts';
import type { Option } from '../../components/form/options.ts';
import { addressTypeLabels } from '../../../../shared/text/addresses.ts';
import type { AddressType } from '../../../../shared/codes/addresses.ts';

export function addressOptions(addresses: readonly Address[], wanted: AddressType): Option[] {
  const ofType = addresses.filter(({ addressType }) => addressType === wanted);
  const others = addresses.filter(({ addressType }) => addressType !== wanted);
  return [
    ...ofType.map(({ addressId, formatted }) => ({ value: addressId, label: formatted })),
    ...others.map(({ addressId, formatted, addressType }) => ({
      value: addressId,
      label: `${formatted} (${addressTypeLabels[addressType].toLowerCase()})`,
    })),
  ];
}
