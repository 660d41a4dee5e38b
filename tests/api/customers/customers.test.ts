import { describe, expect, it } from 'vitest';
import { getCustomerAddresses } from '../../../shared/contract/addresses.ts';
import {
  createCustomer,
  deleteCustomer,
  findLikeCustomers,
  getAllCustomers,
  getCustomer,
  listCustomers,
  updateCustomer,
} from '../../../shared/contract/customers.ts';
import { formatInstant } from '../../../shared/lib/format.ts';
import { type Api, newKey } from '../../support/api.ts';
import { makeAddress, makeCustomer, makeProject, makeWorkOrder, unique } from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';
import { inAll } from '../../support/tier.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

describe('customers', () => {
  it('are suggested as duplicates by a similar name or the same organisation number', async () => {
    const name = `Ljudvägg ${unique('')} AB`;
    const { customerId } = await makeCustomer(staff, { name, organisationNumber: '556036-0793' });
    const find = async (query: Record<string, string | number>) =>
      (await staff.result(findLikeCustomers, { query })).filter((one: any) => one.customerId === customerId);
    expect(await find({ name: name.toUpperCase().replace(' AB', ' aktiebolag') })).toEqual([
      { customerId, name, likeness: 'name' },
    ]);
    expect(await find({ name: 'Något helt annat', organisationNumber: '165560360793' })).toEqual([
      { customerId, name, likeness: 'organisationNumber' },
    ]);
    expect(await find({ name, organisationNumber: '556036-0793' })).toHaveLength(1);
    expect(await find({ name: 'Något helt annat', organisationNumber: '' })).toEqual([]);
    expect(await find({ name, organisationNumber: '556036-0793', except: customerId })).toEqual([]);
    await superAdmin.result(deleteCustomer, { params: { customerId }, query: { version: 1 } });
    expect(await find({ name })).toEqual([]);
  });
});

describe('a customer', () => {
  it('begins with 30 days, no remark and no accounting number', async () => {
    const customer = await makeCustomer(staff);
    expect(customer).toMatchObject({
      paymentTermDays: 30,
      paymentRemark: false,
      fortnoxCustomerNumber: '',
      version: 1,
    });
    expect(await staff.result(getCustomer, { params: customer })).toEqual(customer);
  });

  it('has a name that is seen, and is found by it however it is typed', async () => {
    const refused = await staff.call(createCustomer, { body: { name: '\u200b\u00a0' } });
    expect(refused.json.errors).toEqual([{ field: 'name', message: 'Fältet kan inte lämnas tomt.' }]);
    const name = unique('O’Neill – Ra\u0308ksmedja');
    const { customerId, name: kept } = await makeCustomer(staff, { name: name.replace('N', '\u202eN\u200b') });
    expect(kept).toBe(name.normalize('NFC'));
    const query = { name: name.replace('’', "'").replace('–', '-').normalize('NFC') };
    const { items } = await staff.result(listCustomers, { query });
    expect(items.map((one: any) => one.customerId)).toEqual([customerId]);
  });

  it('gets its main address in the same call', async () => {
    const newMainAddress = {
      name: '',
      address1: 'Kajen 1',
      postalCode: '411 01',
      city: 'Göteborg',
      addressType: 'InvoiceAddress',
    };
    const customer = await makeCustomer(staff, { newMainAddress });
    const [address] = await staff.result(getCustomerAddresses, { params: customer });
    expect(address).toMatchObject({ addressId: customer.mainAddressId, name: customer.name, city: 'Göteborg' });
  });

  it('needs a name', async () => {
    const reply = await staff.call(createCustomer, { body: { name: '   ' } });
    expect(reply).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'name', message: 'Fältet kan inte lämnas tomt.' }] },
    });
  });

  it('is Swedish by default, and its numbers follow its country’s rules', async () => {
    expect(await makeCustomer(staff, { organisationNumber: '5555555555' })).toMatchObject({
      organisationNumber: '555555-5555',
      vatNumber: '',
      countryCode: 'SE',
      invoiceDelivery: 'Email',
      electronicAddress: '',
      eInvoiceDemand: 'Both',
    });
    const foreign = { organisationNumber: '995 525 828', vatNumber: 'no 995525828 mva', countryCode: 'NO' };
    const letter = { invoiceDelivery: 'Letter' as const };
    const customer = await makeCustomer(staff, { ...foreign, ...letter });
    expect(customer).toMatchObject({ ...foreign, vatNumber: 'NO995525828MVA', ...letter });
    const reply = await staff.call(updateCustomer, { params: customer, body: { ...customer, countryCode: 'SE' } });
    expect(reply).toMatchObject({ status: 422, json: { errors: [{ field: 'organisationNumber' }] } });
  });

  it('has a checked address for e-invoices', async () => {
    const customer = await makeCustomer(staff, { invoiceDelivery: 'EInvoice', electronicAddress: '73 00010 00000 1' });
    expect(customer).toMatchObject({ invoiceDelivery: 'EInvoice', electronicAddress: '0088:7300010000001' });
    const body = { name: unique('Fel GLN'), electronicAddress: '7300010000002' };
    const reply = await staff.call(createCustomer, { body });
    expect(reply).toMatchObject({ status: 422, json: { errors: [{ field: 'electronicAddress' }] } });
  });

  it('is created once per idempotency key', async () => {
    const body = { name: unique('En gång') };
    const idempotencyKey = newKey();
    const replies = await Promise.all([1, 2, 3].map(() => staff.call(createCustomer, { body, idempotencyKey })));
    const later = await staff.call(createCustomer, { body, idempotencyKey });
    expect(new Set([...replies, later].map((reply) => reply.json.result.customerId)).size).toBe(1);
    const other = await staff.call(createCustomer, { body: { name: 'En annan' }, idempotencyKey });
    expect(other).toMatchObject({
      status: 422,
      json: { message: 'Samma Idempotency-Key har använts för ett annat anrop.' },
    });
  });

  it('is in the next list of the user who saved it', async () => {
    const name = unique('Färsk Åkare');
    await makeCustomer(staff, { name });
    const page = await staff.result(listCustomers, { query: { name: name.toLowerCase().replace('å', 'a') } });
    expect(page).toMatchObject({ items: [{ name }], meta: { totalItems: 1, totalPages: 1, currentPage: 1 } });
  });

  it('is not overwritten by a stale version', async () => {
    const customer = await makeCustomer(staff);
    const save = (api: Api, name: string) =>
      api.call(updateCustomer, { params: customer, body: { ...customer, name, newMainAddress: undefined } });
    expect((await save(superAdmin, 'Först')).status).toBe(200);
    const second = await save(staff, 'Sedan');
    expect(second.status).toBe(409);
    expect(second.json.message).toMatch(/^Björn Sandell \(BS\) ändrade uppgiften \d{4}-\d\d-\d\d \d\d:\d\d\./);
    const { by, at } = second.json.changed;
    expect(second.json.message).toContain(`${by} ändrade uppgiften ${formatInstant(at)}.`);
    expect((await staff.result(getCustomer, { params: customer })).name).toBe('Först');
  });

  it('accepts one of many concurrent saves of the same version', async () => {
    const customer = await makeCustomer(staff);
    const replies = await Promise.all(
      [1, 2, 3, 4, 5].map((n) =>
        staff.call(updateCustomer, { params: customer, body: { ...customer, name: `Namn ${n}` } }),
      ),
    );
    expect(replies.map((reply) => reply.status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
  });

  it('counts its projects and work orders', async () => {
    const customer = await makeCustomer(staff);
    const project = await makeProject(staff, { customerId: customer.customerId });
    await makeProject(staff, { customerId: customer.customerId });
    for (const status of ['Planned', 'Started', 'Registered', 'Quoted', 'Cancelled']) {
      await makeWorkOrder(staff, project.projectId, { status });
    }
    const page = await staff.result(listCustomers, { query: { name: customer.name } });
    expect(page.items).toMatchObject([{ numberOfProjects: 2, planned: 2, registered: 1, invoiced: 0 }]);
  });

  it('accepts only one of its own addresses as its main address', async () => {
    const customer = await makeCustomer(staff);
    const other = await makeCustomer(staff);
    const { addressId } = await makeAddress(staff, other.customerId);
    const reply = await staff.call(updateCustomer, {
      params: customer,
      body: { ...customer, mainAddressId: addressId },
    });
    expect(reply).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'mainAddressId', message: 'Adressen hör till en annan kund. Välj en annan.' }] },
    });
  });

  it('cannot be deleted while it has projects, and says so', async () => {
    const customer = await makeCustomer(staff);
    await makeProject(staff, { customerId: customer.customerId });
    const reply = await superAdmin.call(deleteCustomer, { params: customer });
    expect(reply).toMatchObject({ status: 409, json: { message: 'Kunden har projekt och kan inte tas bort.' } });
  });

  it('leaves lists and selectors when it is deleted', async () => {
    const customer = await makeCustomer(staff);
    expect((await superAdmin.call(deleteCustomer, { params: customer })).status).toBe(200);
    expect((await superAdmin.call(getCustomer, { params: customer })).status).toBe(404);
    expect((await superAdmin.result(listCustomers, { query: { name: customer.name } })).items).toEqual([]);
    const all: { customerId: number }[] = await superAdmin.result(getAllCustomers);
    expect(all.some(({ customerId }) => customerId === customer.customerId)).toBe(false);
  });

  it.runIf(inAll)('is either deleted or given a project by concurrent calls, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const customer = await makeCustomer(staff);
      const [deleted, project] = await Promise.all([
        superAdmin.call(deleteCustomer, { params: customer }),
        makeProject(staff, { customerId: customer.customerId }).then(
          () => true,
          () => false,
        ),
      ]);
      expect(deleted.status === 200).toBe(!project);
    }
  });
});
