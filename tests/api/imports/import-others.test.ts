import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalStack } from '../../../infra/host/stack.ts';
import { getAddress } from '../../../shared/contract/addresses.ts';
import { getContact } from '../../../shared/contract/contacts.ts';
import { getCustomerPriceList, getDefaultPriceList } from '../../../shared/contract/price-lists.ts';
import { deleteCustomer } from '../../../shared/contract/customers.ts';
import { getAllProducts, getProduct } from '../../../shared/contract/products.ts';
import { dayOf, yearOf } from '../../../shared/lib/days.ts';
import type { Api } from '../../support/api.ts';
import { startEmptyFirm } from '../../support/empty-firm.ts';
import { makeAddress, makeContact, makeCustomer, makeProduct, unique } from '../../support/builders.ts';
import { cellsOf, imported, importRows } from '../../support/record-import.ts';

/** A separate stack: one import of a kind runs at a time. */
let stack: LocalStack;
let superAdmin: Api;
beforeAll(async () => {
  ({ stack, api: superAdmin } = await startEmptyFirm('SuperAdmin'));
});
afterAll(() => stack.close());

describe('the import of persons', () => {
  it('links them to their customers, and knows those that exist by e-mail or by name at the customer', async () => {
    const [one, two] = [await makeCustomer(superAdmin), await makeCustomer(superAdmin)];
    const known = await makeContact(superAdmin, { email: 'kand@exempel.example', selectedCustomers: [one.customerId] });
    const lastName = unique('Import');
    const rows = [
      { Förnamn: 'Karin', Efternamn: lastName, Kund: `${one.name}; ${two.name}`, 'E-post': 'karin@ny.example' },
      { Förnamn: 'En', Efternamn: 'Annan', Kund: null, 'E-post': 'KAND@exempel.example' },
      { Förnamn: known.firstName, Efternamn: known.lastName.toUpperCase(), Kund: one.name, 'E-post': null },
      { Förnamn: known.firstName, Efternamn: known.lastName, Kund: two.name, 'E-post': null },
    ];
    const answer = await importRows(superAdmin, 'contact', rows);
    expect(answer).toMatchObject({ faults: [], newCount: 2, matchCount: 2 });
    expect(answer.matches.map(({ row, id, by }: any) => [row, id, by])).toEqual([
      [3, known.contactId, 'e-post'],
      [4, known.contactId, 'namn hos samma kund'],
    ]);
    const { made } = await imported(superAdmin, 'contact');
    const contact = await superAdmin.result(getContact, { params: { contactId: made[0].id } });
    expect(contact).toMatchObject({
      firstName: 'Karin',
      lastName,
      email: 'karin@ny.example',
      selectedCustomers: [one.customerId, two.customerId],
    });
    expect(
      cellsOf(await importRows(superAdmin, 'contact', [{ Förnamn: 'A', Efternamn: 'B', Kund: 'Saknas AB' }])),
    ).toEqual(['C2: Det finns ingen kund som heter Saknas AB.']);
  });
});

describe('the import of addresses', () => {
  it('gives them to customers by name or number, and knows those that exist', async () => {
    const customer = await makeCustomer(superAdmin, { organisationNumber: '556016-0680' });
    const namesakes = unique('Tvilling');
    await makeCustomer(superAdmin, { name: namesakes });
    await makeCustomer(superAdmin, { name: namesakes });
    const known = await makeAddress(superAdmin, customer.customerId, { addressType: 'InvoiceAddress' });
    const lines = { 'Adressrad 1': known.address1, Postnummer: 41_101, Ort: known.city };
    const rows = [
      { Kund: customer.name, Typ: 'Fakturaadress', Namn: null, ...lines },
      { Kund: 5560160680, Typ: 'Objekt', Namn: 'Hamnkranen', ...lines },
    ];
    const answer = await importRows(superAdmin, 'address', rows);
    expect(answer).toMatchObject({ faults: [], newCount: 1, matches: [{ row: 2, id: known.addressId }] });
    const { made } = await imported(superAdmin, 'address');
    expect(await superAdmin.result(getAddress, { params: { addressId: made[0].id } })).toMatchObject({
      customerId: customer.customerId,
      name: 'Hamnkranen',
      addressType: 'Object',
      postalCode: '411 01',
    });
    const faulty = await importRows(superAdmin, 'address', [
      { Kund: namesakes, Typ: 'Slott', ...lines },
      { Kund: customer.name, Typ: null, ...lines, Ort: null },
      { Kund: customer.name, Typ: 'Kontor', ...lines },
      { Kund: customer.name, Typ: 'Kontor', ...lines },
    ]);
    expect(cellsOf(faulty)).toEqual([
      `A2: Flera kunder heter ${namesakes}. Gör namnen olika först.`,
      'B2: Skriv Odefinierad, Fakturaadress, Objekt, Etablering, Kontor, Mötesadress eller Övriga.',
      'E3: Ort saknas.',
      'C5: Samma adress för kunden står på rad 4.',
    ]);
    const other = await makeCustomer(superAdmin);
    await superAdmin.result(deleteCustomer, {
      params: { customerId: other.customerId },
      query: { version: other.version },
    });
    expect(cellsOf(await importRows(superAdmin, 'address', [{ Kund: other.name, ...lines }]))).toHaveLength(1);
  });
});

describe('the import of products and price lists', () => {
  it('creates products, and price lists of a year or a customer with exact prices', async () => {
    const [work, rent] = [unique('Mätning'), unique('Hyra')];
    const known = await makeProduct(superAdmin);
    const products = await importRows(superAdmin, 'product', [
      { Namn: work, Produkttyp: 'Taxa', 'Moms %': 0.06, Gruppera: 'ja' },
      { Namn: rent, Produkttyp: 'hyra', 'Moms %': null, Gruppera: null },
      { Namn: known.name.toUpperCase(), Produkttyp: null, 'Moms %': null, Gruppera: null },
    ]);
    expect(products).toMatchObject({ faults: [], newCount: 2, matches: [{ row: 4, id: known.productId }] });
    const { made } = await imported(superAdmin, 'product');
    const product = await superAdmin.result(getProduct, { params: { productId: made[0].id } });
    expect(product).toMatchObject({ vatPercent: 6, account: 3003, invoiceItemGroupHeading: true, version: 1 });

    const lacking = await importRows(superAdmin, 'price-list-default', [{ År: 2031, Produkt: work, Pris: '1 250,50' }]);
    expect(lacking).toMatchObject({ faultCount: 1, batchId: null });
    expect(cellsOf(lacking)[0]).toMatch(/^A2: Prislistan saknar pris över noll för .*Hyra/);

    const all: { name: string }[] = await superAdmin.result(getAllProducts);
    const names = [...new Set(all.map(({ name }) => name))];
    const priced = names.map((Produkt) => ({ År: 2031, Produkt, Pris: Produkt === work ? '1 250,50' : 99.95 }));
    const defaults = await importRows(superAdmin, 'price-list-default', priced);
    expect(defaults).toMatchObject({ faults: [], newCount: 1 });
    const [{ id: priceListDefaultId }] = (await imported(superAdmin, 'price-list-default')).made;
    const list = await superAdmin.result(getDefaultPriceList, { params: { priceListDefaultId } });
    const prices = Object.fromEntries(list.lines.map(({ productName, price }: any) => [productName, price]));
    expect(prices).toEqual(Object.fromEntries(names.map((name) => [name, name === work ? 1250.5 : 99.95])));
    expect(await importRows(superAdmin, 'price-list-default', priced)).toMatchObject({ newCount: 0, matchCount: 1 });

    const [one, two] = [await makeCustomer(superAdmin), await makeCustomer(superAdmin)];
    const own = await importRows(superAdmin, 'price-list-customer', [
      { Kund: one.name, Produkt: work, Pris: '1 100 kr', Kommentar: 'Ramavtal' },
      { Kund: two.name, Produkt: work, Pris: 0, Kommentar: null },
      { Kund: one.name, Produkt: rent, Pris: '0,01', Kommentar: null },
    ]);
    expect(own).toMatchObject({ faults: [], newCount: 2, newNames: [one.name, two.name] });
    expect(await imported(superAdmin, 'price-list-customer')).toMatchObject({ madeCount: 2, leftOut: [] });
    const ofOne = await superAdmin.result(getCustomerPriceList, { params: { customerId: one.customerId } });
    expect([ofOne.comment, ofOne.lines.map(({ price }: any) => price)]).toEqual(['Ramavtal', [1100, 0.01]]);
    const twice = await importRows(superAdmin, 'price-list-customer', [
      { Kund: two.name, Produkt: rent, Pris: 1 },
      { Kund: two.name, Produkt: rent, Pris: 2 },
    ]);
    expect(cellsOf(twice)).toEqual(['B3: Produkten står redan på rad 2.']);
  });

  it('names prices that are ten times those of another list, or of the others in theirs, before it imports', async () => {
    const all: { name: string }[] = await superAdmin.result(getAllProducts);
    const names = [...new Set(all.map(({ name }) => name))];
    const rent = names.findIndex((name) => name.startsWith('Hyra'));
    const listOf = (year: number, ofRent: number) =>
      names.map((Produkt, index) => ({ År: year, Produkt, Pris: index === rent ? ofRent : 130 }));
    const tryList = (rows: any[], kind: 'price-list-default' | 'price-list-customer' = 'price-list-default') =>
      importRows(superAdmin, kind, rows, { isDryRun: true });
    const listed = await tryList(listOf(2032, 1000.1));
    expect(listed).toMatchObject({
      doubtCount: 1,
      doubts: [
        { name: `${names[rent]} (rad ${rent + 2})`, amount: 1000.1, other: 99.95, than: { list: 'Standard 2031' } },
      ],
      newCount: 1,
      batchId: null,
    });
    const both = [...listOf(2032, 99), ...listOf(2033, 9)];
    expect((await tryList(both)).doubts).toEqual([
      {
        name: `${names[rent]} (rad ${names.length + rent + 2})`,
        amount: 9,
        other: 99,
        than: { list: 'Standard 2032' },
      },
    ]);
    expect(await tryList(listOf(2032, 999))).toMatchObject({ doubtCount: 0, doubts: [] });

    const products = await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) => makeProduct(superAdmin, { name: unique(name) })),
    );
    const customer = await makeCustomer(superAdmin);
    const own = (prices: number[]) =>
      products.map(({ name }, index) => ({ Kund: customer.name, Produkt: name, Pris: prices[index]! }));
    expect((await tryList(own([950, 1450, 14_500, 1950]), 'price-list-customer')).doubts).toEqual([
      { name: `${products[2]!.name} (rad 4)`, amount: 14_500, other: 1450, than: 'Beside' },
    ]);
    expect((await tryList(own([950, 1450, 1450, 1950]), 'price-list-customer')).doubts).toEqual([]);
    const thisYear = yearOf(dayOf(new Date()));
    const every = [...names, ...products.map(({ name }) => name)];
    const current = await importRows(
      superAdmin,
      'price-list-default',
      every.map((Produkt) => ({ År: thisYear, Produkt, Pris: 1000 })),
    );
    expect(current).toMatchObject({ faults: [], newCount: 1 });
    await imported(superAdmin, 'price-list-default');
    expect((await tryList(own([1000, 100, 1000, 1000]), 'price-list-customer')).doubts).toEqual([
      { name: `${products[1]!.name} (rad 3)`, amount: 100, other: 1000, than: { list: `Standard ${thisYear}` } },
    ]);
  });
});
