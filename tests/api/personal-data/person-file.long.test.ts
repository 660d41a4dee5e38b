import { beforeAll, describe, expect, it } from 'vitest';
import { requestReset } from '../../../shared/contract/auth.ts';
import { deleteContact } from '../../../shared/contract/contacts.ts';
import { createFromProject } from '../../../shared/contract/invoices.ts';
import { createListView } from '../../../shared/contract/list-views.ts';
import { listOwnNotifications } from '../../../shared/contract/notifications.ts';
import { beginPersonTakeOut } from '../../../shared/contract/personal-data.ts';
import { getListExportFile, listOwnExports } from '../../../shared/contract/spreadsheets.ts';
import * as logs from '../../../shared/contract/staff-time-logs.ts';
import { updateUser } from '../../../shared/contract/users.ts';
import { sections } from '../../../functions/personal-data/sections.ts';
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
import { logInAs, logInUser } from '../../support/people.ts';
import { takeOut } from '../../support/person-file.ts';
import { testStack } from '../../support/test-stack.ts';
import { changeProject, makeTracedContact, word } from '../../support/traced-contact.ts';

/** Two of each, with the same traces: what is found of one is not found of the other. */

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

beforeAll(() => useStack());

/** Who also gets the invoices of another project. */
async function makeMailedContact() {
  const contact = await makeTracedContact(staff);
  return { ...contact, emailed: await makeProject(staff, { invoiceEmail: contact.words.email }) };
}

describe('the file of a contact', () => {
  it('has a trace of every kind, and nothing of another person', async () => {
    const [contact, other] = [await makeMailedContact(), await makeMailedContact()];
    const file = await takeOut(superAdmin, 'contact', contact.contactId);
    expect(file.fileName).toBe(`Registerutdrag person ${contact.contactId}.zip`);
    expect(file.names).toEqual(['LÄS MIG.html', expect.stringMatching(/^Uppgifter .*\.xlsx$/), 'uppgifter.json']);
    const { words, project, emailed, customer } = contact;
    const of = (name: keyof typeof sections) => JSON.stringify(file.json[name]);
    expect(of('ownRecord')).toContain(words.last);
    expect(of('ownHistory')).toContain(words.earlier);
    expect(of('customers')).toContain(customer.name);
    expect(file.json['projects']).toEqual([
      { projectCode: project.projectCode, as: 'Beställare', active: true, deleted: false },
      { projectCode: emailed.projectCode, as: 'E-post för faktura', active: true, deleted: false },
    ]);
    expect(of('projectLog')).toContain(`${words.first} ${words.earlier}`);
    expect(file.json['invoices']).toEqual([
      { serialNumber: contact.serial, day: dayOf(new Date()), projectCode: project.projectCode, as: 'Er referens' },
    ]);
    expect(of('mails')).toContain(words.email);
    for (const theirs of [...Object.values(other.words), other.customer.name, other.project.projectCode]) {
      expect(file.text).not.toContain(theirs);
    }
    // The same in the spreadsheet, under words that an office uses.
    const expected = Object.values(sections).filter((section) => section.of.includes('contact'));
    expect([...file.sheets.keys()]).toEqual(expected.map(({ title }) => title));
    expect(file.sheets.get('Projekt')![0]).toEqual(['Projektkod', 'Som', 'Aktivt', 'Borttaget']);
    expect(file.sheets.get('Projekt')![1]).toEqual([project.projectCode, 'Beställare', 'Ja', 'Nej']);
    expect(file.page).toContain(`Registerutdrag för ${words.first} ${words.last}`);
  });

  it('tells two persons of one name apart by their projects', async () => {
    const contact = await makeTracedContact(staff);
    const namesake = await makeContact(staff, { firstName: contact.words.first, lastName: contact.words.earlier });
    const { json } = await takeOut(superAdmin, 'contact', namesake.contactId);
    expect([json['invoices'], json['projectLog'], json['projects']]).toEqual([[], [], []]);
  });

  it('is there for a deleted person too', async () => {
    const contact = await makeContact(staff);
    await staff.result(deleteContact, { params: contact, query: { version: contact.version } });
    expect((await takeOut(superAdmin, 'contact', contact.contactId)).text).toContain(contact.lastName);
  });

  it('is for SuperAdmin and up', async () => {
    const { contactId } = await makeContact(staff);
    const asked = { params: { kind: 'contact', id: contactId } };
    expect((await staff.call(beginPersonTakeOut, asked)).status).toBe(403);
    expect((await superAdmin.call(beginPersonTakeOut, { params: { kind: 'contact', id: 999_999 } })).status).toBe(404);
  });
});

const { year, month } = latestEndedMonth(dayOf(new Date()));

let lastPhone = 481_516;

async function makeTracedUser() {
  const words = {
    last: word('Kollega'),
    phone: `031-${(lastPhone += 1)}`,
    note: word('Logg'),
    view: word('Vy'),
    internal: word('Notis'),
  };
  const user = await makeUser(superAdmin, { lastName: words.last, phone: words.phone });
  const { userId, initials } = user;
  await new Api(testStack().url).result(requestReset, { body: { email: user.email } });
  const api = await Api.logIn(testStack().url, initials, user.pin);
  const { project } = await makeInvoiceableProject(staff);
  await changeProject(staff, project.projectId, { projectOwnerUserId: userId });
  const reviewed = await makeProject(staff, { projectReviewerUserId: userId });
  const order = await makeWorkOrder(api, reviewed.projectId, {
    workOrderOwnerUserId: userId,
    invoiceNote: words.internal,
  });
  const { invoiceCode } = await staff.result(createFromProject, { params: project });
  await writeInLog(api, reviewed.projectId, words.note);
  const log = await api.result(logs.openStaffTimeLog, { params: { userId, year, month } });
  const staffTimeLogLines = log.staffTimeLogLines.map((line: any) => ({
    ...line,
    sickLeaveHours: line.day === 3 ? 6.5 : 0,
  }));
  await api.result(logs.updateStaffTimeLog, { params: log, body: { ...log, staffTimeLogLines } });
  await api.result(createListView, { body: { list: 'customers', name: words.view, search: '', isShared: false } });
  await expect
    .poll(
      async () => (await api.result(listOwnNotifications)).some(({ kind }: any) => kind === 'GivenProject'),
      longPoll,
    )
    .toBe(true);
  return { ...user, api, words, project, reviewed, order, serial: invoiceCode.slice(-6), userId };
}

describe('the file of a user', () => {
  it('has a trace of every kind, no secret, and nothing of another person', async () => {
    const [user, other] = [await makeTracedUser(), await makeTracedUser()];
    const file = await takeOut(user.api, 'user', user.userId);
    const of = (name: keyof typeof sections) => JSON.stringify(file.json[name]);
    const { words } = user;
    expect(of('ownRecord')).toContain(words.phone);
    expect(of('ownHistory')).toContain(words.last);
    expect(of('ownSettings')).toContain('Textstorlek');
    expect(of('projects')).toContain(`"projectCode":"${user.project.projectCode}","as":"Ansvarig"`);
    expect(of('projects')).toContain(`"projectCode":"${user.reviewed.projectCode}","as":"Granskare"`);
    expect(file.json['workOrders']).toEqual([
      expect.objectContaining({
        workOrderId: user.order.workOrderId,
        as: 'Ansvarig, Skapad av',
        invoiceNote: words.internal,
      }),
    ]);
    expect(of('projectLog')).toContain(words.note);
    expect(file.json['timeLogs']!.find(({ day }) => String(day).endsWith('-03'))).toMatchObject({
      sickLeaveHours: 6.5,
    });
    expect(file.json['invoices']).toEqual([
      {
        serialNumber: user.serial,
        day: dayOf(new Date()),
        projectCode: user.project.projectCode,
        as: 'Vår referens, Ansvarig',
      },
    ]);
    expect(of('mails')).toContain(user.email);
    expect(of('logIns')).toMatch(/Inloggad/);
    expect(file.json['sessions']).toHaveLength(1);
    expect(of('notifications')).toContain(user.project.projectCode);
    expect(of('views')).toContain(words.view);
    const theirs = [...Object.values(other.words), other.initials, other.email, other.project.projectCode];
    for (const one of theirs) expect(file.text).not.toContain(one);
    expect(file.text).not.toMatch(/argon2|pinHash|recoveryCodes|publicKey/);
    expect(file.text).not.toContain(user.pin);
    expect(file.text).not.toContain(user.api.token);
  });

  it('has the time logs when a SuperAdmin takes it out, and its owner sees that they were read', async () => {
    const user = await makeTracedUser();
    const file = await takeOut(superAdmin, 'user', user.userId);
    expect(file.json['timeLogs']!.length).toBeGreaterThan(27);
    const readings = await user.api.result(logs.getStaffTimeLogReadings, { params: user });
    expect(readings).toEqual([expect.objectContaining({ year: null, readByName: expect.stringMatching(/Bengt|\w+/) })]);
    const own = await takeOut(user.api, 'user', user.userId);
    expect(own.json['timeLogReadings']).toEqual([{ at: readings[0].readAt, month: 'Historiken' }]);
  });

  it('is refused of another for a Konsult, and once its taker is no longer a SuperAdmin', async () => {
    const user = await makeUser(superAdmin);
    const asked = { params: { kind: 'user', id: user.userId } };
    expect((await staff.call(beginPersonTakeOut, asked)).status).toBe(403);
    const former = await makeUser(superAdmin, { role: 'SuperAdmin' });
    const api = await logInUser(former);
    await takeOut(api, 'user', user.userId);
    await superAdmin.result(updateUser, { params: former, body: { ...former, role: 'Staff' } });
    const again = await logInUser(former);
    const [{ exportId }] = await again.result(listOwnExports);
    expect((await again.call(getListExportFile, { params: { exportId } })).status).toBe(403);
  });

  it('with time logs is refused once its taker may no longer read them', async () => {
    const user = await makeUser(superAdmin);
    const former = await makeUser(superAdmin, { role: 'SuperAdmin' });
    const api = await logInUser(former);
    await takeOut(api, 'user', user.userId);
    await superAdmin.result(updateUser, { params: former, body: { ...former, absenceAccess: 'Denied' } });
    const again = await logInUser(former);
    const [{ exportId }] = await again.result(listOwnExports);
    expect((await again.call(getListExportFile, { params: { exportId } })).status).toBe(403);
    // A file of one's own without the right lacks them.
    const { json, page } = await takeOut(again, 'user', user.userId);
    expect(json['timeLogs']).toBeUndefined();
    expect(page).toContain('Tidloggen är inte med');
  });
});
