import type { Address } from '../../../../shared/schemas/address.ts';
import type { Project } from '../../../../shared/schemas/project.ts';
import type { ListDefinition } from '../../components/list/list-definition.ts';
import { addressesText as text } from '../../text/addresses.ts';
import { addressColumns, stackedAddressColumns, addressName } from './addresses-list.ts';

export type ProjectAddressRow = Address & { roles: string[]; isLinked: boolean; isMain: boolean };

type LinkedAddress = Address & { primary: boolean };

export function projectAddressRows(
  linked: readonly LinkedAddress[],
  { objectAddress, invoiceAddress }: Pick<Project, 'objectAddress' | 'invoiceAddress'>,
): ProjectAddressRow[] {
  const all = new Map<number, Address>();
  for (const address of [objectAddress, invoiceAddress, ...linked]) if (address) all.set(address.addressId, address);
  return [...all.values()].map((address) => {
    const link = linked.find(({ addressId }) => addressId === address.addressId);
    const roles = [
      link?.primary && text.isMain,
      address.addressId === objectAddress?.addressId && text.isObject,
      address.addressId === invoiceAddress?.addressId && text.isInvoice,
    ].filter((role) => typeof role === 'string');
    return {
      ...address,
      roles: roles.length > 0 ? roles : [text.isLinked],
      isLinked: link !== undefined,
      isMain: link?.primary ?? false,
    };
  });
}

export const projectAddressesList: ListDefinition<ProjectAddressRow> = {
  id: 'project-addresses',
  label: text.list,
  rowId: (row) => row.addressId,
  rowName: addressName,
  columns: [...addressColumns, { key: 'roles', label: text.role, format: 'texts', sortable: false }],
  stacked: stackedAddressColumns,
  defaultSort: { column: 'name', descending: false },
  empty: { title: text.emptyInProject, hint: text.emptyInProjectHint },
};
