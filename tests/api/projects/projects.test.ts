import { describe, expect, it } from 'vitest';
import { getProjectAddresses, linkProjectAddress, deleteAddress } from '../../../shared/contract/addresses.ts';
import { listCustomers } from '../../../shared/contract/customers.ts';
import {
  createProject,
  deleteProject,
  getProject,
  getProjectByCode,
  listProjects,
  updateProject,
} from '../../../shared/contract/projects.ts';
import { restoreRecord } from '../../../shared/contract/history.ts';
import { deleteTag, getAllTags, setProjectTags } from '../../../shared/contract/tags.ts';
import { listWorkOrders } from '../../../shared/contract/work-orders.ts';
import { dayOf } from '../../../shared/lib/days.ts';
import { type Api, newKey } from '../../support/api.ts';
import { makeAddress, makeCustomer, makeProject, makeTag, makeWorkOrder, unique } from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

const list = (filter: object, tagIds: number[] = []) => staff.result(listProjects, { body: { filter, tagIds } });

describe('a project', () => {
  it('gets a code of its year, and its creator as owner', async () => {
    const project = await makeProject(staff);
    expect(project.projectCode).toMatch(new RegExp(`^${dayOf(new Date()).slice(2, 4)}-\\d{4}$`));
    expect(project).toMatchObject({ active: true, budget: 0, paymentTermDays: 30, projectOwnerUserInitials: 'AL' });
    expect(await staff.result(getProjectByCode, { params: project })).toEqual(project);
  });

  it('takes the payment terms of its customer unless it has its own, and keeps them', async () => {
    const { customerId } = await makeCustomer(staff, { paymentTermDays: 10 });
    const project = await makeProject(staff, { customerId });
    expect(project.paymentTermDays).toBe(10);
    expect(await makeProject(staff, { customerId, paymentTermDays: 30 })).toMatchObject({ paymentTermDays: 30 });
    const { paymentTermDays: _, ...fields } = project;
    const saved = await staff.result(updateProject, { params: project, body: { ...fields, budget: 100 } });
    expect(saved).toMatchObject({ paymentTermDays: 10, budget: 100 });
  });

  it('never shares its code, however many are made at once', async () => {
    const { customerId } = await makeCustomer(staff);
    const projects = await Promise.all(Array.from({ length: 20 }, () => makeProject(staff, { customerId })));
    expect(new Set(projects.map((project) => project.projectCode)).size).toBe(20);
  });

  it('needs an existing customer', async () => {
    const without = await staff.call(createProject, { body: {} });
    expect(without.json.errors).toContainEqual({ field: 'customerId', message: 'Välj en kund.' });
    const gone = await staff.call(createProject, { body: { customerId: 99_999_999 } });
    expect(gone.json.errors).toEqual([{ field: 'customerId', message: 'Kunden finns inte. Välj en annan.' }]);
  });

  it('takes an invoice message of 160 characters and not one more', async () => {
    const { customerId } = await makeCustomer(staff);
    const body = (length: number) => ({ customerId, invoiceMessage: 'å'.repeat(length) });
    expect((await staff.call(createProject, { body: body(160) })).status).toBe(200);
    expect((await staff.call(createProject, { body: body(161) })).json.errors).toEqual([
      { field: 'invoiceMessage', message: 'Högst 160 tecken.' },
    ]);
  });

  it('keeps its budget to the öre', async () => {
    const project = await makeProject(staff, { budget: 123456.78 });
    expect((await staff.result(getProject, { params: project })).budget).toBe(123456.78);
    const { customerId } = project;
    expect((await staff.call(createProject, { body: { customerId, budget: 1.005 } })).json.errors).toEqual([
      { field: 'budget', message: 'Högst två decimaler.' },
    ]);
  });

  it('names the other writer when two save', async () => {
    const project = await makeProject(staff);
    const save = (api: Api, costCenter: string) =>
      api.call(updateProject, { params: project, body: { ...project, costCenter } });
    expect((await save(staff, 'Märkning A')).json.result).toMatchObject({ costCenter: 'Märkning A', version: 2 });
    const late = await save(superAdmin, 'Märkning B');
    expect(late.status).toBe(409);
    expect(late.json.message).toContain('Anna Lindqvist (AL)');
  });

  it('accepts addresses of its own customer only', async () => {
    const project = await makeProject(staff);
    const own = await makeAddress(staff, project.customerId, { name: 'Kv. Eken', addressType: 'Object' });
    const other = await makeAddress(staff, (await makeCustomer(staff)).customerId);
    const save = (objectAddressId: number) =>
      staff.call(updateProject, { params: project, body: { ...project, objectAddressId } });
    expect((await save(other.addressId)).json.errors).toEqual([
      { field: 'objectAddressId', message: 'Adressen hör till en annan kund. Välj en annan.' },
    ]);
    expect((await save(own.addressId)).json.result.objectAddress).toMatchObject({ name: 'Kv. Eken' });
    expect((await superAdmin.call(deleteAddress, { params: own })).status).toBe(409);
  });

  it('has one primary linked address at most', async () => {
    const project = await makeProject(staff);
    const [one, two] = [await makeAddress(staff, project.customerId), await makeAddress(staff, project.customerId)];
    for (const { addressId } of [one, two]) {
      await staff.result(linkProjectAddress, { body: { projectId: project.projectId, addressId, primary: true } });
    }
    const linked = await staff.result(getProjectAddresses, { params: project });
    expect(linked.map((link: any) => [link.addressId, link.primary])).toEqual([
      [one.addressId, false],
      [two.addressId, true],
    ]);
    expect((await staff.result(getProject, { params: project })).mainAddressId).toBe(two.addressId);
  });

  it('carries exactly the tags it is given', async () => {
    const project = await makeProject(staff);
    const all: { tagId: number }[] = await staff.result(getAllTags);
    const [a, b] = all;
    const give = (tags: typeof all) =>
      staff.result(setProjectTags, {
        params: project,
        body: {
          projectId: project.projectId,
          tags: tags.map(({ tagId }) => ({ projectId: project.projectId, tagId })),
        },
        idempotencyKey: newKey(),
      });
    await give([a!, b!]);
    const filter = { projectCode: project.projectCode };
    expect((await list(filter, [a!.tagId, b!.tagId])).meta.totalItems).toBe(1);
    await give([b!]);
    expect((await list(filter, [a!.tagId, b!.tagId])).meta.totalItems).toBe(0);
    expect((await list(filter, [b!.tagId])).items[0].tags).toMatchObject([{ tagId: b!.tagId }]);
  });

  it('is saved with its tags in one version, and keeps those that are omitted or deleted', async () => {
    const [kept, gone] = [await makeTag(superAdmin), await makeTag(superAdmin)];
    const project = await makeProject(staff, { tagIds: [kept.tagId, gone.tagId, kept.tagId] });
    const tagsNow = async () =>
      (await staff.result(getProject, { params: project })).tags.map(({ tagId }: any) => tagId);
    expect(project).toMatchObject({ version: 1, tags: [{ tagId: kept.tagId }, { tagId: gone.tagId }] });
    const update = (body: object, version: number) =>
      staff.call(updateProject, { params: project, body: { ...project, ...body, version } });

    expect((await update({ costCenter: 'Ref 7' }, 1)).status).toBe(200);
    expect(await tagsNow()).toEqual([kept.tagId, gone.tagId]);
    await superAdmin.result(deleteTag, { params: gone, query: { version: 1 } });
    expect((await update({ tagIds: [kept.tagId] }, 2)).json.result).toMatchObject({
      version: 3,
      tags: [{ tagId: kept.tagId }],
    });
    await superAdmin.result(restoreRecord, { params: { kind: 'tag', id: gone.tagId }, body: { to: 1, expected: 2 } });
    expect(await tagsNow()).toEqual([kept.tagId, gone.tagId]);
    expect((await update({ tagIds: [] }, 3)).json.result).toMatchObject({ version: 4, tags: [] });

    await superAdmin.result(deleteTag, { params: gone, query: { version: 3 } });
    const refused = await update({ tagIds: [gone.tagId] }, 4);
    expect(refused.status).toBe(422);
    expect(refused.json.errors).toEqual([{ field: 'tagIds', message: 'Taggen finns inte längre. Läs in sidan igen.' }]);
  });

  it('accepts only the listed columns and fields', async () => {
    for (const filter of [{ orderByColumn: 'projectId; --' }, { nonsense: 'x' }]) {
      expect((await staff.call(listProjects, { body: { filter } })).status).toBe(422);
    }
  });

  it('can be deleted by SuperAdmin, after which its customer can be deleted', async () => {
    const project = await makeProject(staff);
    expect((await staff.call(deleteProject, { params: project })).status).toBe(403);
    expect((await superAdmin.call(deleteProject, { params: project })).status).toBe(200);
    expect((await staff.call(getProject, { params: project })).status).toBe(404);
  });

  it('takes its work orders with it out of lists and counts when it is deleted', async () => {
    const name = unique('Borttaget');
    const { customerId } = await makeCustomer(superAdmin, { name });
    const [gone, kept] = [await makeProject(superAdmin, { customerId }), await makeProject(superAdmin, { customerId })];
    for (const { projectId } of [gone, gone, kept]) await makeWorkOrder(superAdmin, projectId);
    await superAdmin.result(deleteProject, { params: gone });
    const { items } = await superAdmin.result(listWorkOrders, { query: { customerName: name, itemsPerPage: 0 } });
    expect(items.map((row: any) => row.projectId)).toEqual([kept.projectId]);
    const customers = await superAdmin.result(listCustomers, { query: { name } });
    expect(customers.items).toMatchObject([{ numberOfProjects: 1, planned: 1 }]);
  });
});

describe('the list of projects', () => {
  it('shows what a project is about, and finds it by every field', async () => {
    const name = unique('Ängsbyn Öst');
    const customer = await makeCustomer(staff, { name, paymentRemark: true });
    const object = await makeAddress(staff, customer.customerId, { name: unique('Kv. Åsen'), addressType: 'Object' });
    const project = await makeProject(staff, {
      customerId: customer.customerId,
      objectAddressId: object.addressId,
      budget: 5000,
    });
    await makeWorkOrder(staff, project.projectId, { status: 'Registered' });
    const expected = {
      projectCode: project.projectCode,
      customerName: name,
      objectName: object.name,
      projectOwnerUserInitials: 'AL',
      registered: 1,
      budget: 5000,
      paymentRemark: true,
      invoiceable: true,
    };
    for (const filter of [
      { customerName: name.replace('Ä', 'a').toLowerCase() },
      { objectName: object.name.split(' ').at(-1)! },
      { projectCode: project.projectCode, projectOwnerUserInitials: 'al', invoiceable: true },
      { addressFormatted: object.name },
      { customerId: customer.customerId, showAll: true },
    ]) {
      const page = await list(filter);
      expect(page.items, JSON.stringify(filter)).toMatchObject([expected]);
    }
  });

  it('hides projects that are not active unless all are asked for', async () => {
    const project = await makeProject(staff, { active: false });
    const filter = { projectCode: project.projectCode };
    expect((await list(filter)).items).toEqual([]);
    expect((await list({ ...filter, showAll: true })).items).toHaveLength(1);
  });
});
