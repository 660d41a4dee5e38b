import type { Address } from '../../../../shared/schemas/address.ts';
import { panels } from '../../navigation/paths.ts';
import type { Column, ListDefinition } from '../../components/list/list-definition.ts';
import { addressesText as text } from '../../text/addresses.ts';
import { addressCells } from '../../../../shared/lists/cells/addresses.ts';

export const addressName = ({ name, formatted }: Pick<Address, 'name' | 'formatted'>): string => name || formatted;

export const addressColumns: readonly Column<Address>[] = [
  { key: 'customerName', label: text.customerId, link: (row) => panels.address(row.addressId) },
  { key: 'name', label: text.object, important: true },
  { key: 'addressType', label: text.addressType, width: 8.5, value: addressCells.addressType },
  {
    key: 'address1',
    label: text.address1,
    card: ({ address1, city }) => [address1, city].filter(Boolean),
  },
  { key: 'address2', label: text.address2 },
  { key: 'postalCode', label: text.postalCode, width: 7.5 },
  { key: 'city', label: text.city, width: 9.5 },
];

export const stackedAddressColumns = ['address2', 'city'];

export const addressesList: ListDefinition<Address> = {
  id: 'addresses',
  label: text.list,
  kind: 'address',
  rowId: (row) => row.addressId,
  rowName: addressName,
  columns: addressColumns,
  stacked: stackedAddressColumns,
  filters: [
    { key: 'customerName', label: text.customerId, kind: 'text', primary: true },
    { key: 'name', label: text.object, kind: 'text', primary: true },
    { key: 'city', label: text.city, kind: 'text', primary: true },
  ],
  defaultSort: { column: 'name', descending: false },
  empty: { title: text.empty, hint: text.emptyHint },
};
