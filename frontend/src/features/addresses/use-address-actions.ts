import { IconPencil, IconTrash } from '@tabler/icons-react';
import { deleteAddress } from '../../../../shared/contract/addresses.ts';
import type { Address } from '../../../../shared/schemas/address.ts';
import { useMayCall } from '../../api/use-may-call.ts';
import { panels } from '../../app/paths.ts';
import type { RowAction } from '../../components/list/list-definition.ts';
import { useDeleteRow } from '../../components/list/use-delete-row.ts';
import { common } from '../../text/common.ts';
import { addressesText as text } from '../../text/addresses.ts';
import { addressName } from './addresses-list.ts';

/** Changing and deleting an address from a list. */
export function useAddressActions() {
  const mayDelete = useMayCall(deleteAddress);
  const { deleteRow, deletingIds } = useDeleteRow<Address, typeof deleteAddress>({
    route: deleteAddress,
    input: ({ addressId, version }) => ({ params: { addressId }, query: { version } }),
    idName: 'addressId',
    confirm: (row) => ({ title: text.deleteTitle, message: text.deleteQuestion(addressName(row)) }),
    success: () => text.deleted,
    failure: text.notDeleted,
  });
  const edit: RowAction<Address> = {
    key: 'edit',
    label: common.edit,
    icon: IconPencil,
    inRow: true,
    target: (row) => panels.address(row.addressId),
  };
  const remove: RowAction<Address> = {
    key: 'delete',
    label: common.delete,
    icon: IconTrash,
    inRow: true,
    tone: 'danger',
    isShown: () => mayDelete,
    onSelect: (row) => void deleteRow(row),
  };
  return { edit, remove, deletingIds };
}
