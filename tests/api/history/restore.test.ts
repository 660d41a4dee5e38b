import { beforeAll, describe, expect, it } from 'vitest';
import { getAddress, updateAddress } from '../../../shared/contract/addresses.ts';
import { changeRecords, getBulkChange } from '../../../shared/contract/bulk.ts';
import { deleteContact, getContact } from '../../../shared/contract/contacts.ts';
import { deleteCustomer, getCustomer, updateCustomer } from '../../../shared/contract/customers.ts';
import { getHistory, restoreRecord, restoreRecords } from '../../../shared/contract/history.ts';
import { createFromProject } from '../../../shared/contract/invoices.ts';
import { deleteProduct, getProduct } from '../../../shared/contract/products.ts';
import { deleteProjectLog, getLogOfProject } from '../../../shared/contract/project-logs.ts';
import { getProject, updateProject } from '../../../shared/contract/projects.ts';
import {
  getStaffTimeLog,
  openStaffTimeLog,
  reopenStaffTimeLog,
  updateStaffTimeLog,
} from '../../../shared/contract/staff-time-logs.ts';
import { deleteTag, getTag, updateTag } from '../../../shared/contract/tags.ts';
import { changePin, getAllUsers, updateUser } from '../../../shared/contract/users.ts';
import {
  getWorkOrder,
  getWorkOrderBatch,
  setWorkOrderStatusForList,
  updateWorkOrder,
} from '../../../shared/contract/work-orders.ts';
import { Api } from '../../support/api.ts';
import {
  makeAddress,
  makeContact,
  makeCustomer,
  makeInvoiceableProject,
  makeProduct,
  makeProject,
  makeTag,
  makeUser,
  makeWorkOrder,
  makeWorkOrders,
  ownNumber,
  unique,
  writeInLog,
} from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';
import { deletedNow, isListed, refusalOf, restore, undo, without } from '../../support/restoring.ts';
import { testStack } from '../../support/test-stack.ts';
import { inAll } from '../../support/tier.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);
let staffId: number;
let superAdminId: number;

beforeAll(async () => {
  const users: { userId: number; initials: string }[] = await staff.result(getAllUsers);
  staffId = users.find(({ initials }) => initials === 'AL')!.userId;
  superAdminId = users.find(({ initials }) => initials === 'BS')!.userId;
});

describe('a change', () => {
  it('of status, owner and date of a work order is taken back, and the history says so', async () => {
    const { projectId } = await makeProject(staff);
    const made = await makeWorkOrder(staff, projectId, { verificationDate: '2026-03-04' });
    const { workOrderId } = made;
    const body = {
      ...made,
      status: 'Started',
      workOrderOwnerUserId: staffId,
      verificationDate: '2026-05-06',
    };
    const saved = await staff.result(updateWorkOrder, { params: made, body });
    const answer = await undo(staff, 'work-order', workOrderId, saved.version);
    expect(answer).toEqual({ id: workOrderId, version: 3, name: `Insats ${workOrderId}` });
    expect(without(await staff.result(getWorkOrder, { params: made }))).toEqual(without(made));
    const { items } = await staff.result(getHistory, { params: { kind: 'work-order', id: workOrderId } });
    expect(items[0]).toMatchObject({
      event: 'Restored',
      userInitials: 'AL',
      restoredTo: items.at(-1).changedAt,
      changes: expect.arrayContaining([expect.objectContaining({ before: 'Pågående', after: 'Planerad' })]),
    });
    expect(items[1]).toMatchObject({ event: 'Changed', restoredTo: null });
  });

  it('of a project is taken back with what it refers to, and its log tells it', async () => {
    const project = await makeProject(staff);
    const { projectId } = project;
    const mainContactId = (await makeContact(staff)).contactId;
    const body = { ...project, active: false, projectOwnerUserId: superAdminId, mainContactId };
    const saved = await staff.result(updateProject, { params: project, body });
    await undo(superAdmin, 'project', projectId, saved.version);
    expect(without(await staff.result(getProject, { params: project }))).toEqual(without(project));
    const [entry] = await staff.result(getLogOfProject, { params: { projectId } });
    expect(entry.message).toMatch(/^Projektet öppnades igen\.\nAnsvarig ändrades från BS till AL\./);
    // The contact is no longer an orderer, so it may go.
    const contact = await staff.result(getContact, { params: { contactId: mainContactId } });
    await staff.result(deleteContact, { params: contact, query: { version: contact.version } });
  });

  it('of which another has changed the record since is kept: the refusal names who and what', async () => {
    const { projectId } = await makeProject(staff);
    const made = await makeWorkOrder(staff, projectId);
    const mine = await staff.result(updateWorkOrder, { params: made, body: { ...made, status: 'Started' } });
    const theirs = await superAdmin.result(updateWorkOrder, {
      params: made,
      body: { ...mine, invoiceNote: 'Ny text' },
    });
    const { status, json } = await restore(staff, 'work-order', made.workOrderId, 1, mine.version);
    expect(status).toBe(409);
    expect(json.changes).toEqual(['Extern not: – → Ny text']);
    expect(json.message).toMatch(
      new RegExp(
        `^Björn Sandell \\(BS\\) ändrade Insats ${made.workOrderId} \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d\\. Det går därför inte att ångra\\.\nExtern not: – → Ny text$`,
      ),
    );
    expect(await staff.result(getWorkOrder, { params: made })).toMatchObject({ version: theirs.version });
    // The other one takes theirs back: then mine is the newest again.
    await undo(superAdmin, 'work-order', made.workOrderId, theirs.version);
    expect((await restore(staff, 'work-order', made.workOrderId, 1, mine.version)).status).toBe(200);
  });

  it('is one of several that are taken back one after the other, newest first', async () => {
    let customer = await makeCustomer(staff);
    const first = customer;
    for (const paymentTermDays of [10, 20, 25]) {
      customer = await staff.result(updateCustomer, { params: first, body: { ...customer, paymentTermDays } });
    }
    for (const version of [4, 3, 2]) await undo(staff, 'customer', first.customerId, version);
    expect(without(await staff.result(getCustomer, { params: first }))).toEqual(without(first));
  });

  it('of a customer that Fortnox has keeps the number there', async () => {
    const customer = await makeCustomer(staff);
    const fortnoxCustomerNumber = ownNumber(customer);
    const body = { ...customer, name: unique('Annan'), fortnoxCustomerNumber };
    const saved = await staff.result(updateCustomer, { params: customer, body });
    await undo(staff, 'customer', customer.customerId, saved.version);
    expect(await staff.result(getCustomer, { params: customer })).toMatchObject({
      name: customer.name,
      fortnoxCustomerNumber,
    });
  });

  it('of a tag’s name takes its name again, unless another tag has it', async () => {
    const tag = await makeTag(superAdmin);
    const renamed = await superAdmin.result(updateTag, { params: tag, body: { ...tag, name: unique('Ny') } });
    const other = await makeTag(superAdmin, tag.name);
    expect(await refusalOf(superAdmin, 'tag', tag.tagId, renamed.version)).toEqual([
      409,
      [{ field: 'name', message: `Taggen ${tag.name} finns redan.` }],
    ]);
    await superAdmin.result(deleteTag, { params: other, query: { version: other.version } });
    await undo(superAdmin, 'tag', tag.tagId, renamed.version);
    expect(await staff.result(getTag, { params: tag })).toMatchObject({ name: tag.name });
  });

  it('of a user keeps the PIN', async () => {
    const user = await makeUser(superAdmin);
    const saved = await superAdmin.result(updateUser, { params: user, body: { ...user, phone: '08-1' } });
    await superAdmin.result(changePin, {
      params: user,
      body: { newPin: 'bokskogen-9' },
    });
    await undo(superAdmin, 'user', user.userId, saved.version);
    await Api.logIn(testStack().url, user.initials, 'bokskogen-9');
  });

  it('of a time log’s status is a SuperAdmin’s to take back, until its owner has written in it', async () => {
    const month = { year: 2051, month: 3 };
    const log = await staff.result(openStaffTimeLog, { params: { userId: staffId, ...month } });
    const { staffTimeLogId } = log;
    const sent = await staff.result(updateStaffTimeLog, { params: log, body: { ...log, status: 'Submitted' } });
    expect((await restore(staff, 'staff-time-log', staffTimeLogId, 1, 2)).status).toBe(403);
    await superAdmin.result(reopenStaffTimeLog, { params: log, query: { version: sent.version } });
    await undo(superAdmin, 'staff-time-log', staffTimeLogId, 3);
    const again = await staff.result(getStaffTimeLog, { params: log });
    expect(without(again)).toEqual(without(sent));

    await superAdmin.result(reopenStaffTimeLog, { params: log, query: { version: again.version } });
    const body = { ...again, version: 5, status: 'Draft', employmentPercentage: 80 };
    await staff.result(updateStaffTimeLog, { params: log, body });
    const [status, message] = await refusalOf(superAdmin, 'staff-time-log', staffTimeLogId, 5);
    expect([status, message]).toEqual([409, expect.stringContaining('Anna Lindqvist (AL) ändrade Tidlogg mars 2051')]);
  });
});

describe('a change of many', () => {
  it('of status is taken back for all but those that another has changed, which are named', async () => {
    const { projectId } = await makeProject(staff);
    const ids = await makeWorkOrders(staff, projectId, 3);
    const { changed } = await staff.result(setWorkOrderStatusForList, {
      body: { workOrderIds: ids, newStatus: 'Quoted' },
    });
    expect(new Set(changed.map(({ id }: any) => id))).toEqual(new Set(ids));
    const params = { workOrderId: ids[1]! };
    const theirs = await superAdmin.result(getWorkOrder, { params });
    await superAdmin.result(updateWorkOrder, { params, body: { ...theirs, status: 'Started' } });

    const records = changed.map(({ id, version }: any) => ({ id, to: version - 1, expected: version }));
    const { batchId, total } = await staff.result(restoreRecords, {
      params: { kind: 'work-order' },
      body: { records },
    });
    expect(total).toBe(3);
    expect(await staff.result(getWorkOrderBatch, { params: { batchId } })).toMatchObject({
      state: 'Done',
      skipped: [ids[1]],
      reasons: [expect.stringMatching(/^Insats \d+: Björn Sandell \(BS\) ändrade .*\nStatus: Offererad → Pågående$/s)],
    });
    expect((await staff.result(getBulkChange, { params: { batchId } })).refused).toEqual([
      { id: ids[1], reason: expect.stringMatching(/^Björn Sandell \(BS\) ändrade /) },
    ]);
    expect((await superAdmin.call(getBulkChange, { params: { batchId } })).status).toBe(404);
    const statuses = await Promise.all(
      ids.map(async (workOrderId) => (await staff.result(getWorkOrder, { params: { workOrderId } })).status),
    );
    expect(statuses).toEqual(['Planned', 'Started', 'Planned']);
  });

  it('of marked rows is taken back for those that were changed: owners of projects, and deletions', async () => {
    const projects = await Promise.all([1, 2, 3].map(() => makeProject(staff)));
    const ids: number[] = projects.map(({ projectId }) => projectId);
    const view = async (projectId: number) => staff.result(getProject, { params: { projectId } });
    async function changeAndUndo(change: object): Promise<any> {
      const { batchId } = await superAdmin.result(changeRecords, { body: { change, ids } });
      const { changed } = await superAdmin.result(getBulkChange, { params: { batchId } });
      const records = changed.map(({ id, version }: any) => ({ id, to: version - 1, expected: version }));
      const undone = await superAdmin.result(restoreRecords, { params: { kind: 'project' }, body: { records } });
      return [records.length, await superAdmin.result(getWorkOrderBatch, { params: undone })];
    }
    const done = [3, expect.objectContaining({ state: 'Done', done: 3, skipped: [] })];
    expect(await changeAndUndo({ what: 'project-owner', userId: superAdminId })).toEqual(done);
    expect(await changeAndUndo({ what: 'delete', kind: 'project' })).toEqual(done);
    expect((await Promise.all(ids.map(view))).map((one) => without(one))).toEqual(projects.map((one) => without(one)));
  });

  it.runIf(inAll)('is reported and taken back in a batch where it takes several transactions', async () => {
    const { projectId } = await makeProject(staff);
    const ids = await makeWorkOrders(staff, projectId, 41);
    const set = await staff.result(setWorkOrderStatusForList, { body: { workOrderIds: ids, newStatus: 'Registered' } });
    const { changed } = await staff.result(getWorkOrderBatch, { params: set });
    expect(changed).toHaveLength(41);
    const records = changed.map(({ id, version }: any) => ({ id, to: version - 1, expected: version }));
    const { batchId } = await staff.result(restoreRecords, { params: { kind: 'work-order' }, body: { records } });
    expect(await staff.result(getWorkOrderBatch, { params: { batchId } })).toMatchObject({ done: 41, skipped: [] });
    expect(await staff.result(getWorkOrder, { params: { workOrderId: ids[40]! } })).toMatchObject({
      status: 'Planned',
    });
  });
});

describe('what is invoiced', () => {
  it('is not undone, and the refusal says how it is corrected', async () => {
    const { project, workOrder } = await makeInvoiceableProject(staff);
    const { workOrderId } = workOrder;
    const saved = await staff.result(updateWorkOrder, { params: workOrder, body: { ...workOrder, invoiceNote: 'Ny' } });
    await staff.result(createFromProject, { params: project });
    expect(await refusalOf(staff, 'work-order', workOrderId, saved.version)).toEqual([
      409,
      'Insatsen är fakturerad, och det går inte att ångra. Kreditera fakturan i stället.',
    ]);
  });
});

describe('who may restore', () => {
  it('is who may edit the record, or delete it while it is deleted', async () => {
    const customer = await makeCustomer(staff);
    const { customerId, version } = customer;
    await superAdmin.result(deleteCustomer, { params: customer, query: { version } });
    expect((await restore(staff, 'customer', customerId, version, version + 1)).status).toBe(403);
    expect(await isListed(staff, 'customer', customerId)).toBe(false);
    const product = await makeProduct(superAdmin);
    await superAdmin.result(deleteProduct, { params: product, query: { version: 1 } });
    expect((await restore(staff, 'product', product.productId, 1, 2)).status).toBe(403);
    await undo(superAdmin, 'product', product.productId, 2);
    expect(await superAdmin.result(getProduct, { params: product })).toMatchObject({ name: product.name });
  });

  it('lists log messages only for those who deleted them', async () => {
    const { projectId } = await makeProject(staff);
    const entry = await writeInLog(staff, projectId, 'Ring vaktmästaren');
    await staff.result(deleteProjectLog, { params: entry, query: { version: 1 } });
    const [listed] = await deletedNow(staff, 'project-log');
    expect(listed).toMatchObject({ id: entry.projectLogId, name: 'Ring vaktmästaren' });
    expect(await isListed(superAdmin, 'project-log', entry.projectLogId)).toBe(false);
  });
});

describe('a version', () => {
  it('that is not there, or is itself a deletion, is refused', async () => {
    const contact = await makeContact(staff);
    const { contactId } = contact;
    expect((await restore(staff, 'contact', contactId, 1, 1)).status).toBe(404);
    expect((await restore(staff, 'contact', contactId, 7, 1)).status).toBe(404);
    expect((await restore(staff, 'contact', 99_999_999, 1, 2)).status).toBe(404);
    await staff.result(deleteContact, { params: contact, query: { version: 1 } });
    await undo(staff, 'contact', contactId, 2);
    expect((await restore(staff, 'contact', contactId, 2, 3)).status).toBe(409);
  });

  it('of long ago comes back whole', async () => {
    const { customerId } = await makeCustomer(staff);
    const first = await makeAddress(staff, customerId);
    let address = first;
    for (const city of ['Borås', 'Skövde', 'Kalmar']) {
      address = await staff.result(updateAddress, { params: first, body: { ...address, city, name: city } });
    }
    const params = { kind: 'address', id: first.addressId };
    const { status } = await staff.call(restoreRecord, { params, body: { to: 1, expected: 4 } });
    expect(status).toBe(200);
    expect(without(await staff.result(getAddress, { params: first }))).toEqual(without(first));
  });
});
