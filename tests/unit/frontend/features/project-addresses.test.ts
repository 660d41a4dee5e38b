import { describe, expect, it } from 'vitest';
import { projectAddressRows } from '../../../../frontend/src/features/addresses/project-addresses.ts';

const address = (addressId: number) => ({ addressId, name: `Adress ${addressId}` }) as never;
const linked = (addressId: number, primary = false) => ({ ...(address(addressId) as object), primary }) as never;
const rolesOf = (rows: ReturnType<typeof projectAddressRows>) =>
  Object.fromEntries(rows.map(({ addressId, roles }) => [addressId, roles]));

describe('the addresses of a project', () => {
  it('are the linked ones, its object’s and its invoices’, each once', () => {
    const rows = projectAddressRows([linked(1, true), linked(3)], {
      objectAddress: address(1),
      invoiceAddress: address(2),
    });
    expect(rolesOf(rows)).toEqual({ 1: ['Huvudadress', 'Objekt'], 2: ['Faktura'], 3: ['Kopplad'] });
  });

  it('know which one is the main one', () => {
    const rows = projectAddressRows([linked(1), linked(2, true)], { objectAddress: null, invoiceAddress: null });
    expect(rows.filter(({ isMain }) => isMain).map(({ addressId }) => addressId)).toEqual([2]);
  });

  it('can be one and the same for object and invoices', () => {
    const rows = projectAddressRows([], { objectAddress: address(1), invoiceAddress: address(1) });
    expect(rolesOf(rows)).toEqual({ 1: ['Objekt', 'Faktura'] });
  });
});
