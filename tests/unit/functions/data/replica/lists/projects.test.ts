import { describe, expect, it } from 'vitest';
import { listInvoiceableProjects } from '../../../../../../functions/data/replica/lists/invoiceable-projects.ts';
import { listProjects } from '../../../../../../functions/data/replica/lists/projects.ts';
import type { FeedRow } from '../../../../../../functions/data/core/feed-rows.ts';
import { listInvoiceableProjects as invoiceableContract } from '../../../../../../shared/contract/invoices.ts';
import { listProjects as contract } from '../../../../../../shared/contract/projects.ts';
import { anybody, read, replicaOf, row } from '../../../../../support/replica/rows.ts';

function list(rows: FeedRow[], filter: Record<string, unknown> = {}, tagIds: number[] = []) {
  const answer = listProjects(replicaOf(rows), read(contract.body!, { filter, tagIds }), anybody);
  return contract.result.parse(answer).items;
}

const codesOf = (rows: { projectCode: string }[]) => rows.map(({ projectCode }) => projectCode);

describe('the list of projects', () => {
  const firm = [
    row('customer', 1, { name: 'Åkerström AB', paymentRemark: true }),
    row('user', 3, { initials: 'ÅS' }),
    row('user', 4, { initials: 'BB' }),
    row('contact', 5, { firstName: 'Märta', lastName: 'Öberg' }),
    row('address', 6, { name: 'Kv. Örnen', address1: 'Storgatan 3', postalCode: '411 01', city: 'Göteborg' }),
    row('tag', 1, { name: 'Ödla' }),
    row('tag', 2, { name: 'Akut' }),
    row('tag', 3, { name: 'Borta' }, { deleted: true }),
  ];
  const project = row('project', 1, {
    projectCode: '26-0042',
    projectOwnerUserId: 3,
    projectReviewerUserId: 4,
    mainContactId: 5,
    objectAddressId: 6,
    tagIds: [1, 2, 3],
    budgetOre: 1_234_50,
  });

  it('shows everything a row has', () => {
    const workOrders = (['Planned', 'Started', 'Registered', 'Invoiced', 'Quoted', 'Cancelled'] as const).map(
      (status, index) => row('work-order', index + 1, { status }),
    );
    const gone = row('work-order', 9, { status: 'Planned' }, { deleted: true });
    expect(list([...firm, project, ...workOrders, gone])).toEqual([
      {
        projectId: 1,
        projectCode: '26-0042',
        customerId: 1,
        customerName: 'Åkerström AB',
        objectName: 'Kv. Örnen',
        mainContactName: 'Märta Öberg',
        addressFormatted: 'Kv. Örnen, Storgatan 3, 411 01 Göteborg',
        projectOwnerUserInitials: 'ÅS',
        projectReviewerUserInitials: 'BB',
        tags: [
          { tagId: 2, name: 'Akut' },
          { tagId: 1, name: 'Ödla' },
        ],
        active: true,
        invoiceable: true,
        fixedPrice: false,
        planned: 2,
        registered: 1,
        invoiced: 1,
        budget: 1234.5,
        toInvoice: 0,
        oldestToInvoice: '2026-03-01',
        worked: 0,
        invoicedSum: 0,
        paymentRemark: true,
        version: 1,
      },
    ]);
  });

  it('shows empty texts where nothing is referred to', () => {
    expect(list([row('project', 1)])[0]).toMatchObject({
      customerName: '',
      objectName: '',
      mainContactName: '',
      addressFormatted: '',
      projectOwnerUserInitials: '',
      tags: [],
      paymentRemark: false,
    });
  });

  it('has active ones with the newest code first, and all when asked', () => {
    const rows = ['26-0009', '26-0010', '25-0100'].map((projectCode, index) =>
      row('project', index + 1, { projectCode, active: index !== 0 }),
    );
    expect(codesOf(list(rows))).toEqual(['26-0010', '25-0100']);
    expect(codesOf(list(rows, { showAll: true }))).toEqual(['26-0010', '26-0009', '25-0100']);
    expect(codesOf(list(rows, { active: false }))).toEqual(['26-0009']);
  });

  it('finds by every tag that is asked for', () => {
    const rows = [...firm, project, row('project', 2, { projectCode: '26-0043', tagIds: [2] })];
    expect(codesOf(list(rows, {}, [2]))).toEqual(['26-0043', '26-0042']);
    expect(codesOf(list(rows, {}, [2, 1]))).toEqual(['26-0042']);
  });

  it.each([
    { customerName: 'aker' },
    { customerId: 1 },
    { mainContactName: 'oberg marta' },
    { objectName: 'ÖRN' },
    { addressFormatted: 'storgatan göteborg' },
    { projectOwnerUserInitials: 'ås' },
    { projectReviewerUserInitials: 'bb' },
    { projectCode: '42' },
    { invoiceable: false },
  ])('finds by %j', (filter) => {
    const other = row('project', 2, { projectCode: '26-0001', customerId: 7 });
    const registered = row('work-order', 1, { projectId: 2, status: 'Registered' });
    expect(codesOf(list([...firm, project, other, registered], filter))).toEqual(['26-0042']);
  });
});

it('a project is not found by a part of its owner’s initials, nor by initials that only accents tell from them', () => {
  const rows = ['AL', 'ÅL', 'SAL'].flatMap((initials, index) => [
    row('user', index + 1, { initials }),
    row('project', index + 1, {
      projectCode: initials,
      projectOwnerUserId: index + 1,
      projectReviewerUserId: index + 1,
    }),
  ]);
  for (const field of ['projectOwnerUserInitials', 'projectReviewerUserInitials']) {
    expect(codesOf(list(rows, { [field]: 'al' }))).toEqual(['AL']);
    expect(codesOf(list(rows, { [field]: 'Å' }))).toEqual([]);
  }
});

describe('the list of projects to invoice', () => {
  const rows = [
    row('project', 1, { projectCode: '26-0003' }),
    row('project', 2, { projectCode: '26-0001', active: false }),
    row('project', 3, { projectCode: '26-0002' }),
    row('project', 4, { projectCode: '26-0004' }),
    row('work-order', 1, { projectId: 1, status: 'Registered' }),
    row('work-order', 2, { projectId: 2, status: 'Registered' }),
    row('work-order', 3, { projectId: 3, status: 'Registered' }),
    row('work-order', 4, { projectId: 4, status: 'Registered', invoiceable: false }),
  ];
  const codes = (query: Record<string, string>) =>
    codesOf(listInvoiceableProjects(replicaOf(rows), read(invoiceableContract.query!, query), anybody).items);

  it('has active ones with something to invoice, lowest code first', () => {
    expect(codes({})).toEqual(['26-0002', '26-0003']);
    expect(codes({ orderByDescending: 'true' })).toEqual(['26-0003', '26-0002']);
  });

  it('has those that are not active too when all are asked for', () => {
    expect(codes({ showAll: 'true' })).toEqual(['26-0001', '26-0002', '26-0003']);
  });

  it('can show those with nothing to invoice', () => {
    expect(codes({ invoiceable: 'false' })).toEqual(['26-0004']);
  });
});
