import { beforeAll, describe, expect, it } from 'vitest';
import { updateCustomer } from '../../../shared/contract/customers.ts';
import { getHistory, listChanges } from '../../../shared/contract/history.ts';
import { deleteProjectLog } from '../../../shared/contract/project-logs.ts';
import { saveSystemSettings, getSystemSettings } from '../../../shared/contract/settings.ts';
import { beginListExport, getListExportFile, listOwnExports } from '../../../shared/contract/spreadsheets.ts';
import { createStaffTimeLog } from '../../../shared/contract/staff-time-logs.ts';
import { createTag, deleteTag, updateTag } from '../../../shared/contract/tags.ts';
import { getAllUsers } from '../../../shared/contract/users.ts';
import { addDays, dayOf } from '../../../shared/lib/days.ts';
import { makeCustomer, makeProject, makeWorkOrder, unique, writeInLog } from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';
import { readSheets } from '../../support/spreadsheet.ts';
import { inAll } from '../../support/tier.ts';

const [staff, superAdmin, developer] = await Promise.all([
  logInAs('Staff'),
  logInAs('SuperAdmin'),
  logInAs('Developer'),
]);
let al: number;
let bs: number;

beforeAll(async () => {
  const users = await staff.result(getAllUsers);
  const idOf = (wanted: string) => users.find(({ initials }: any) => initials === wanted).userId;
  [al, bs] = [idOf('AL'), idOf('BS')];
});

type Query = Record<string, string | number | boolean>;
const changes = (query: Query = {}, api = superAdmin): Promise<any> => api.result(listChanges, { query });
const namesOf = (items: any[]) => items.map(({ name }) => name);
const makeTag = (name: string): Promise<any> => superAdmin.result(createTag, { body: { name } });

/** Every page. The log shows a change a moment after it is made. */
async function allOf(query: Query, limit = 50): Promise<any[]> {
  const items: any[] = [];
  let after: string | undefined;
  do {
    const page = await changes({ ...query, limit, ...(after !== undefined && { after }) });
    items.push(...page.items);
    after = page.next ?? undefined;
  } while (after !== undefined);
  return items;
}

/** The newest changes, which one call looks through. */
const newest = async (query: Query = {}): Promise<any[]> => (await changes(query)).items;

async function found(query: Query, count: number): Promise<any[]> {
  await expect.poll(async () => (await newest(query)).length).toBe(count);
  return newest(query);
}

describe('the log of changes', () => {
  it('tells in the words of the record’s own history who changed what, newest first', async () => {
    const customer = await makeCustomer(staff, { name: unique('Loggad AB') });
    await superAdmin.result(updateCustomer, { params: customer, body: { ...customer, paymentTermDays: 20 } });
    const [changed, created] = await found({ name: customer.name }, 2);
    const own = await superAdmin.result(getHistory, { params: { kind: 'customer', id: customer.customerId } });
    const record = { kind: 'customer', id: customer.customerId, name: customer.name, partOf: '' };
    const state = { isDeleted: false, isWithheld: false };
    expect([changed, created]).toEqual(own.items.map((entry: any) => ({ ...record, ...state, ...entry })));
    expect(changed).toMatchObject({ event: 'Changed', userInitials: 'BS' });
    expect(changed.changes).toMatchObject([{ label: 'Betalningsvillkor (dagar)', before: '30', after: '20' }]);
  });

  it('tells of creations, changes, deletions and restorations, and says what is deleted', async () => {
    const tag = await makeTag(unique('Händelser'));
    const renamed = await superAdmin.result(updateTag, { params: tag, body: { ...tag, name: `${tag.name} 2` } });
    await superAdmin.result(deleteTag, { params: tag, query: { version: renamed.version } });
    const items = await found({ name: tag.name, kind: 'tag' }, 3);
    expect(items.map(({ event }) => event)).toEqual(['Deleted', 'Changed', 'Created']);
    expect(items.map(({ isDeleted }) => isDeleted)).toEqual([true, true, true]);
  });

  it('names what a record belongs to, and finds it by that', async () => {
    const project = await makeProject(staff);
    const { workOrderId } = await makeWorkOrder(staff, project.projectId);
    const [workOrder] = await found({ name: project.projectCode, kind: 'work-order' }, 1);
    expect(workOrder).toMatchObject({ id: workOrderId, name: `Insats ${workOrderId}`, partOf: project.projectCode });
  });

  it('finds by user, kind, name and period, alone and together', async () => {
    const word = unique('Sökt');
    const customer = await makeCustomer(staff, { name: word });
    await superAdmin.result(updateCustomer, { params: customer, body: { ...customer, paymentTermDays: 15 } });
    await makeTag(word);
    const today = dayOf(new Date());
    const sizes = async (query: Query) => (await newest({ name: word, ...query })).length;
    await found({ name: word }, 3);
    expect(await sizes({ userId: al })).toBe(1);
    expect(await sizes({ userId: bs })).toBe(2);
    expect(await sizes({ userId: 0 })).toBe(0);
    expect(await sizes({ kind: 'customer' })).toBe(2);
    expect(await sizes({ kind: 'customer,tag' })).toBe(3);
    expect(await sizes({ kind: 'project' })).toBe(0);
    expect(await sizes({ userId: bs, kind: 'tag' })).toBe(1);
    expect(await sizes({ dateFrom: today, dateTo: today })).toBe(3);
    expect(await sizes({ dateTo: addDays(today, -1) })).toBe(0);
    expect(await sizes({ dateFrom: addDays(today, 1) })).toBe(0);
    expect((await newest({ userId: al })).every(({ userInitials }) => userInitials === 'AL')).toBe(true);
  });

  it('loses and repeats nothing between two pages while new changes arrive', async () => {
    const word = unique('Sidor');
    for (let count = 1; count <= 7; count += 1) await makeTag(`${word} ${count}`);
    await found({ kind: 'tag', name: word }, 7);
    const first = await changes({ kind: 'tag', limit: 3 });
    await makeTag(`${word} 8`);
    await makeTag(`${word} 9`);
    await found({ kind: 'tag', name: word }, 9);
    const second = await changes({ kind: 'tag', limit: 3, after: first.next });
    const third = await changes({ kind: 'tag', limit: 3, after: second.next });
    const seen = [first, second, third].flatMap(({ items }) => namesOf(items)).filter((name) => name.startsWith(word));
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1].map((count) => `${word} ${count}`));
  });

  it.runIf(inAll)('pages through all without filters, in order, each entry once', async () => {
    const all = await allOf({}, 200);
    const keys = all.map(({ kind, id, version }) => `${kind} ${id} ${version}`);
    expect(new Set(keys).size).toBe(keys.length);
    const times: string[] = all.map(({ changedAt }) => changedAt);
    expect(times).toEqual(times.toSorted().reverse());
    expect(keys.length).toBeGreaterThan(400);
    const some = await changes({ limit: 7 });
    expect(some.items).toHaveLength(7);
    expect(some.searchedTo).toBe(some.items[6].changedAt);
  });
});

describe('what the log withholds', () => {
  it('tells that a time log was changed, whose and by whom, and nothing of its contents', async () => {
    const { staffTimeLogId } = await developer.result(createStaffTimeLog, { body: { year: 2097, month: 5 } });
    const kind = 'staff-time-log';
    await expect.poll(async () => (await newest({ kind })).map(({ id }) => id)).toContain(staffTimeLogId);
    const items = (await newest({ kind })).filter(({ id }) => id === staffTimeLogId);
    for (const item of items) {
      expect(item).toMatchObject({ partOf: 'CE', userInitials: 'CE', isWithheld: true, changes: [] });
      expect(item.name).toMatch(/^Tidlogg \p{L}+ \d{4}$/u);
    }
    const params = { kind, id: staffTimeLogId } as never;
    expect((await superAdmin.call(getHistory, { params })).status).toBe(422);
  });

  it('tells nothing of what a message in a project’s log says', async () => {
    const { projectId, projectCode } = await makeProject(staff);
    const { projectLogId, version } = await writeInLog(staff, projectId, 'Hemligt om kunden');
    await staff.result(deleteProjectLog, { params: { projectLogId }, query: { version } });
    // The project’s first entry is the system’s own.
    const items = await found({ kind: 'project-log', name: projectCode }, 3);
    expect(items.map(({ event }) => event)).toEqual(['Deleted', 'Created', 'Created']);
    expect(items[0]).toMatchObject({ name: 'Loggmeddelande', partOf: projectCode, isWithheld: true, changes: [] });
    expect(JSON.stringify(items)).not.toContain('Hemligt');
    expect(await newest({ kind: 'project-log', name: 'Hemligt' })).toEqual([]);
  });

  it('tells that a secret was changed, and neither it nor which', async () => {
    const { version, ...settings } = await superAdmin.result(getSystemSettings);
    const secrets = { emailApiKey: 'nyckel-som-ingen-ser' };
    await superAdmin.result(saveSystemSettings, { body: { ...settings, ...secrets, version } });
    await expect.poll(async () => (await newest({ kind: 'system-secrets' })).length).toBeGreaterThan(0);
    const items = await newest({ kind: 'system-secrets,system-settings' });
    expect(items.find(({ kind }) => kind === 'system-secrets')).toMatchObject({ name: 'Hemligheter', changes: [] });
    expect(JSON.stringify(items)).not.toContain(secrets.emailApiKey);
  });
});

describe('the spreadsheet of the log', () => {
  const keys = ['who', 'event', 'kind', 'name', 'field', 'before', 'after'];
  const columns = keys.map((key) => ({ key, heading: key, format: 'text' }));
  const body = { list: listChanges.name, name: 'Ändringslogg', columns };

  it('has a row for each changed field, with the filters and the words of the page', async () => {
    const customer = await makeCustomer(staff, { name: unique('Kalkyl AB') });
    const fields = { paymentTermDays: 20, paymentRemark: true };
    await superAdmin.result(updateCustomer, { params: customer, body: { ...customer, ...fields } });
    const [changed, created] = await found({ name: customer.name }, 2);
    const asked = { name: customer.name, kind: 'customer' };
    const { exportId } = await superAdmin.result(beginListExport, { body: { ...body, asked } });
    const state = async () =>
      (await superAdmin.result(listOwnExports)).find((one: any) => one.exportId === exportId).state;
    await expect.poll(state).toBe('Done');
    const { url } = await superAdmin.result(getListExportFile, { params: { exportId } });
    const [sheet] = readSheets(new Uint8Array(await (await fetch(url)).arrayBuffer()));
    const rowsOf = ({ changes: all }: any, who: string, event: string) =>
      all.map(({ label, before, after }: any) => [
        who,
        event,
        'Kund',
        customer.name,
        label,
        before || undefined,
        after,
      ]);
    expect(sheet!.rows).toEqual([keys, ...rowsOf(changed, 'BS', 'Ändrad'), ...rowsOf(created, 'AL', 'Skapad')]);
  });

  it('is for those who may read the log', async () => {
    expect((await staff.call(beginListExport, { body: { ...body, asked: {} } })).status).toBe(403);
    const unknown = { ...body, asked: { dateFrom: 'igår' } };
    expect((await superAdmin.call(beginListExport, { body: unknown })).status).toBe(422);
  });
});

describe('the call', () => {
  it('is for SuperAdmins and Developers', async () => {
    expect((await staff.call(listChanges)).status).toBe(403);
    expect((await developer.call(listChanges)).status).toBe(200);
  });

  it('refuses a continuation that is none of its own, and unknown kinds', async () => {
    const place = Buffer.from('2026-11-01T00:00:00.000Z SESSION#1 SESSION').toString('base64url');
    for (const query of [
      { after: place },
      { after: 'x' },
      { after: '' },
      { kind: 'session' },
      { limit: 0 },
      { userId: -1 },
    ]) {
      expect((await superAdmin.call(listChanges, { query: query as never })).status, JSON.stringify(query)).toBe(422);
    }
  });
});
