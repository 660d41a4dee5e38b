import { createAddress, getCustomerAddresses, updateAddress } from '../../../../shared/contract/calls/addresses.ts';
import type { Address, AddressFields } from '../../../../shared/schemas/address.ts';
import { keyOf, queryClient } from '../../api/query-client.ts';
import { UnsentSave } from '../../api/outbox-entry.ts';
import { useSave } from '../../api/use-save.ts';
import { panels } from '../../navigation/paths.ts';
import { made } from '../../components/panel/created-records.ts';
import { toast } from '../../state/toast.ts';
import { addressesText as text } from '../../text/addresses.ts';
import { addressName } from './addresses-list.ts';

export function useSaveAddress(addressId: number | undefined, projectId: number | null) {
  const create = useSave(createAddress, {
    success: (saved) => made(text.created(addressName(saved)), panels.address(saved.addressId)),
    silent: true,
  });
  const update = useSave(updateAddress, { success: text.updated, silent: true });

  async function save(body: AddressFields, version: number): Promise<Address | UnsentSave> {
    const saved =
      addressId === undefined
        ? await create.saveOrWait({ body: { ...body, projectId } })
        : await update.saveOrWait({ params: { addressId }, body: { ...body, version } });
    if (saved instanceof UnsentSave) return saved;
    if (addressId === undefined && projectId !== null) toast.success(text.linked);
    showAmongCustomers(saved);
    return saved;
  }

  return { save, saving: create.saving || update.saving };
}

function showAmongCustomers(saved: Address): void {
  const key = keyOf(getCustomerAddresses, { params: { customerId: saved.customerId } });
  queryClient.setQueryData<Address[]>(
    key,
    (known) => known && [...known.filter(({ addressId }) => addressId !== saved.addressId), saved],
  );
}
