import type { listInvoiceableProjects as contract } from '../../../../shared/contract/invoices.ts';
import type { QueryOf } from '../../../../shared/contract/route.ts';
import type { Database } from '../database.ts';
import type { ListRequest, Viewer } from './define-list.ts';
import { type ProjectPage, onlyActive, pageOfProjects, type projectList } from './projects.ts';

type ProjectQuery = Parameters<typeof projectList.page>[1];

export function listInvoiceableProjects(db: Database, query: QueryOf<typeof contract>, viewer: Viewer): ProjectPage {
  return pageOfProjects(db, invoiceableProjectsQuery(query), viewer);
}

export function invoiceableProjectsQuery(query: QueryOf<typeof contract>): ListRequest<ProjectQuery> {
  const { invoiceable = true, orderByColumn = 'projectCode', orderByDescending = false, ...rest } = query;
  return { query: onlyActive({ ...rest, invoiceable, orderByColumn, orderByDescending }) };
}
