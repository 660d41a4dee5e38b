import { beforeAll, describe, expect, it } from 'vitest';
import { getAllAddresses, listAddresses } from '../../../shared/contract/addresses.ts';
import { getAllContacts, listContacts } from '../../../shared/contract/contacts.ts';
import { getAllCustomers, listCustomers } from '../../../shared/contract/customers.ts';
import { getAllProjects, listProjects } from '../../../shared/contract/projects.ts';
import type { Api } from '../../support/api.ts';
import { makeBulk, type BulkOptions } from '../../support/bulk/make-bulk.ts';
import { logInAs } from '../../support/people.ts';

const mark = `massa${Date.now().toString(36)}`;
const sizes = { customers: 200, addresses: 300, contacts: 500, projects: 1000 };

const staff = await logInAs('Staff');
let makings: BulkOptions[];
const madeOf = (kind: BulkOptions['kind']): any[] => makings.find((one) => one.kind === kind)!.made;

beforeAll(async () => {
  makings = await makeBulk(staff, { sizes, seed: 3, mark, atOnce: 16 });
});

describe('many records made sixteen at a time', () => {
  it('are created without an error', () => {
    expect(makings.map(({ kind, calls, failures }) => ({ kind, calls, failures }))).toEqual(
      makings.map(({ kind }) => ({ kind, calls: sizes[kind], failures: [] })),
    );
  });

  it('get an id each, and a project a code of its own', () => {
    expect(new Set(madeOf('customers').map(({ customerId }) => customerId)).size).toBe(sizes.customers);
    expect(new Set(madeOf('addresses').map(({ addressId }) => addressId)).size).toBe(sizes.addresses);
    expect(new Set(madeOf('contacts').map(({ contactId }) => contactId)).size).toBe(sizes.contacts);
    expect(new Set(madeOf('projects').map(({ projectCode }) => projectCode)).size).toBe(sizes.projects);
  });

  it('are all in their lists, whose totals are exact', async () => {
    const customers = await staff.result(listCustomers, { query: { name: mark, itemsPerPage: 0 } });
    expect(customers.meta.totalItems).toBe(sizes.customers);
    expect(customers.items.length).toBe(sizes.customers);
    const ofCustomers = customers.items.reduce((sum: number, row: any) => sum + row.numberOfProjects, 0);
    expect(ofCustomers).toBe(sizes.projects);

    const addresses = await staff.result(listAddresses, { query: { customerName: mark, itemsPerPage: 20 } });
    expect(addresses.meta).toEqual({ totalItems: sizes.addresses, totalPages: sizes.addresses / 20, currentPage: 1 });

    const contacts = await staff.result(listContacts, { query: { customerName: mark, itemsPerPage: 50 } });
    expect(contacts.meta).toEqual({ totalItems: sizes.contacts, totalPages: sizes.contacts / 50, currentPage: 1 });

    const totalOf = async (filter: object) =>
      (await staff.result(listProjects, { body: { filter: { customerName: mark, ...filter }, tagIds: [] } })).meta
        .totalItems;
    expect(await totalOf({ showAll: true })).toBe(sizes.projects);
    expect(await totalOf({})).toBe(madeOf('projects').filter(({ active }) => active).length);
  });

  it('are each once on the pages of a list', async () => {
    const seen: number[] = [];
    for (let currentPage = 1; currentPage <= sizes.projects / 50; currentPage += 1) {
      const filter = { customerName: mark, showAll: true, itemsPerPage: 50, currentPage, orderByColumn: 'budget' };
      const page = await staff.result(listProjects, { body: { filter, tagIds: [] } });
      seen.push(...page.items.map((row: any) => row.projectId));
    }
    expect(seen.length).toBe(sizes.projects);
    expect(new Set(seen)).toEqual(new Set(madeOf('projects').map(({ projectId }) => projectId)));
  });

  it('are all offered in selectors', async () => {
    const ids = async (route: Parameters<Api['result']>[0], id: string) =>
      new Set((await staff.result(route)).map((one: any) => one[id]));
    const customers = await ids(getAllCustomers, 'customerId');
    expect(madeOf('customers').filter(({ customerId }) => !customers.has(customerId))).toEqual([]);
    const addresses = await ids(getAllAddresses, 'addressId');
    expect(madeOf('addresses').filter(({ addressId }) => !addresses.has(addressId))).toEqual([]);
    const contacts = await ids(getAllContacts, 'contactId');
    expect(madeOf('contacts').filter(({ contactId }) => !contacts.has(contactId))).toEqual([]);
    const projects = await ids(getAllProjects, 'projectId');
    expect(madeOf('projects').filter(({ active, projectId }) => active !== projects.has(projectId))).toEqual([]);
  });
});
