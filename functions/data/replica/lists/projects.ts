import type { listProjects as contract } from '../../../../shared/contract/projects.ts';
import type { listInvoiceableProjects } from '../../../../shared/contract/invoices.ts';
import type { BodyOf, QueryOf, RouteOutput } from '../../../../shared/contract/route.ts';
import type { ProjectRow } from '../../../../shared/schemas/project.ts';
import type { BudgetUse } from '../../../../shared/codes/projects.ts';
import { nearBudgetSql } from '../partial-indexes.ts';
import type { Database } from '../database.ts';
import { dueInstalmentsOfProject, dueToday, fixedPriceSql } from '../instalments.ts';
import { flag, json, kronor, nameOf, number, sortedText, text } from './columns.ts';
import { type Condition, contains, equals, hasInitials, isFlag } from './conditions.ts';
import { type ListRequest, type Viewer, defineList } from './define-list.ts';
import { startingAt } from './query.ts';

type Body = BodyOf<typeof contract>;
type Filter = Body['filter'] &
  Pick<QueryOf<typeof listInvoiceableProjects>, 'oldestToInvoiceFrom' | 'oldestToInvoiceTo'>;

const workToInvoice = 'work_order w WHERE w.project_id = p.id AND w.listed = 1 AND w.to_invoice = 1';
const invoiceableProjectSql = `(p.to_invoice_ore > 0 OR EXISTS (SELECT 1 FROM ${workToInvoice}))`;
/** With a fixed price, instalments are invoiced instead of work. */
const oldestToInvoice = `(CASE WHEN ${fixedPriceSql('p.id')} THEN (SELECT min(part.due_on) FROM ${dueToday('p.id')})
  ELSE (SELECT min(w.verification_date) FROM ${workToInvoice}) END)`;

const ofBudget: Record<BudgetUse, string> = {
  Near: `${nearBudgetSql('p.')} AND p.worked_ore <= p.budget_ore`,
  Over: `${nearBudgetSql('p.')} AND p.worked_ore > p.budget_ore`,
};

const tagsOfRow = 'project_tag link JOIN tag t ON t.id = link.tag_id AND t.listed = 1 WHERE link.project_id = p.id';

export const projectList = defineList<ProjectRow, Filter>({
  id: 'p.id',
  where: 'p.listed = 1',
  sources: startingAt('project p', {
    c: ['customer', 'p.customer_id'],
    o: ['address', 'p.object_address_id'],
    m: ['contact', 'p.main_contact_id'],
    owner: ['user', 'p.owner_user_id'],
    reviewer: ['user', 'p.reviewer_user_id'],
  }),
  columns: {
    projectId: number('p.id'),
    projectCode: sortedText('p.project_code', 'own'),
    customerId: number('p.customer_id'),
    customerName: nameOf('c.name', 'c', 'c.id'),
    objectName: nameOf('o.name', 'o', 'o.id'),
    mainContactName: nameOf('m.full_name', 'm', 'm.id'),
    addressFormatted: nameOf('o.formatted', 'o', 'o.id'),
    projectOwnerUserInitials: nameOf('owner.initials', 'owner', 'owner.id'),
    projectReviewerUserInitials: nameOf('reviewer.initials', 'reviewer', 'reviewer.id'),
    tags: {
      ...json<ProjectRow['tags']>(
        `(SELECT json_group_array(json_object('tagId', t.id, 'name', t.name) ORDER BY t.name_sort, t.id) FROM ${tagsOfRow})`,
      ),
      sort: 'p.number_of_tags',
      source: 'own',
    },
    active: flag('p.active'),
    invoiceable: flag(invoiceableProjectSql),
    fixedPrice: flag(fixedPriceSql('p.id')),
    planned: { ...number('p.planned'), source: 'own' },
    registered: { ...number('p.registered'), source: 'own' },
    invoiced: { ...number('p.invoiced'), source: 'own' },
    budget: { ...kronor('p.budget_ore'), source: 'own' },
    toInvoice: { ...kronor('p.to_invoice_ore'), source: 'own' },
    oldestToInvoice: text(`coalesce(${oldestToInvoice}, '')`),
    worked: { ...kronor('p.worked_ore'), source: 'own' },
    invoicedSum: { ...kronor('p.invoiced_ore'), source: 'own' },
    paymentRemark: flag('c.payment_remark'),
    version: number('p.version'),
  },
  filters: {
    projectCode: contains('p.project_code', { table: 'project', id: 'p.id' }),
    customerName: contains('c.name', { table: 'customer', id: 'p.customer_id' }),
    customerId: equals('p.customer_id'),
    mainContactName: contains('m.full_name', { table: 'contact', id: 'p.main_contact_id' }),
    objectName: contains('o.name', { table: 'address', id: 'p.object_address_id' }),
    addressFormatted: contains('o.formatted', { table: 'address', id: 'p.object_address_id' }),
    projectOwnerUserInitials: hasInitials('owner.initials'),
    projectReviewerUserInitials: hasInitials('reviewer.initials'),
    ownerUserId: equals('p.owner_user_id'),
    reviewerUserId: equals('p.reviewer_user_id'),
    budgetUse: (use) => ({ sql: ofBudget[use], values: [] }),
    instalmentDueTo: (day) => ({ sql: `EXISTS (SELECT 1 FROM ${dueInstalmentsOfProject})`, values: [day] }),
    active: isFlag('p.active'),
    invoiceable: isFlag(invoiceableProjectSql),
    oldestToInvoiceFrom: (day) => ({ sql: `${oldestToInvoice} >= ?`, values: [day] }),
    oldestToInvoiceTo: (day) => ({ sql: `${oldestToInvoice} <= ?`, values: [day] }),
    sums: () => undefined,
  },
  totals: { 'p.listed = 1': 'project', 'p.listed = 1 AND p.active': 'active project' },
  order: { column: 'projectCode', descending: true },
  pageSize: 'items_per_page_projects',
});

export type ProjectPage = RouteOutput<typeof contract>;

export function listProjects(db: Database, body: Body, viewer: Viewer): ProjectPage {
  return pageOfProjects(db, projectsQuery(body), viewer);
}

const summed = ['budget', 'worked', 'invoicedSum', 'toInvoice'] as const;

export function pageOfProjects(db: Database, request: ListRequest<Filter>, viewer: Viewer): ProjectPage {
  const page = projectList.page(db, request.query, viewer, request.more);
  return request.query.sums ? { ...page, sums: projectList.sums(db, request, summed) } : page;
}

export function projectsQuery({ filter, tagIds }: Body): ListRequest<Body['filter']> {
  return { query: onlyActive(filter), more: tagIds.map(hasTag) };
}

export function onlyActive<Query extends { active?: boolean | undefined; showAll?: boolean | undefined }>(
  query: Query,
): Query {
  return query.active === undefined && !query.showAll ? { ...query, active: true } : query;
}

function hasTag(tagId: number): Condition {
  return {
    sql: 'p.id IN (SELECT project_id FROM project_tag WHERE tag_id = ?)',
    values: [tagId],
    rowByRow: { sql: 'EXISTS (SELECT 1 FROM project_tag WHERE project_id = p.id AND tag_id = ?)', values: [tagId] },
  };
}

export function projectsOf(db: Database, as: 'owner' | 'reviewer', userId: number): ProjectRow[] {
  return projectList.all(db, [{ sql: `p.${as}_user_id = ?`, values: [userId] }]);
}
