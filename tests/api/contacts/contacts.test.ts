import { describe, expect, it } from 'vitest';
import {
  createContact,
  deleteContact,
  exportContact,
  getAllContacts,
  getContact,
  getProjectContacts,
  linkProjectContact,
  listContacts,
  unlinkProjectContact,
  updateContact,
} from '../../../shared/contract/contacts.ts';
import { deleteProject, getProject, updateProject } from '../../../shared/contract/projects.ts';
import { maxChangedProjects } from '../../../shared/schemas/contact.ts';
import { makeAddress, makeContact, makeCustomer, makeProject, unique } from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';
import { readSheets } from '../../support/spreadsheet.ts';
import { inAll } from '../../support/tier.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

const idsOf = (contacts: { contactId: number }[]) => contacts.map(({ contactId }) => contactId);
const save = (contact: any, change: object) =>
  staff.call(updateContact, { params: contact, body: { ...contact, ...change } });
const read = ({ contactId }: any) => staff.result(getContact, { params: { contactId } });
const contactsOf = async ({ projectId }: any) =>
  idsOf(await staff.result(getProjectContacts, { params: { projectId } }));

describe('a person', () => {
  it('needs a first and a last name, and a real e-mail address if any', async () => {
    const reply = await staff.call(createContact, { body: { firstName: ' ', email: 'snabel' } });
    expect(reply).toMatchObject({ status: 422 });
    expect(reply.json.errors.map((error: { field: string }) => error.field)).toEqual([
      'firstName',
      'lastName',
      'email',
    ]);
    expect(reply.json.errors[0].message).toBe('Fältet kan inte lämnas tomt.');
  });

  it('is read with everything that was saved, its customers and its full name', async () => {
    const { customerId } = await makeCustomer(staff);
    const fields = {
      firstName: 'Åsa',
      lastName: 'Öberg',
      freeText: 'Öbergs Bygg AB',
      role: 'Platschef',
      email: 'asa@oberg.example',
      phone: '031-12 34 56',
      mobilePhone: '070-123 45 67',
    };
    const made = await makeContact(staff, { ...fields, selectedCustomers: [customerId, customerId] });
    expect(made).toEqual({
      ...fields,
      contactId: expect.any(Number),
      version: 1,
      fullName: 'Åsa Öberg',
      customerId,
      selectedCustomers: [customerId],
      selectedProjects: [],
      participantInProjects: [],
      deleted: false,
    });
    expect(await read(made)).toEqual(made);
  });

  it('can be made for a customer and in a project', async () => {
    const project = await makeProject(staff);
    const made = await makeContact(staff, { customerId: project.customerId, projectId: project.projectId });
    expect(made).toMatchObject({
      selectedCustomers: [project.customerId],
      selectedProjects: [project.projectId],
      participantInProjects: [{ projectId: project.projectId, isLinked: true, isOrderer: false }],
    });
    expect(await contactsOf(project)).toEqual([made.contactId]);
  });

  it('needs existing customers and projects', async () => {
    const reply = await staff.call(createContact, {
      body: { firstName: 'Bo', lastName: 'Ek', selectedCustomers: [999_999_999] },
    });
    expect(reply).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'selectedCustomers', message: 'Kunden finns inte. Välj en annan.' }] },
    });
    const other = await staff.call(createContact, {
      body: { firstName: 'Bo', lastName: 'Ek', selectedProjects: [999_999_999] },
    });
    expect(other.json.errors).toEqual([
      { field: 'selectedProjects', message: 'Projektet finns inte. Välj ett annat.' },
    ]);
  });

  it('is saved with its version, and not overwritten by a stale version', async () => {
    const contact = await makeContact(staff);
    const saved = await save(contact, { role: 'Rektor' });
    expect(saved.json.result).toMatchObject({ role: 'Rektor', version: 2 });
    const refused = await save(contact, { role: 'Lärare' });
    expect(refused.status).toBe(409);
    expect(refused.json.message).toMatch(/^Anna Lindqvist \(AL\) ändrade uppgiften /);
    expect(await read(contact)).toMatchObject({ role: 'Rektor' });
  });

  it('leaves lists, selectors and its projects when it is deleted, by Staff too', async () => {
    const project = await makeProject(staff);
    const contact = await makeContact(staff, { selectedProjects: [project.projectId] });
    const listed = async () =>
      (await staff.result(listContacts, { query: { lastName: contact.lastName } })).meta.totalItems;
    const isChoice = async () => idsOf(await staff.result(getAllContacts)).includes(contact.contactId);
    expect([await listed(), await isChoice(), await contactsOf(project)]).toEqual([1, true, [contact.contactId]]);
    const { version } = contact;
    expect((await staff.call(deleteContact, { params: contact, query: { version } })).status).toBe(200);
    expect([await listed(), await isChoice(), await contactsOf(project)]).toEqual([0, false, []]);
    expect((await staff.call(getContact, { params: contact })).status).toBe(404);
  });

  it('cannot be deleted while it is a project’s orderer; the refusal names the project', async () => {
    const contact = await makeContact(staff);
    const project = await makeProject(staff, { mainContactId: contact.contactId });
    const attempt = () => staff.call(deleteContact, { params: contact });
    expect(await attempt()).toMatchObject({
      status: 409,
      json: { message: `Personen är beställare i projekt ${project.projectCode} och kan inte tas bort.` },
    });
    await superAdmin.result(deleteProject, { params: project });
    expect((await attempt()).status).toBe(200);
  });
});

describe('the persons of a project', () => {
  it('are linked once each, in the order they were linked', async () => {
    const [project, first, second] = await Promise.all([makeProject(staff), makeContact(staff), makeContact(staff)]);
    const link = ({ contactId }: any) =>
      staff.result(linkProjectContact, { body: { projectId: project.projectId, contactId } });
    await link(first);
    await link(second);
    const linked = await link(first);
    expect(idsOf(linked)).toEqual(idsOf([first, second]));
    expect(linked[0]).toMatchObject({ projectId: project.projectId, fullName: first.fullName, version: 2 });
    expect(await contactsOf(project)).toEqual(idsOf([first, second]));
    const { contacts } = await staff.result(getProject, { params: project });
    expect(idsOf(contacts)).toEqual(idsOf([first, second]));
  });

  it('are unlinked, and cannot be unlinked when they are not linked', async () => {
    const project = await makeProject(staff);
    const contact = await makeContact(staff, { selectedProjects: [project.projectId] });
    const params = { projectId: project.projectId, contactId: contact.contactId };
    expect(await staff.result(unlinkProjectContact, { params })).toEqual([]);
    expect(await staff.call(unlinkProjectContact, { params })).toMatchObject({
      status: 404,
      json: { message: 'Personen är inte kopplad till projektet.' },
    });
    expect(await read(contact)).toMatchObject({ selectedProjects: [], participantInProjects: [] });
  });

  it('must exist', async () => {
    const { projectId } = await makeProject(staff);
    expect(await staff.call(linkProjectContact, { body: { projectId, contactId: 999_999_999 } })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'contactId', message: 'Personen finns inte. Välj en annan.' }] },
    });
  });

  it('are all linked by concurrent calls', async () => {
    const project = await makeProject(staff);
    const contacts = await Promise.all(Array.from({ length: 6 }, () => makeContact(staff)));
    await Promise.all(
      contacts.map(({ contactId }) =>
        staff.result(linkProjectContact, { body: { projectId: project.projectId, contactId } }),
      ),
    );
    expect(new Set(await contactsOf(project))).toEqual(new Set(idsOf(contacts)));
  });
});

describe('the projects of a person', () => {
  it('are set to the selected ones, without changes to other projects', async () => {
    const [left, kept, added] = await Promise.all([makeProject(staff), makeProject(staff), makeProject(staff)]);
    const contact = await makeContact(staff, { selectedProjects: [left.projectId, kept.projectId] });
    const { version } = await staff.result(getProject, { params: kept });
    const saved = await save(contact, { selectedProjects: [kept.projectId, added.projectId] });
    expect(new Set(saved.json.result.selectedProjects)).toEqual(new Set([kept.projectId, added.projectId]));
    expect([await contactsOf(left), await contactsOf(kept), await contactsOf(added)]).toEqual([
      [],
      [contact.contactId],
      [contact.contactId],
    ]);
    expect(await staff.result(getProject, { params: kept })).toMatchObject({ version });
  });

  it('stay as they are when a save does not name them', async () => {
    const project = await makeProject(staff);
    const contact = await makeContact(staff, { selectedProjects: [project.projectId] });
    const { selectedProjects: _left, ...body } = contact;
    const saved = await staff.result(updateContact, { params: contact, body });
    expect(saved.selectedProjects).toEqual([project.projectId]);
  });

  it('are listed with code, customer and object address, newest first, including ordered ones', async () => {
    const customer = await makeCustomer(staff);
    const object = await makeAddress(staff, customer.customerId, { name: 'Kv. Provet', addressType: 'Object' });
    const contact = await makeContact(staff);
    const ordered = await makeProject(staff, {
      customerId: customer.customerId,
      objectAddressId: object.addressId,
      mainContactId: contact.contactId,
    });
    const linked = await makeProject(staff);
    await staff.result(linkProjectContact, { body: { projectId: linked.projectId, contactId: contact.contactId } });
    expect(await read(contact)).toMatchObject({
      selectedProjects: [linked.projectId],
      participantInProjects: [
        { projectCode: linked.projectCode, addressFormatted: '', isLinked: true, isOrderer: false },
        {
          projectId: ordered.projectId,
          projectCode: ordered.projectCode,
          customerName: customer.name,
          addressFormatted: object.formatted,
          active: true,
          isLinked: false,
          isOrderer: true,
        },
      ],
    });
  });

  it('are never changed by a stale version: a later link is reported to the one who saves', async () => {
    const [project, contact] = await Promise.all([makeProject(staff), makeContact(staff)]);
    const { projectId } = project;
    await superAdmin.result(linkProjectContact, { body: { projectId, contactId: contact.contactId } });
    const refused = await save(contact, { role: 'Rektor' });
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.json.message).toMatch(/^Björn Sandell \(BS\) ändrade uppgiften /);
    expect(await contactsOf(project)).toEqual([contact.contactId]);
  });

  it('are reported to a user who saves a stale project', async () => {
    const project = await makeProject(staff);
    await makeContact(superAdmin, { selectedProjects: [project.projectId] });
    const refused = await staff.call(updateProject, { params: project, body: project });
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.json.message).toMatch(/^Björn Sandell \(BS\) /);
  });

  it.runIf(inAll)('are changed atomically, up to the limit of one save', async () => {
    const { customerId } = await makeCustomer(staff);
    const projects = await Promise.all(
      Array.from({ length: maxChangedProjects + 1 }, () => makeProject(staff, { customerId })),
    );
    const ids = projects.map(({ projectId }) => projectId);
    const contact = await makeContact(staff);
    expect(await save(contact, { selectedProjects: ids })).toMatchObject({
      status: 422,
      json: {
        errors: [
          {
            field: 'selectedProjects',
            message: 'Högst 40 projekt kan kopplas eller kopplas bort åt gången. Spara i flera steg.',
          },
        ],
      },
    });
    expect(await read(contact)).toMatchObject({ selectedProjects: [], version: 1 });
    const saved = await save(contact, { selectedProjects: ids.slice(1) });
    expect(saved.json.result.selectedProjects).toHaveLength(maxChangedProjects);
    const more = await save(saved.json.result, { selectedProjects: ids });
    expect(more.json.result.selectedProjects).toHaveLength(maxChangedProjects + 1);
  });
});

describe('the list of persons', () => {
  it('is sorted by first name, then last name, and searchable by name, company, customer and number', async () => {
    const company = unique('Sökbolaget');
    const customer = await makeCustomer(staff);
    const make = (firstName: string, lastName: string, fields = {}) =>
      makeContact(staff, { firstName, lastName, freeText: company, ...fields });
    const bo = await make('Bo', 'Åberg', { mobilePhone: '070-123 45 67', email: 'bo@sok.example' });
    const bea = await make('Bo', 'Ek', { role: 'Rektor', selectedCustomers: [customer.customerId] });
    const asa = await make('Åsa', 'Ek', { phone: '031-998 87 76' });
    const found = async (query: Record<string, string>) =>
      idsOf((await staff.result(listContacts, { query: { freeText: company, ...query } })).items);
    expect(await found({})).toEqual(idsOf([bea, bo, asa]));
    expect(await found({ orderByColumn: 'lastName', orderByDescending: 'true' })).toEqual(idsOf([bo, asa, bea]));
    expect(await found({ fullName: 'ek asa' })).toEqual([asa.contactId]);
    expect(await found({ email: 'SOK' })).toEqual([bo.contactId]);
    expect(await found({ role: 'rek' })).toEqual([bea.contactId]);
    expect(await found({ phone: '+46 (0)70 1234' })).toEqual([bo.contactId]);
    expect(await found({ phone: '99887' })).toEqual([asa.contactId]);
    expect(await found({ phone: 'okänt' })).toEqual([]);
    expect(await found({ customerName: customer.name })).toEqual([bea.contactId]);
    expect(await found({ customerId: String(customer.customerId) })).toEqual([bea.contactId]);
  });
});

describe('the export of a person', () => {
  it('is a spreadsheet named contact.xlsx with the person, its customers and its projects', async () => {
    const customer = await makeCustomer(staff);
    const project = await makeProject(staff, { customerId: customer.customerId });
    const contact = await makeContact(staff, {
      firstName: '=1+1',
      freeText: '@SUM(A1)',
      mobilePhone: '+46 70-123 45 67',
      selectedCustomers: [customer.customerId],
      selectedProjects: [project.projectId],
    });
    const reply = await staff.call(exportContact, { params: contact });
    expect(reply.headers.get('content-type')).toBe(exportContact.file);
    expect(reply.headers.get('content-disposition')).toContain('filename="contact.xlsx"');
    const [person, projects] = readSheets(reply.bytes);
    expect(person).toMatchObject({
      name: 'Person',
      rows: [
        ['Förnamn', 'Efternamn', 'Företag', 'Roll', 'E-post', 'Mobil', 'Direkt', 'Kunder'],
        // oxlint-disable-next-line no-sparse-arrays -- cells that hold nothing are not written
        ['=1+1', contact.lastName, '@SUM(A1)', , , '+46 70-123 45 67', , customer.name],
      ],
    });
    expect(person!.xml).not.toMatch(/<f[ >/]/);
    expect(projects).toMatchObject({
      name: 'Projekt',
      rows: [
        ['Projektkod', 'Kund', 'Adress', 'Beställare', 'Aktivt'],
        // oxlint-disable-next-line no-sparse-arrays -- as above
        [project.projectCode, customer.name, , 'Nej', 'Ja'],
      ],
    });
  });

  it('needs an existing person', async () => {
    expect((await staff.call(exportContact, { params: { contactId: 999_999_999 } })).status).toBe(404);
  });
});
