import { type ImportKey, type ImportedAddress, codeKey } from '../../shared/domain/project-import.ts';
import { alikeNames } from '../../shared/domain/like-names.ts';
import { identityOf } from '../../shared/lib/text.ts';
import type { CellFault, ImportCheck } from '../../shared/schemas/project-import.ts';
import { freshReplica } from '../data/replica/fresh-replica.ts';
import { addressesForProjects, initialsOfUsers, namesOfCustomers } from '../data/replica/lists/existing-records.ts';
import type { ImportedProject } from './import-store.ts';
import { keys } from '../data/core/keys.ts';
import { projectCodes } from '../projects/project-store.ts';
import { getItems, nextNumbers } from '../data/core/table.ts';
import type { PlacedRow } from './read-import.ts';
import type { AddressType } from '../../shared/codes/addresses.ts';

type KnownRecords = {
  customers: Map<string, { id: number; name: string }[]>;
  users: Map<string, number>;
  addresses: Map<string, number>;
};

export async function checkImport(
  rows: readonly PlacedRow[],
  known: KnownRecords,
): Promise<{ faults: CellFault[]; newCustomers: string[]; alike: ImportCheck['alike'] }> {
  const usedCodes = await takenCodes(rows);
  const newCustomers = new Map<string, string>();
  const faults = rows.flatMap(({ projectCode, customerName, ownerInitials, reviewerInitials, place }) => {
    const found: CellFault[] = [];
    const fault = (key: ImportKey, message: string) => found.push({ ...place(key), message });
    if (projectCode !== '' && usedCodes.has(codeKey(projectCode)))
      fault('projectCode', 'Projektkoden finns redan i Klang.');
    const customers = known.customers.get(identityOf(customerName)) ?? [];
    if (customers.length > 1) fault('customerName', `Flera kunder heter ${customerName}. Gör namnen olika först.`);
    else if (customers.length === 0 && customerName !== '' && !newCustomers.has(identityOf(customerName))) {
      newCustomers.set(identityOf(customerName), customerName);
    }
    for (const [key, initials] of [
      ['ownerInitials', ownerInitials],
      ['reviewerInitials', reviewerInitials],
    ] as const) {
      if (initials !== '' && !known.users.has(initials.toUpperCase())) {
        fault(key, `Ingen användare har initialerna ${initials}.`);
      }
    }
    return found;
  });
  const names = [...newCustomers.values()];
  const customerNames = [...known.customers.values()].map(([one]) => one!.name);
  return { faults, newCustomers: names, alike: alikeNames(names, customerNames) };
}

async function takenCodes(rows: readonly PlacedRow[]): Promise<Set<string>> {
  const codes = rows.filter(({ projectCode }) => projectCode !== '').map(({ projectCode }) => codeKey(projectCode));
  const guards = await getItems(codes.map((code) => keys.unique(projectCodes, code)));
  return new Set(guards.map(({ sk }) => sk));
}

export async function findKnown(knownChangedAt: string | undefined): Promise<KnownRecords> {
  const db = await freshReplica({ knownChangedAt });
  const customers = new Map<string, { id: number; name: string }[]>();
  for (const one of namesOfCustomers(db)) {
    customers.set(identityOf(one.name), [...(customers.get(identityOf(one.name)) ?? []), one]);
  }
  return {
    customers,
    users: new Map(initialsOfUsers(db).map(({ id, initials }) => [initials.toUpperCase(), id])),
    addresses: new Map(
      addressesForProjects(db).map((one) => [addressKey(one.customerId, one.addressType, one), one.id]),
    ),
  };
}

function addressKey(customerId: number, type: AddressType, address: ImportedAddress): string {
  const { name, address1, postalCode, city } = address;
  return [customerId, type, ...[name, address1, postalCode, city].map(identityOf)].join('|');
}

/**
 * Replaces names with ids. New records get their ids here, so that a retried step creates nothing twice and records
 * named in several rows are created once.
 */
export async function resolveImport(rows: readonly PlacedRow[], known: KnownRecords): Promise<ImportedProject[]> {
  const newNames = new Map<string, string>();
  for (const { customerName } of rows) {
    const key = identityOf(customerName);
    if (!known.customers.has(key) && !newNames.has(key)) newNames.set(key, customerName);
  }
  const ids = await nextNumbers('customer', newNames.size);
  const newCustomers = new Map([...newNames].map(([key, name], index) => [key, { id: ids[index]!, name }]));
  const customerOf = ({ customerName }: PlacedRow) => {
    const key = identityOf(customerName);
    const [there] = known.customers.get(key) ?? [];
    return there ? { ...there, isNew: false } : { ...newCustomers.get(key)!, isNew: true };
  };

  const newAddresses = new Set<string>();
  for (const row of rows) {
    const { id, name } = customerOf(row);
    for (const [type, address] of addressesOf(row, name)) {
      const key = addressKey(id, type, address);
      if (!known.addresses.has(key)) newAddresses.add(key);
    }
  }
  const addressIds = await nextNumbers('address', newAddresses.size);
  const newAddressIds = new Map([...newAddresses].map((key, index) => [key, addressIds[index]!]));

  return rows.map((row) => {
    const customer = customerOf(row);
    const byType = new Map(
      addressesOf(row, customer.name).map(([type, address]) => {
        const key = addressKey(customer.id, type, address);
        return [
          type,
          { ...address, addressId: known.addresses.get(key) ?? newAddressIds.get(key)!, isNew: newAddressIds.has(key) },
        ];
      }),
    );
    return {
      projectCode: row.projectCode,
      customerId: customer.id,
      newCustomerName: customer.isNew ? customer.name : null,
      ownerUserId: known.users.get(row.ownerInitials.toUpperCase()) ?? null,
      reviewerUserId: known.users.get(row.reviewerInitials.toUpperCase()) ?? null,
      active: row.active,
      object: byType.get('Object') ?? null,
      invoice: byType.get('InvoiceAddress') ?? null,
    };
  });
}

function addressesOf({ object, invoice }: PlacedRow, customerName: string): [AddressType, ImportedAddress][] {
  return [
    ...(object ? [['Object', object] as [AddressType, ImportedAddress]] : []),
    ...(invoice
      ? [['InvoiceAddress', { ...invoice, name: invoice.name || customerName }] as [AddressType, ImportedAddress]]
      : []),
  ];
}
