import { beforeAll, describe, expect, it } from 'vitest';
import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { changeRecords, getBulkChange } from '../../../shared/contract/bulk.ts';
import { deleteContact, getContact, updateContact } from '../../../shared/contract/contacts.ts';
import { getHistory, listDeleted, restoreRecord } from '../../../shared/contract/history.ts';
import { createPreviewFromProject, getInvoice } from '../../../shared/contract/invoices.ts';
import { listMessageLog } from '../../../shared/contract/message-log.ts';
import { listOwnNotifications } from '../../../shared/contract/notifications.ts';
import {
  erasePerson,
  listErasures,
  listErasablePersons,
  previewErasure,
} from '../../../shared/contract/personal-data.ts';
import { getLogOfProject } from '../../../shared/contract/project-logs.ts';
import { getProject } from '../../../shared/contract/projects.ts';
import { listLogIns } from '../../../shared/contract/log-ins.ts';
import * as logs from '../../../shared/contract/staff-time-logs.ts';
import { deleteUser, getUser } from '../../../shared/contract/users.ts';
import { dynamodb } from '../../../functions/platform/dynamodb.ts';
import { keys } from '../../../functions/data/core/keys.ts';
import { getItem } from '../../../functions/data/core/table.ts';
import { dayOf } from '../../../shared/lib/days.ts';
import { latestEndedMonth } from '../../../shared/lib/months.ts';
import { Api } from '../../support/api.ts';
import {
  makeContact,
  makeInvoiceableProject,
  makeProject,
  makeUser,
  makeWorkOrder,
  writeInLog,
} from '../../support/builders.ts';
import { longPoll } from '../../support/invoice-mails.ts';
import { useStack } from '../../support/invoices.ts';
import { invoke } from '../../support/invoke.ts';
import { logInAs, logInUser } from '../../support/people.ts';
import { testStack } from '../../support/test-stack.ts';
import { changeProject, makeTracedContact, word } from '../../support/traced-contact.ts';
import { inAll } from '../../support/tier.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

beforeAll(() => useStack());

const eraseNow = () => invoke('jobs/erase-personal-data');

/** Where in the whole table a word stands. */
async function placesOf(wanted: string): Promise<string[]> {
  const found: string[] = [];
  for (let start: Record<string, unknown> | undefined, isFirst = true; isFirst || start; isFirst = false) {
    const { Items = [], LastEvaluatedKey } = await dynamodb().send(
      new ScanCommand({ TableName: testStack().environment['TABLE_NAME'], ExclusiveStartKey: start }),
    );
    found.push(
      ...Items.filter((item) => JSON.stringify(item).toLowerCase().includes(wanted.toLowerCase())).map(
        ({ pk, sk }) => `${pk} ${sk}`,
      ),
    );
    start = LastEvaluatedKey;
  }
  return found.filter((place) => !place.startsWith('IDEMPOTENCY#')).toSorted();
}

const withOrderer = (projectId: number, mainContactId: number | null, active = true) =>
  changeProject(staff, projectId, { mainContactId, active });

const params = ({ contactId }: { contactId: number }) => ({ kind: 'contact', id: contactId });

async function erase(contact: { contactId: number }): Promise<void> {
  const { version } = await superAdmin.result(previewErasure, { params: params(contact) });
  await superAdmin.result(erasePerson, { params: params(contact), body: { version } });
}

describe('the erasure of a contact', () => {
  it.runIf(inAll)(
    'replaces its data in record, history and logs, and leaves the books and the references',
    async () => {
      const contact = await makeTracedContact(staff);
      const { words, project, invoiceId } = contact;
      const printed = await staff.result(getInvoice, { params: { invoiceId } });
      await withOrderer(project.projectId, null);
      const current = await staff.result(getContact, { params: contact });
      await staff.result(deleteContact, { params: contact, query: { version: current.version } });

      const preview = await superAdmin.result(previewErasure, { params: params(contact) });
      expect(preview).toMatchObject({ name: `${words.first} ${words.last}`, refusal: '' });
      const year = new Date().getFullYear();
      expect(preview.kept).toContainEqual({
        what: 'Fakturor som nämner personen',
        count: 1,
        why: 'Fakturor och deras underlag är räkenskapsinformation.',
        until: `${year + 7}-12-31`,
      });
      await erase(contact);
      const list = await superAdmin.result(listErasures, { query: { itemsPerPage: 1 } });
      expect(list.items[0]).toMatchObject({
        of: 'contact',
        id: contact.contactId,
        doneAt: null,
        byName: expect.stringMatching(/\S+ \S+/),
      });
      await eraseNow();
      const [note] = (await superAdmin.result(listErasures, { query: { itemsPerPage: 1 } })).items;
      expect(note.doneAt).toEqual(expect.any(String));

      expect(await placesOf(words.role)).toEqual([]);
      expect(await placesOf(words.email)).toEqual([]);
      const books = [`INVOICE#${invoiceId} HISTORY#000000001`, `INVOICE#${invoiceId} RECORD`];
      expect(await placesOf(words.earlier)).toEqual(books);
      expect(await placesOf(words.last)).toEqual([]);
      const { followUps: _now, ...still } = await staff.result(getInvoice, { params: { invoiceId } });
      const { followUps: _then, ...then } = printed;
      expect(still).toEqual(then);
      const log = await staff.result(getLogOfProject, { params: { projectId: project.projectId } });
      expect(log.map(({ message }: any) => message)).toContain('Beställare är nu Raderad person.');
      const history = await superAdmin.result(getHistory, { params: { kind: 'contact', id: contact.contactId } });
      expect(history.name).toBe('Raderad person');
      expect(history.items.map(({ event }: any) => event)).toEqual(['Changed', 'Deleted', 'Changed', 'Created']);
      expect(JSON.stringify(history.items[0].changes)).toContain('Personuppgifter raderade');
      const messages = await superAdmin.result(listMessageLog, { query: { to: 'Raderad person', itemsPerPage: 0 } });
      expect(messages.items.length).toBeGreaterThan(0);
    },
  );

  it('cannot be undone, nor done twice', async () => {
    const contact = await makeContact(staff, { lastName: word('Ångersson') });
    await erase(contact);
    const again = await superAdmin.call(erasePerson, { params: params(contact), body: { version: 2 } });
    expect([again.status, again.json.message]).toEqual([409, 'Personuppgifterna är redan raderade.']);
    const restoring = { params: params(contact), body: { to: 1, expected: 2 } };
    for (const moment of ['before', 'after']) {
      if (moment === 'after') await eraseNow();
      const restored = await superAdmin.call(restoreRecord, restoring);
      expect([restored.status, restored.json.message]).toEqual([
        409,
        'Personuppgifterna är raderade, och det går inte att ångra.',
      ]);
    }
    const deleted = await superAdmin.result(listDeleted, { query: { kind: 'contact', itemsPerPage: 0 } });
    expect(deleted.items.filter(({ id }: any) => id === contact.contactId)).toEqual([]);
    expect(await placesOf(contact.lastName)).toEqual([]);
  });

  it('is refused while a project uses the person, and for another version than was seen', async () => {
    const contact = await makeContact(staff);
    const { projectId } = await makeProject(staff);
    await withOrderer(projectId, contact.contactId);
    const preview = await superAdmin.result(previewErasure, { params: params(contact) });
    expect(preview.refusal).toBe('Personen är med i ett aktivt projekt. Byt person där, eller stäng projektet, först.');
    const refused = await superAdmin.call(erasePerson, { params: params(contact), body: { version: preview.version } });
    expect([refused.status, refused.json.message]).toEqual([409, preview.refusal]);
    const other = await makeContact(staff);
    await staff.result(updateContact, { params: other, body: { ...other, role: 'Ny' } });
    expect((await superAdmin.call(erasePerson, { params: params(other), body: { version: 1 } })).status).toBe(409);
    expect((await staff.call(erasePerson, { params: params(other), body: { version: 2 } })).status).toBe(403);
    expect((await staff.call(previewErasure, { params: params(other) })).status).toBe(403);
  });

  it('of the orderer of a closed project leaves the reference, which is nobody on a new invoice', async () => {
    const contact = await makeContact(staff, { lastName: word('Beställarsson') });
    const { project } = await makeInvoiceableProject(staff);
    const { projectId } = project;
    await withOrderer(projectId, contact.contactId, false);
    await erase(contact);
    const still = await staff.result(getProject, { params: { projectId } });
    expect(still.mainContactId).toBe(contact.contactId);
    expect(still.mainContact.fullName).toBe('Raderad person');
    const { invoiceDto } = await staff.result(createPreviewFromProject, { params: { projectId } });
    expect(invoiceDto.customerReferenceName).toBe('');
  });

  it.runIf(inAll)('of many is a bulk change, which names those it refuses', async () => {
    const [one, two, used] = [await makeContact(staff), await makeContact(staff), await makeContact(staff)];
    const { projectId } = await makeProject(staff);
    await withOrderer(projectId, used.contactId);
    const body = {
      change: { what: 'erase-persons', kind: 'contact' },
      ids: [one, two, used].map(({ contactId }) => contactId),
    };
    expect((await staff.call(changeRecords, { body })).status).toBe(403);
    const { batchId } = await superAdmin.result(changeRecords, { body });
    const done = await superAdmin.result(getBulkChange, { params: { batchId } });
    expect(done).toMatchObject({ state: 'Done', total: 3, done: 3 });
    expect(done.refused).toEqual([{ id: used.contactId, reason: expect.stringContaining('aktivt projekt') }]);
    await eraseNow();
    for (const gone of [one, two]) {
      expect((await staff.call(getContact, { params: gone })).status).toBe(404);
      expect(await placesOf(gone.lastName)).toEqual([]);
    }
  });
});

const { year, month } = latestEndedMonth(dayOf(new Date()));

describe('the erasure of a user', () => {
  it.runIf(inAll)('leaves the initials, what the user did, and the time logs', async () => {
    const words = { last: word('Slutatsson'), phone: '031-987 65 43', note: word('Anteckning') };
    const user = await makeUser(superAdmin, { lastName: words.last, phone: words.phone });
    const { userId, initials, email } = user;
    const api = await Api.logIn(testStack().url, initials, user.pin);
    const { projectId } = await makeProject(staff);
    await writeInLog(api, projectId, words.note);
    await api.result(logs.openStaffTimeLog, { params: { userId, year, month } });
    // The user gives a colleague a project, who is told so.
    const colleague = await makeUser(superAdmin);
    const theirs = await logInUser(colleague);
    await changeProject(api, projectId, { projectOwnerUserId: colleague.userId });
    const reported = async () => JSON.stringify(await theirs.result(listOwnNotifications));
    await expect.poll(reported, longPoll).toContain(`${initials} har gjort dig`);

    const whom = { kind: 'user', id: userId };
    expect((await superAdmin.result(previewErasure, { params: whom })).refusal).toBe('Radera användaren först.');
    const { version } = await superAdmin.result(getUser, { params: user });
    await superAdmin.result(deleteUser, { params: user, query: { version } });
    const preview = await superAdmin.result(previewErasure, { params: whom });
    expect(preview.kept.map(({ what }: any) => what)).toEqual(
      expect.arrayContaining([`Initialerna ${initials}`, 'Tidloggar', 'Insatser och loggmeddelanden']),
    );
    await superAdmin.result(erasePerson, { params: whom, body: { version: preview.version } });
    await eraseNow();

    expect(await placesOf(words.last)).toEqual([]);
    expect(await placesOf(words.phone)).toEqual([]);
    expect(await placesOf(email)).toEqual([]);
    expect(await placesOf('argon2id')).not.toContain(`USER#${userId} RECORD`);
    const log = await staff.result(getLogOfProject, { params: { projectId } });
    const entry = log.find(({ message }: any) => message === words.note);
    expect(entry).toMatchObject({ userInitials: initials });
    expect((await superAdmin.result(logs.openStaffTimeLog, { params: { userId, year, month } })).userId).toBe(userId);
    const logIns = (await superAdmin.result(listLogIns, { query: { itemsPerPage: 0 } })).items;
    const own = logIns.filter((one: any) => one.userId === userId);
    expect(own.length).toBeGreaterThan(0);
    for (const one of own)
      expect(one).toMatchObject({ address: '', device: 'Raderad person', fullName: 'Raderad person' });
    expect(await reported()).toContain('Raderad person har gjort dig');
    expect(await placesOf(`NOTIFICATIONS#${userId}`)).toEqual([]);
    expect(await placesOf(`SESSIONS#${userId}`)).toEqual([]);
  });
});

describe('the list of persons to erase', () => {
  const longAgo = '2019-05-04';

  /** As if nobody had saved the person since then. The lists have seen the person before. */
  async function age(contacts: readonly { contactId: number }[]): Promise<void> {
    await superAdmin.result(listErasablePersons);
    const TableName = testStack().environment['TABLE_NAME'];
    for (const { contactId } of contacts) {
      const item = await getItem(keys.record('contact', contactId));
      await dynamodb().send(new PutCommand({ TableName, Item: { ...item, changedAt: `${longAgo}T08:00:00.000Z` } }));
    }
  }

  async function inClosedProject(contactId: number, verificationDate: string): Promise<void> {
    const { projectId } = await makeProject(staff);
    await makeWorkOrder(staff, projectId, { verificationDate });
    await withOrderer(projectId, contactId, false);
  }

  it('proposes contacts whom nothing has named for as long as the setting says, and deleted persons', async () => {
    const lastName = word('Listad');
    const make = (firstName: string) => makeContact(staff, { firstName, lastName });
    const names = ['Aldrig', 'Gammal', 'Nyss', 'Aktiv', 'Sparad', 'Raderad'];
    const [never, old, recent, active, saved, deleted] = await Promise.all(names.map(make));
    await inClosedProject(old.contactId, '2020-02-03');
    await inClosedProject(recent.contactId, dayOf(new Date()));
    const { projectId } = await makeProject(staff);
    await withOrderer(projectId, active.contactId);
    await age([never, old, recent, active]);
    await staff.result(deleteContact, { params: deleted, query: { version: deleted.version } });

    const query = { fullName: lastName, itemsPerPage: 0 };
    const listed = async () => (await superAdmin.result(listErasablePersons, { query })).items;
    const row = (contact: any, fields: object) => ({
      kind: 'contact',
      id: contact.contactId,
      version: expect.any(Number),
      fullName: `${contact.firstName} ${lastName}`,
      of: '',
      ...fields,
    });
    const today = dayOf(new Date());
    const expected = [
      row(never, { reason: 'Unused', numberOfProjects: 0, lastUsed: longAgo }),
      row(old, { reason: 'Unused', numberOfProjects: 1, lastUsed: '2020-02-03' }),
      row(deleted, { reason: 'Deleted', numberOfProjects: 0, lastUsed: today }),
    ];
    expect(await listed()).toEqual(expected);
    const onlyDeleted = await superAdmin.result(listErasablePersons, { query: { ...query, reason: 'Deleted' } });
    expect(onlyDeleted.items).toEqual([expected[2]]);
    expect(saved.version).toBe(1);

    await erase(deleted);
    await erase(old);
    expect(await listed()).toEqual([expected[0]]);
    expect((await staff.call(listErasablePersons)).status).toBe(403);
  });
});
