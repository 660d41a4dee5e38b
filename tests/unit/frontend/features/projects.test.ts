// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { forgetSession, keepSession } from '../../../../frontend/src/api/session.ts';
import { addressOptions } from '../../../../frontend/src/features/projects/address-options.ts';
import { listProjectsRequest } from '../../../../frontend/src/features/projects/projects-page.tsx';
import { projectMenu } from '../../../../frontend/src/features/projects/project-menu.ts';
import { projectValues } from '../../../../frontend/src/features/projects/project-values.ts';
import { userOptions } from '../../../../frontend/src/components/user-options.ts';
import { readPanel, writePanel } from '../../../../frontend/src/navigation/panel-address.ts';
import { panels } from '../../../../frontend/src/navigation/paths.ts';
import { projectFiguresText } from '../../../../frontend/src/text/project-figures.ts';
import { projectFieldsSchema } from '../../../../shared/schemas/project.ts';

const sort = { currentPage: 2, orderByColumn: 'budget', orderByDescending: true };

describe('the call for a page of projects', () => {
  it.each([
    ['owner', { ownerUserId: 7 }],
    ['reviewer', { reviewerUserId: 7 }],
  ] as const)('has one’s own id for one’s own projects as %s', (mine, ids) => {
    keepSession({ token: 't', userId: 7, initials: 'AL', firstName: 'A', lastName: 'L', role: 'Staff', expiresAt: '' });
    const { body } = listProjectsRequest({ ...sort, mine });
    expect(body.filter).toEqual({ ...sort, ...ids });
    forgetSession();
  });

  it('has one’s own id for one’s own initials, and those of others as they are', () => {
    keepSession({ token: 't', userId: 7, initials: 'AL', firstName: 'A', lastName: 'L', role: 'Staff', expiresAt: '' });
    const filter = { projectOwnerUserInitials: 'al', projectReviewerUserInitials: 'SAL' };
    expect(listProjectsRequest({ ...sort, ...filter }).body.filter).toEqual({
      ...sort,
      ownerUserId: 7,
      projectReviewerUserInitials: 'SAL',
    });
    forgetSession();
  });

  it('puts the tags beside the filter', () => {
    expect(listProjectsRequest({ ...sort, showAll: 'true', tagIds: '3,11' })).toEqual({
      body: { filter: { ...sort, showAll: 'true' }, tagIds: [3, 11] },
    });
  });

  it('requests no tags when the address names no valid ones', () => {
    expect(listProjectsRequest(sort).body.tagIds).toEqual([]);
    expect(listProjectsRequest({ ...sort, tagIds: 'x,,7' }).body.tagIds).toEqual([7]);
  });
});

describe('a new project', () => {
  it('has the current user as owner, or as reviewer and nobody as owner', () => {
    expect(projectValues.empty(4, 'owner')).toMatchObject({ projectOwnerUserId: 4, projectReviewerUserId: null });
    expect(projectValues.empty(4, 'reviewer')).toMatchObject({ projectOwnerUserId: null, projectReviewerUserId: 4 });
  });

  it('starts active, with 30 days and no budget', () => {
    expect(projectValues.empty(4, 'owner')).toMatchObject({ active: true, paymentTermDays: 30, budget: 0 });
    const ofCustomer = { customerId: 7, paymentTermDays: 10, invoiceAddressId: 3 };
    expect(projectValues.empty(4, 'owner', ofCustomer)).toMatchObject(ofCustomer);
  });

  it('sends an empty owner explicitly, since leaving it out means the current user', () => {
    const body = projectFieldsSchema.parse({ ...projectValues.empty(4, 'reviewer'), customerId: 1 });
    expect(body).toMatchObject({ projectOwnerUserId: null });
  });
});

it('the form of a project takes a project’s tags into its form as ids', () => {
  const tags = [
    { tagId: 3, name: 'Buller' },
    { tagId: 1, name: 'Bostad' },
  ];
  expect(projectValues.fromView({ ...projectValues.empty(4, 'owner'), tags } as never).tagIds).toEqual([3, 1]);
});

it('the form of a project names people by initials and name', () => {
  const user = { userId: 4, initials: 'AL', firstName: 'Anna', lastName: 'Lindqvist' };
  expect(userOptions([user])).toEqual([{ value: 4, label: 'AL, Anna Lindqvist' }]);
});

it('the form of a project offers addresses of the wanted type first, and labels the others', () => {
  const addresses = [
    { addressId: 1, formatted: 'Huvudkontor, Gatan 1', addressType: 'Office' },
    { addressId: 2, formatted: 'Kunden, Box 3', addressType: 'InvoiceAddress' },
  ];
  expect(addressOptions(addresses as never, 'InvoiceAddress')).toEqual([
    { value: 2, label: 'Kunden, Box 3' },
    { value: 1, label: 'Huvudkontor, Gatan 1 (kontor)' },
  ]);
});

const menuProject = { projectId: 7, projectCode: 'A_1.b', customerId: 5 };
const targetsOfMenu = (fixedPrice = false) => projectMenu({ ...menuProject, fixedPrice }).map(({ target }) => target);

it('the form of a project leads from the menu to the project’s own places, whatever its code is', () => {
  const targets = targetsOfMenu();
  expect(targets[0]).toEqual({ name: 'files', id: 7, args: { projectCode: 'A_1.b' } });
  expect(targets).toContain('/contact/addresses/project/7');
  expect(targets).toContain('/work-orders/project/A_1.b');
  expect(targets).toContain('/customerdetails/5');
  expect(targets).toContain('/projectdetails/7');
  expect(targets).toContainEqual({ name: 'project-price-list', id: 7 });
});

it('the form of a project invoices a fixed price by its instalments from the menu, which is told it by its address, and other work by its review', () => {
  expect(targetsOfMenu(true)).toContainEqual({ name: 'agreed-invoice', id: 7 });
  expect(targetsOfMenu()).toContainEqual({ name: 'invoice-review', id: 7 });
  const { args } = readPanel(writePanel(panels.projectMenu({ ...menuProject, fixedPrice: true })))!;
  expect(args).toEqual({ projectCode: 'A_1.b', customerId: '5', fixedPrice: 'true' });
  expect(panels.projectMenu({ ...menuProject, fixedPrice: false }).args).toEqual({
    projectCode: 'A_1.b',
    customerId: 5,
  });
});

describe('the sentence below a project’s curve', () => {
  const figures = { worked: 9840, invoiced: 0, budget: 0 };
  it.each([
    ['2026-11', 'I november 2026 har'],
    ['2026-10', 'Från oktober 2026 till november 2026 har'],
  ])('names each month once, from %s', (first, words) => {
    expect(projectFiguresText.curveInWords({ ...figures, first, last: '2026-11' })).toMatch(new RegExp(`^${words} `));
  });
});
