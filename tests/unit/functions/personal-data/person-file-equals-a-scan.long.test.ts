import { BatchWriteCommand, DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Dice } from '../../../../functions/demo/dice.ts';
import { getPerson } from '../../../../functions/personal-data/person.ts';
import { placesOfRecords } from '../../../../functions/personal-data/places.ts';
import { type SectionName, sections } from '../../../../functions/personal-data/sections.ts';
import { feedRow, feedShard } from '../../../../functions/data/core/feed-rows.ts';
import { keys } from '../../../../functions/data/core/keys.ts';
import type { StoredRecord } from '../../../../functions/data/core/records.ts';
import { entities } from '../../../../shared/entities/entities.ts';
import { TableName, startEmptyTable } from '../../../support/empty-table.ts';
import { byTier, seed } from '../../../support/tier.ts';

/** The file of a person is read by indexes and the replica; the expected rows are read from the whole table. */

type Item = Record<string, any>;

const rounds = byTier(2, 12);
const counts = { user: 5, contact: 6, customer: 6, project: 14, 'work-order': 40, 'project-log': 30, invoice: 12 };
type RecordName = keyof typeof counts;
const kinds = Object.keys(counts) as RecordName[];
const dice = new Dice(seed());
let client: DynamoDBDocumentClient;
let close: () => Promise<unknown>;

beforeAll(async () => {
  ({ client, close } = await startEmptyTable());
});
afterAll(() => close());

const idOf = (kind: RecordName) => dice.from(1, counts[kind]);
/** Names and addresses that several have, in other letters too, and that contain each other. */
const name = () => dice.pick(['Bo', 'Åsa', 'ÅSA', 'Bo-Åsa']);
const email = () => dice.pick(['', 'bo@x.se', 'BO@x.se', 'åsa@x.se', 'ÅSA@X.se', 'lillbo@x.se', 'a b@x.se']);
const orNull = <Value>(value: Value) => dice.pick([null, value]);

const contents: { [K in RecordName]: (id: number) => Item } = {
  user: (id) => ({ initials: `U${id}`, firstName: name(), lastName: name(), email: email() }),
  contact: () => ({ firstName: name(), lastName: name(), email: email(), customerIds: [idOf('customer')] }),
  customer: (id) => ({ name: `Kund ${id}`, invoiceEmail: email() }),
  project: (id) => ({
    projectCode: `26-${id}`,
    customerId: idOf('customer'),
    active: dice.chance(0.5),
    invoiceText: dice.pick(['', 'Etapp  2']),
    invoiceMessage: dice.pick(['', '<b>Tack</b>']),
    invoiceEmail: email(),
    costCenter: dice.pick(['', 'bo@x.se']),
    ...referring('project'),
  }),
  'work-order': () => ({ projectId: idOf('project'), ...referring('work-order') }),
  'project-log': () => ({
    projectId: idOf('project'),
    message: dice.pick(['Hej', `Beställare är nu ${name()} ${name()}.\nAndra rader`]),
    userId: idOf('user'),
    dateCreated: `2026-01-0${dice.from(1, 9)}T08:00:00.000Z`,
  }),
  invoice: (id) => ({
    serialNumberPadded: String(id).padStart(6, '0'),
    displayDate: '2026-02-03',
    projectId: idOf('project'),
    projectCode: '26-1',
    sumTotal: 1,
    projects: [],
    customerReferenceName: `${name()} ${name()}`,
    ourReferenceName: `${name()} ${name()}`,
    projectOwnerUserInitials: dice.pick(['', 'U1', 'U2']),
    invoiceEmail: email(),
  }),
};

/** Every field of the record that may hold a person. */
function referring(kind: 'project' | 'work-order'): Item {
  const { empty } = entities[kind] as { empty: Item };
  return Object.fromEntries(
    Object.entries(placesOfRecords[kind]!.fields)
      .filter(([field]) => field.endsWith('Id') || field.endsWith('Ids'))
      .map(([field]) => {
        const person = /contact/i.test(field) ? idOf('contact') : idOf('user');
        if (Array.isArray(empty[field])) return [field, dice.chance(0.5) ? [person, idOf('contact')] : []];
        return [field, empty[field] === null ? orNull(person) : person];
      }),
  );
}

const versions = new Map<string, Item>();
let clock = Date.now();

/** A change as it is stored now, or as an earlier version stored it: with fewer fields in its row, or without a row. */
function changeOf(kind: RecordName, id: number): Item[] {
  const { pk } = keys.record(kind, id);
  const old = versions.get(pk);
  clock += 1;
  const changedAt = new Date(clock).toISOString();
  const empty = (entities as unknown as Record<string, { empty: Item }>)[kind]?.empty;
  const data: Item = { ...empty, ...contents[kind](id) };
  const version = (old?.['version'] ?? 0) + 1;
  const deleted = version > 1 && dice.chance(0.3);
  const record = { kind, id, version, deleted, changedAt, changedBy: 0, refs: 0, data };
  versions.set(pk, record);
  const changes = { before: old ? old['data'] : {}, after: data };
  const history = { ...keys.history(kind, id, version), changedAt, changedBy: 0, ...changes };
  const row = kind === 'invoice' ? undefined : feedRow(record as unknown as StoredRecord);
  const isInFeed = row !== undefined && (version > 1 || dice.chance(0.9));
  return [
    history,
    { ...keys.record(kind, id), ...record, ...(isInFeed && { feed: feedShard, row: asOlderVersion(row) }) },
  ];
}

const newerFields = ['createdByUserId', 'invoiceText', 'invoiceMessage', 'invoiceEmail', 'costCenter'];

function asOlderVersion(row: string): string {
  if (dice.chance(0.8)) return row;
  return JSON.stringify(JSON.parse(row), (field, value: unknown) => (newerFields.includes(field) ? undefined : value));
}

async function write(items: Item[]): Promise<void> {
  for (let start = 0; start < items.length; start += 25) {
    const puts = items.slice(start, start + 25).map((one) => ({ PutRequest: { Item: one } }));
    await client.send(new BatchWriteCommand({ RequestItems: { [TableName]: puts } }));
  }
}

async function scanned(): Promise<Item[]> {
  const items: Item[] = [];
  for (let start: Item | undefined, isFirst = true; isFirst || start; isFirst = false) {
    const page = await client.send(new ScanCommand({ TableName, ExclusiveStartKey: start }));
    items.push(...(page.Items ?? []));
    start = page.LastEvaluatedKey;
  }
  return items;
}

type RowsBySection = Partial<Record<SectionName, unknown[]>>;

/** The rows of the file by all items of the table, in the order of ids. */
function expectedOf(kind: 'user' | 'contact', id: number, items: readonly Item[]): RowsBySection {
  const all = (of: RecordName) =>
    items.filter((one) => one['sk'] === 'RECORD' && one['kind'] === of).toSorted((a, b) => a['id'] - b['id']);
  const itemsOf = (of: RecordName, recordId: number) =>
    items.filter(({ pk }) => pk === `${of.toUpperCase().replace('-', '_')}#${recordId}`);
  const states = itemsOf(kind, id).flatMap((one) => [one['data'], one['before'], one['after']]);
  const known = states.filter((one) => one?.['firstName'] !== undefined);
  const names = known.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const initials = known.map((one) => one['initials']).filter(Boolean);
  const emails = known.map((one) => String(one['email']).toLowerCase()).filter(Boolean);
  const isMine = (address: string) => emails.includes(address.toLowerCase());
  const labelled = (data: Item, labels: Record<string, string>) =>
    Object.entries(labels)
      .filter(([field]) => data[field] === id || (Array.isArray(data[field]) && data[field].includes(id)))
      .map(([, label]) => label);
  const roles =
    kind === 'user'
      ? { projectOwnerUserId: 'Ansvarig', projectReviewerUserId: 'Granskare' }
      : { mainContactId: 'Beställare', contactIds: 'Personer' };
  const wasIn = (projectId: number) =>
    itemsOf('project', projectId).some((one) =>
      [one['data'], one['before'], one['after']].some((data) => data && labelled(data, roles as never).length > 0),
    );
  const codes = new Map(all('project').map((one) => [one['id'], one['data']['projectCode']]));
  const projects = all('project').flatMap(({ data, deleted }) => {
    const as = [...labelled(data, roles as never), ...(isMine(data['invoiceEmail']) ? ['E-post för faktura'] : [])];
    if (as.length === 0) return [];
    return [{ projectCode: data['projectCode'], as: as.join(', '), active: data['active'], deleted }];
  });
  const linked: number[] =
    kind === 'contact' ? all('contact').find((one) => one['id'] === id)!['data']['customerIds'] : [];
  const customers = all('customer').filter((one) => linked.includes(one['id']) || isMine(one['data']['invoiceEmail']));
  const invoices = all('invoice').filter(({ data }) => {
    const mailed = isMine(data['invoiceEmail']);
    const named =
      kind === 'user'
        ? names.includes(data['ourReferenceName']) || initials.includes(data['projectOwnerUserInitials'])
        : names.includes(data['customerReferenceName']);
    return mailed || (named && wasIn(data['projectId']));
  });
  const logs = all('project-log').filter(({ data }) =>
    kind === 'user'
      ? data['userId'] === id
      : names.some((one) => data['message'].includes(one)) && wasIn(data['projectId']),
  );
  const shared = {
    projects,
    customers: customers.map((one) => one['id']),
    invoices: invoices.map(({ data }) => data['serialNumberPadded']),
    projectLog: logs.map(({ data }) => [data['dateCreated'], codes.get(data['projectId']) ?? '']),
  };
  if (kind === 'contact') return shared;
  const workOrders = all('work-order').flatMap((one) => {
    const labels = {
      workOrderOwnerUserId: 'Ansvarig',
      workOrderHelperUserId: 'Medhjälpare',
      createdByUserId: 'Skapad av',
    };
    const as = labelled(one['data'], labels).join(', ');
    return as === '' ? [] : [[one['id'], codes.get(one['data']['projectId']) ?? '', as, one['deleted']]];
  });
  const changes = items
    .filter(({ sk, userId }) => sk.startsWith('FILE_CHANGE#') && userId === id)
    .map(({ at, path, pk }) => [at, path, codes.get(Number(pk.split('#')[1])) ?? '']);
  return { ...shared, workOrders, fileChanges: changes.toSorted(inOrder) };
}

const inOrder = (one: unknown, other: unknown) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);

const comparedOf: Partial<Record<SectionName, (row: Item) => unknown>> = {
  projects: (row) => row,
  customers: ({ customerId }) => customerId,
  invoices: ({ serialNumber }) => serialNumber,
  projectLog: ({ at, projectCode }) => [at, projectCode],
  workOrders: ({ workOrderId, projectCode, as, deleted }) => [workOrderId, projectCode, as, deleted],
  fileChanges: ({ at, path, projectCode }) => [at, path, projectCode],
};

async function rowsOf(kind: 'user' | 'contact', id: number, names: readonly string[]): Promise<RowsBySection> {
  const person = await getPerson(kind, id);
  const context = { now: new Date(clock), knownChangedAt: new Date(clock).toISOString() };
  const rowsBySection: RowsBySection = {};
  for (const section of names as SectionName[]) {
    const rows = (await sections[section].rows(person, context)).map(comparedOf[section]!);
    rowsBySection[section] = section === 'fileChanges' ? rows.toSorted(inOrder) : rows;
  }
  return rowsBySection;
}

let changesOfFiles = 0;

function fileChange(): Item {
  changesOfFiles += 1;
  const at = new Date(clock).toISOString();
  const key = keys.fileChange(idOf('project'), at, String(changesOfFiles));
  return { ...key, at, what: 'uploaded', path: `${changesOfFiles}.pdf`, userId: idOf('user') };
}

describe('a file about a person', () => {
  it('has what a scan of the whole table finds, also of records that the feed lacks, as records change', async () => {
    await write(kinds.map((kind) => ({ ...keys.counter(kind), value: counts[kind] })));
    const gaps = new Set(kinds.slice(2).map((kind) => `${kind} ${idOf(kind)}`));
    const ids = (kind: RecordName) => Array.from({ length: counts[kind] }, (_, index) => index + 1);
    for (let round = 0; round < rounds; round += 1) {
      const changed = kinds
        .flatMap((kind) => ids(kind).map((id) => [kind, id] as const))
        .filter(([kind, id]) => !gaps.has(`${kind} ${id}`) && (round === 0 || dice.chance(0.2)));
      await write([...changed.flatMap(([kind, id]) => changeOf(kind, id)), fileChange(), fileChange()]);
      const items = await scanned();
      for (const kind of ['user', 'contact'] as const) {
        for (const id of ids(kind)) {
          const expected = expectedOf(kind, id, items);
          const label = `${kind} ${id} in round ${round} of seed ${seed()}`;
          expect(await rowsOf(kind, id, Object.keys(expected)), label).toEqual(expected);
        }
      }
    }
  }, 120_000);
});
