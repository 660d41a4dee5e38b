import type { Address } from '../../schemas/address.ts';
import { addressTypeLabels } from '../../text/addresses.ts';
import type { ListCells } from '../list-cells.ts';

export const addressCells = {
  addressType: ({ addressType }) => addressTypeLabels[addressType],
} satisfies ListCells<Address>;
