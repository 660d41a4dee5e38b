import { describe, expect, it } from 'vitest';
import {
  createAddress,
  deleteAddress,
  getAddress,
  getAddressesOfProjectCustomer,
  getAllAddresses,
  getCustomerAddresses,
  getCustomerAddressesOfType,
  linkProjectAddress,
  listAddresses,
  unlinkProjectAddress,
  updateAddress,
} from '../../../shared/contract/addresses.ts';
import { getProject } from '../../../shared/contract/projects.ts';
import { makeAddress, makeCustomer, makeProject, unique } from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';
import { addressTypes } from '../../../shared/codes/addresses.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

const idsOf = (addresses: { addressId: number }[]) => addresses.map(({ addressId }) => addressId);

describe('an address', () => {
  it('needs a customer, its first line, a postal code and a city', async () => {
    const reply = await staff.call(createAddress, { body: { address1: ' ', postalCode: '', city: '' } });
    expect(reply.status).toBe(422);
    expect(reply.json.errors.map((error: { field: string }) => error.field)).toEqual([
      'customerId',
      'address1',
      'postalCode',
      'city',
    ]);
    expect(reply.json.errors).toContainEqual({ field: 'address1', message: 'Fältet kan inte lämnas tomt.' });
  });

  it('is named after its customer when it is for invoices and has no name, and else has none', async () => {
    const { customerId, name } = await makeCustomer(staff);
    const billing = await makeAddress(staff, customerId, { addressType: 'InvoiceAddress' });
    expect(billing).toMatchObject({ name, customerName: name });
    expect(await makeAddress(staff, customerId, { addressType: 'Office' })).toMatchObject({ name: '' });
    const named = await makeAddress(staff, customerId, { addressType: 'InvoiceAddress', name: 'Ekonomi' });
    expect(named.name).toBe('Ekonomi');
  });

  it('is formatted as its lines that are not empty', async () => {
    const { customerId } = await makeCustomer(staff);
    const lines = { name: 'Kv. Eken', address1: 'Gatan 1', address2: 'Plan 2', postalCode: '411 01', city: 'Göteborg' };
    expect((await makeAddress(staff, customerId, lines)).formatted).toBe('Kv. Eken, Gatan 1, Plan 2, 411 01 Göteborg');
    expect((await makeAddress(staff, customerId, { ...lines, name: '', address2: '' })).formatted).toBe(
      'Gatan 1, 411 01 Göteborg',
    );
  });

  it('has one of the seven types', async () => {
    const { customerId } = await makeCustomer(staff);
    for (const addressType of addressTypes) {
      expect((await makeAddress(staff, customerId, { addressType })).addressType).toBe(addressType);
    }
    const body = { customerId, address1: 'Gatan 1', postalCode: '411 01', city: 'Göteborg', addressType: 'Castle' };
    expect((await staff.call(createAddress, { body })).json.errors).toEqual([
      { field: 'addressType', message: 'Välj en adresstyp.' },
    ]);
  });

  it('is read, saved with its version, and not overwritten by a stale version', async () => {
    const { customerId } = await makeCustomer(staff);
    const address = await makeAddress(staff, customerId, { name: 'Kontoret', addressType: 'Office' });
    const save = (city: string) => staff.call(updateAddress, { params: address, body: { ...address, city } });
    expect((await save('Mölndal')).json.result).toMatchObject({ city: 'Mölndal', version: 2 });
    expect(await staff.result(getAddress, { params: address })).toMatchObject({ city: 'Mölndal', name: 'Kontoret' });
    expect((await save('Kungsbacka')).status).toBe(409);
  });

  it('is found by customer, by type and by a project’s customer', async () => {
    const customer = await makeCustomer(staff);
    const project = await makeProject(staff, { customerId: customer.customerId, invoiceAddressId: null });
    const office = await makeAddress(staff, customer.customerId, { name: 'Kontor', addressType: 'Office' });
    const billing = await makeAddress(staff, customer.customerId, { name: 'Ekonomi', addressType: 'InvoiceAddress' });
    const all = idsOf([billing, office]);
    expect(idsOf(await staff.result(getCustomerAddresses, { params: customer }))).toEqual(all);
    expect(idsOf(await staff.result(getAddressesOfProjectCustomer, { params: project }))).toEqual(all);
    const params = { customerId: customer.customerId, type: 'InvoiceAddress' };
    expect(idsOf(await staff.result(getCustomerAddressesOfType, { params }))).toEqual([billing.addressId]);
  });

  it('leaves lists and selectors when SuperAdmin deletes it', async () => {
    const { customerId } = await makeCustomer(staff);
    const address = await makeAddress(staff, customerId, { name: unique('Lagret') });
    const listed = async () =>
      (await superAdmin.result(listAddresses, { query: { name: address.name } })).meta.totalItems;
    const chosenFrom = async () => idsOf(await superAdmin.result(getAllAddresses)).includes(address.addressId);
    expect([await listed(), await chosenFrom()]).toEqual([1, true]);
    expect((await staff.call(deleteAddress, { params: address })).status).toBe(403);
    expect((await superAdmin.call(deleteAddress, { params: address })).status).toBe(200);
    expect([await listed(), await chosenFrom()]).toEqual([0, false]);
    expect((await staff.call(getAddress, { params: address })).status).toBe(404);
  });

  it('cannot be deleted while it is its customer’s main one, and says so', async () => {
    const newMainAddress = { address1: 'Kajen 1', postalCode: '411 01', city: 'Göteborg' };
    const { mainAddressId } = await makeCustomer(staff, { newMainAddress });
    const reply = await superAdmin.call(deleteAddress, { params: { addressId: mainAddressId } });
    expect(reply).toMatchObject({
      status: 409,
      json: { message: 'Adressen är huvudadress för en kund eller ett projekt och kan inte tas bort.' },
    });
  });
});

describe('the link between an address and a project', () => {
  it('is created with a new address, as the only main one on request', async () => {
    const project = await makeProject(staff);
    const { projectId, customerId } = project;
    const first = await makeAddress(staff, customerId, { projectId, primary: true });
    const second = await makeAddress(staff, customerId, { projectId });
    const third = await makeAddress(staff, customerId, { projectId, primary: true });
    const { addresses } = await staff.result(getProject, { params: project });
    expect(addresses.map(({ addressId, primary }: any) => [addressId, primary])).toEqual([
      [first.addressId, false],
      [second.addressId, false],
      [third.addressId, true],
    ]);
    expect((await superAdmin.call(deleteAddress, { params: third })).status).toBe(409);
    expect((await superAdmin.call(deleteAddress, { params: first })).status).toBe(200);
    const reply = await staff.call(createAddress, { body: { ...second, projectId: 999_999_999 } });
    expect(reply.json.errors).toEqual([{ field: 'projectId', message: 'Projektet finns inte. Välj ett annat.' }]);
  });

  it('can be removed, after which a main address can be deleted', async () => {
    const project = await makeProject(staff);
    const { projectId, customerId } = project;
    const [main, other] = await Promise.all([makeAddress(staff, customerId), makeAddress(staff, customerId)]);
    const link = ({ addressId }: any, primary: boolean) =>
      staff.result(linkProjectAddress, { body: { projectId, addressId, primary } });
    await link(main, true);
    await link(other, false);
    expect((await superAdmin.call(deleteAddress, { params: main })).status).toBe(409);

    const unlink = ({ addressId }: any) => staff.call(unlinkProjectAddress, { params: { projectId, addressId } });
    expect(idsOf((await unlink(main)).json.result)).toEqual([other.addressId]);
    expect(await staff.result(getProject, { params: project })).toMatchObject({ mainAddressId: null });
    expect((await superAdmin.call(deleteAddress, { params: main })).status).toBe(200);
    expect(await unlink(main)).toMatchObject({
      status: 404,
      json: { message: 'Adressen är inte kopplad till projektet.' },
    });
  });

  it('keeps the count of the main one when another is unlinked', async () => {
    const project = await makeProject(staff);
    const { projectId, customerId } = project;
    const [main, other] = await Promise.all([makeAddress(staff, customerId), makeAddress(staff, customerId)]);
    await staff.result(linkProjectAddress, { body: { projectId, addressId: main.addressId, primary: true } });
    await staff.result(linkProjectAddress, { body: { projectId, addressId: other.addressId } });
    await staff.result(unlinkProjectAddress, { params: { projectId, addressId: other.addressId } });
    expect(await staff.result(getProject, { params: project })).toMatchObject({ mainAddressId: main.addressId });
    expect((await superAdmin.call(deleteAddress, { params: main })).status).toBe(409);
  });

  it('can also be the object address, which the project keeps', async () => {
    const { customerId } = await makeCustomer(staff);
    const { addressId } = await makeAddress(staff, customerId, { addressType: 'Object' });
    const project = await makeProject(staff, { customerId, objectAddressId: addressId });
    const { projectId } = project;
    await staff.result(linkProjectAddress, { body: { projectId, addressId, primary: true } });
    await staff.result(unlinkProjectAddress, { params: { projectId, addressId } });
    expect(await staff.result(getProject, { params: project })).toMatchObject({ objectAddressId: addressId });
    expect((await superAdmin.call(deleteAddress, { params: { addressId } })).status).toBe(409);
  });
});
