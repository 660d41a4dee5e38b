import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LocalStack } from '../../../infra/host/stack.ts';
import type { ImportKind } from '../../../shared/codes/import-kinds.ts';
import { listAddresses } from '../../../shared/contract/addresses.ts';
import { listContacts } from '../../../shared/contract/contacts.ts';
import { listCustomerPriceLists } from '../../../shared/contract/price-lists.ts';
import { listCustomers } from '../../../shared/contract/customers.ts';
import { listProducts } from '../../../shared/contract/products.ts';
import type { Api } from '../../support/api.ts';
import { startEmptyFirm } from '../../support/empty-firm.ts';
import { makeCustomer, makeProduct, unique } from '../../support/builders.ts';
import { imported, importRows } from '../../support/record-import.ts';
import { seed } from '../../support/tier.ts';

const rowsOfFile = 100;
const faultsOfFile = 10;

let stack: LocalStack;
let superAdmin: Api;
beforeAll(async () => {
  ({ stack, api: superAdmin } = await startEmptyFirm('SuperAdmin'));
});
afterAll(() => stack.close());

type Row = Record<string, string | number | null>;
type File = { kind: ImportKind; row: (number: number) => Row; faulty: Row };

const numbers = Array.from({ length: rowsOfFile }, (_, number) => number);

/** By a linear congruential generator, so that a seed repeats the faults. */
function shuffled(rows: readonly number[], start: number): number[] {
  let state = start;
  const drawn = rows.map((row) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return { row, state };
  });
  return drawn.toSorted((one, other) => one.state - other.state).map(({ row }) => row);
}

/** One cell of each of ten rows is replaced. @returns the rows, and the places of those cells */
function withFaults({ row, faulty }: File, start: number): { rows: Row[]; places: string[] } {
  const rows = numbers.map(row);
  const headings = Object.keys(rows[0]!);
  const broken = Object.keys(faulty);
  const places = shuffled(numbers, start)
    .slice(0, faultsOfFile)
    .map((number, index) => {
      const heading = broken[index % broken.length]!;
      rows[number]![heading] = faulty[heading]!;
      return `${String.fromCodePoint(65 + headings.indexOf(heading))}${number + 2}`;
    });
  return { rows, places: places.toSorted() };
}

const total = async (list: Parameters<Api['result']>[0]): Promise<number> =>
  (await superAdmin.result(list, { query: { itemsPerPage: 10 } })).meta.totalItems;

const countAll = () =>
  Promise.all([listCustomers, listContacts, listAddresses, listProducts, listCustomerPriceLists].map(total));

it('fifty faulty cells in files of five kinds are named, each and no other, and nothing is written', async () => {
  const customer = await makeCustomer(superAdmin, { name: unique('Känd kund') });
  const product = await makeProduct(superAdmin);
  const customers = await Promise.all(numbers.map(() => makeCustomer(superAdmin)));
  const files: File[] = [
    {
      kind: 'customer',
      row: (number) => ({
        Namn: `Importkund ${number}`,
        'Betalningsvillkor (dagar)': 30,
        'E-post för faktura': `faktura${number}@kund.example`,
      }),
      faulty: { Namn: null, 'Betalningsvillkor (dagar)': 'trettio', 'E-post för faktura': 'ingen' },
    },
    {
      kind: 'contact',
      row: (number) => ({
        Förnamn: 'Karin',
        Efternamn: `Import${number}`,
        Kund: customer.name,
        'E-post': `karin${number}@kund.example`,
      }),
      faulty: { Efternamn: null, Kund: 'Saknas AB', 'E-post': 'karin' },
    },
    {
      kind: 'address',
      row: (number) => ({
        Kund: customer.name,
        Typ: 'Objekt',
        Namn: `Hus ${number}`,
        'Adressrad 1': `Provgatan ${number}`,
        Postnummer: '411 01',
        Ort: 'Göteborg',
      }),
      faulty: { Kund: 'Saknas AB', Typ: 'Slott', 'Adressrad 1': null, Ort: null },
    },
    {
      kind: 'product',
      row: (number) => ({ Namn: `Produkt ${number}`, Produkttyp: 'Taxa', 'Moms %': 25, Gruppera: 'Ja' }),
      faulty: { Namn: null, Produkttyp: 'Gåva', 'Moms %': 'tjugo', Gruppera: 'kanske' },
    },
    {
      kind: 'price-list-customer',
      row: (number) => ({ Kund: customers[number]!.name, Produkt: product.name, Pris: 950 + number }),
      faulty: { Kund: 'Saknas AB', Produkt: 'Finns inte', Pris: 'gratis' },
    },
  ];
  const before = await countAll();
  let named = 0;
  for (const [index, file] of files.entries()) {
    const { rows, places } = withFaults(file, seed() + index);
    for (const isDryRun of [true, false]) {
      const answer = await importRows(superAdmin, file.kind, rows, { isDryRun });
      expect(answer, file.kind).toMatchObject({ batchId: null, faultCount: faultsOfFile });
      const cells = answer.faults.map(({ row, column }: { row: number; column: string }) => `${column}${row}`);
      expect(cells.toSorted(), file.kind).toEqual(places);
      if (isDryRun) named += cells.length;
    }
  }
  expect(named).toBe(50);
  expect(await countAll()).toEqual(before);
});

it('a file of a thousand customers is tried, and imported whole', async () => {
  const name = unique('Tusen');
  const rows = Array.from({ length: 1000 }, (_, number) => ({ Namn: `${name} ${number}` }));
  const before = await total(listCustomers);
  for (const isDryRun of [true, false]) {
    expect(await total(listCustomers)).toBe(before);
    const answer = await importRows(superAdmin, 'customer', rows, { isDryRun });
    expect(answer).toMatchObject({ faults: [], newCount: 1000 });
  }
  expect(await imported(superAdmin, 'customer')).toMatchObject({ madeCount: 1000, leftOut: [] });
  const { meta } = await superAdmin.result(listCustomers, { query: { name, itemsPerPage: 10 } });
  expect(meta.totalItems).toBe(1000);
});
