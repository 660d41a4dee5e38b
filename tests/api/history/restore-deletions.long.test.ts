import { describe, expect, it } from 'vitest';
import type { RestorableKind } from '../../../shared/codes/kinds.ts';
import { deleteAddress, getAddress } from '../../../shared/contract/addresses.ts';
import { deleteContact } from '../../../shared/contract/contacts.ts';
import {
  createCustomerPriceList,
  deleteCustomerPriceList,
  deleteDefaultPriceList,
  deleteProjectPriceList,
} from '../../../shared/contract/price-lists.ts';
import { deleteCustomer, getCustomer, updateCustomer } from '../../../shared/contract/customers.ts';
import { deleteDeliveryTemplate } from '../../../shared/contract/delivery-templates.ts';
import { listDeleted } from '../../../shared/contract/history.ts';
import { deleteProduct } from '../../../shared/contract/products.ts';
import { deleteProjectLog, getLogOfProject } from '../../../shared/contract/project-logs.ts';
import { deleteProject, getProject } from '../../../shared/contract/projects.ts';
import { deleteStaffTimeLog, openStaffTimeLog, updateStaffTimeLog } from '../../../shared/contract/staff-time-logs.ts';
import { deleteTag } from '../../../shared/contract/tags.ts';
import { deleteUser, getAllUsers } from '../../../shared/contract/users.ts';
import { deleteWorkOrder } from '../../../shared/contract/work-orders.ts';
import { addDays, dayOf } from '../../../shared/lib/days.ts';
import type { Route } from '../../../shared/contract/route.ts';
import type { Api } from '../../support/api.ts';
import { makeAddress, makeCustomer, makeProject, makeUser, makeWorkOrder } from '../../support/builders.ts';
import { logInAs, logInUser } from '../../support/people.ts';
import { deletedNow, isListed, refusalOf, restore, undo, without } from '../../support/restoring.ts';
import { callSamples } from '../call-samples.ts';

const [staff, superAdmin, developer] = await Promise.all([
  logInAs('Staff'),
  logInAs('SuperAdmin'),
  logInAs('Developer'),
]);

describe('a deletion', () => {
  /** Deletes a record, checks the list of deleted ones, and undoes it. */
  async function deletedAndBack(
    api: Api,
    kind: RestorableKind,
    id: number,
    deletion: () => Promise<unknown>,
    version = 1,
  ) {
    await deletion();
    expect((await deletedNow(api, kind)).find((one) => one.id === id)).toMatchObject({ kind, version: version + 1 });
    await undo(api, kind, id, version + 1);
    expect(await isListed(api, kind, id)).toBe(false);
  }

  /** A record of the kind that a deleting call can delete, made by the call's sample. */
  const deletions: Partial<Record<RestorableKind, [route: Route, idField: string]>> = {
    customer: [deleteCustomer, 'customerId'],
    address: [deleteAddress, 'addressId'],
    contact: [deleteContact, 'contactId'],
    project: [deleteProject, 'projectId'],
    'work-order': [deleteWorkOrder, 'workOrderId'],
    product: [deleteProduct, 'productId'],
    'delivery-template': [deleteDeliveryTemplate, 'deliveryTemplateId'],
    tag: [deleteTag, 'tagId'],
    user: [deleteUser, 'userId'],
    'project-log': [deleteProjectLog, 'projectLogId'],
    'price-list-default': [deleteDefaultPriceList, 'priceListDefaultId'],
    'price-list-customer': [deleteCustomerPriceList, 'customerId'],
    'price-list-project': [deleteProjectPriceList, 'projectId'],
  };

  it.for(Object.keys(deletions) as RestorableKind[])('of a record of kind %s is listed and undone', async (kind) => {
    const [route, idField] = deletions[kind]!;
    const sample = await callSamples[route.name]!({ Staff: superAdmin, SuperAdmin: superAdmin, Developer: developer });
    const id = Number(sample.params![idField]);
    const version = Number(sample.query?.['version'] ?? 1);
    await deletedAndBack(superAdmin, kind, id, () => superAdmin.result(route, sample), version);
  });

  it('of a customer and then of its address is undone, the customer without it', async () => {
    const customer = await makeCustomer(staff);
    const { customerId } = customer;
    const address = await makeAddress(staff, customerId);
    const { addressId } = address;
    const withMain = await staff.result(updateCustomer, {
      params: customer,
      body: { ...customer, mainAddressId: addressId },
    });
    await superAdmin.result(deleteCustomer, { params: customer, query: { version: withMain.version } });
    await undo(superAdmin, 'customer', customerId, 3);
    expect(await staff.result(getCustomer, { params: customer })).toMatchObject({ mainAddressId: addressId });
    // The address is the main one again.
    expect((await superAdmin.call(deleteAddress, { params: address })).status).toBe(409);

    await superAdmin.result(deleteCustomer, { params: customer, query: { version: 4 } });
    await superAdmin.result(deleteAddress, { params: address, query: { version: 1 } });
    expect(await refusalOf(superAdmin, 'address', addressId, 2)).toEqual([
      409,
      `Kunden ${customer.name} finns inte längre. Återställ först det som saknas.`,
    ]);
    await undo(superAdmin, 'customer', customerId, 5);
    expect(await staff.result(getCustomer, { params: customer })).toMatchObject({ mainAddressId: null });
    await undo(superAdmin, 'address', addressId, 2);
    expect(await staff.result(getAddress, { params: address })).toMatchObject({ name: address.name });
  });

  it('of a project brings back its work orders, and holds what it refers to again', async () => {
    const project = await makeProject(staff);
    const { projectId, customerId, version } = project;
    const workOrder = await makeWorkOrder(staff, projectId);
    await superAdmin.result(deleteProject, { params: project, query: { version } });
    await superAdmin.result(deleteWorkOrder, { params: workOrder, query: { version: 1 } });
    expect(await refusalOf(superAdmin, 'work-order', workOrder.workOrderId, 2)).toEqual([
      409,
      `Projektet ${project.projectCode} finns inte längre. Återställ först det som saknas.`,
    ]);
    const customer = await staff.result(getCustomer, { params: { customerId } });
    await superAdmin.result(deleteCustomer, { params: customer, query: { version: customer.version } });
    expect((await restore(superAdmin, 'project', projectId, version, version + 1)).status).toBe(409);
    await undo(superAdmin, 'customer', customerId, customer.version + 1);
    await undo(superAdmin, 'project', projectId, version + 1);
    await undo(superAdmin, 'work-order', workOrder.workOrderId, 2);
    expect(without(await staff.result(getProject, { params: project }))).toEqual(without(project));
    expect((await superAdmin.call(deleteCustomer, { params: customer })).status).toBe(409);
    const log = await staff.result(getLogOfProject, { params: { projectId } });
    expect(log.map(({ message }: any) => message)).toEqual(
      expect.arrayContaining([
        'Projektet återställdes efter att ha raderats.',
        `Insats ${workOrder.workOrderId} återställdes efter att ha raderats.`,
      ]),
    );
  });

  it('of a user is undone with the PIN they had, unless the initials have been taken', async () => {
    const user = await makeUser(superAdmin);
    await superAdmin.result(deleteUser, { params: user, query: { version: 1 } });
    const other = await makeUser(superAdmin, { initials: user.initials });
    const [status, errors] = await refusalOf(superAdmin, 'user', user.userId, 2);
    expect([status, errors[0].field]).toEqual([409, 'initials']);
    await superAdmin.result(deleteUser, { params: other, query: { version: 1 } });
    await undo(superAdmin, 'user', user.userId, 2);
    await logInUser(user);
  });

  it('of a customer’s price list that has been made anew is kept', async () => {
    const { customerId } = await makeCustomer(staff);
    const made = await superAdmin.result(createCustomerPriceList, { body: { customerId, comment: '', lines: [] } });
    const params = { customerId };
    await superAdmin.result(deleteCustomerPriceList, { params, query: { version: made.version } });
    await developer.result(createCustomerPriceList, { body: { customerId, comment: 'Ny', lines: [] } });
    const [status, message] = await refusalOf(superAdmin, 'price-list-customer', customerId, made.version + 1);
    expect([status, message]).toEqual([409, expect.stringContaining('Cecilia Ek (CE) återställde Prislista')]);
  });

  it('of a draft of a time log is its owner’s to see and to undo, also when the month has been opened again', async () => {
    const users: { userId: number; initials: string }[] = await staff.result(getAllUsers);
    const staffId = users.find(({ initials }) => initials === 'AL')!.userId;
    const month = { year: 2052, month: 4 };
    const log = await staff.result(openStaffTimeLog, { params: { userId: staffId, ...month } });
    const { staffTimeLogId } = log;
    const written = await staff.result(updateStaffTimeLog, { params: log, body: { ...log, employmentPercentage: 60 } });
    await staff.result(deleteStaffTimeLog, { params: log, query: { version: written.version } });
    await staff.result(openStaffTimeLog, { params: { userId: staffId, ...month } });
    expect(await isListed(superAdmin, 'staff-time-log', staffTimeLogId)).toBe(false);
    expect((await restore(superAdmin, 'staff-time-log', staffTimeLogId, 2, 3)).status).toBe(403);
    const [listed] = await deletedNow(staff, 'staff-time-log');
    expect(listed).toMatchObject({ id: staffTimeLogId, name: 'Tidlogg april 2052', deletedByInitials: 'AL' });
    await undo(staff, 'staff-time-log', staffTimeLogId, 3);
    const open = await staff.result(openStaffTimeLog, { params: { userId: staffId, ...month } });
    expect(open).toMatchObject({ staffTimeLogId, employmentPercentage: 60 });
  });
});

describe('the list of deleted records', () => {
  it('is filtered by the day of the deletion', async () => {
    const { customerId } = await makeCustomer(superAdmin);
    await superAdmin.result(deleteCustomer, { params: { customerId }, query: { version: 1 } });
    const { deletedAt } = (await deletedNow(superAdmin, 'customer')).find(({ id }) => id === customerId);
    const day = dayOf(new Date(deletedAt));
    const idsOf = async (query: object) => {
      const { items } = await superAdmin.result(listDeleted, { query: { itemsPerPage: 1000, ...query } });
      return items.map(({ id }: { id: number }) => id);
    };
    expect(await idsOf({ deletedFrom: day, deletedTo: day })).toContain(customerId);
    expect(await idsOf({ deletedTo: addDays(day, -1) })).not.toContain(customerId);
    expect(await idsOf({ deletedFrom: addDays(day, 1) })).toEqual([]);
  });
});
