import { deleteAddress } from '../../../../shared/contract/calls/addresses.ts';
import type { Address } from '../../../../shared/schemas/address.ts';
import { useMayCall } from '../../api/use-may-call.ts';
import { panels } from '../../navigation/paths.ts';
import type { RowAction } from '../../components/list/list-definition.ts';
import { useDeleteRow } from '../../components/list/use-delete-row.ts';
import { deleteAction, editAction } from '../../components/list/usual-actions.ts';
import { addressesText as text } from '../../text/addresses.ts';
import { addressName } from './addresses-list.ts';

export function useAddressActions() {
  const mayDelete = useMayCall(deleteAddress);
  const { deleteRow, deletingIds } = useDeleteRow<Address, typeof deleteAddress>({
    route: deleteAddress,
    input: ({ addressId, version }) => ({ params: { addressId }, query: { version } }),
    idName: 'addressId',
    confirm: (row) => ({ title: text.deleteTitle, message: text.deleteQuestion(addressName(row)) }),
    waitsAs: addressName,
    success: text.deleted,
    failure: text.notDeleted,
  });
  const edit: RowAction<Address> = editAction((row) => panels.address(row.addressId));
  const remove: RowAction<Address> = deleteAction(deleteRow, { isShown: () => mayDelete });
  return { edit, remove, deletingIds };
}
