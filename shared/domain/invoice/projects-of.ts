import type { InvoiceDocument } from '../../schemas/invoice.ts';

/** Rows of lists that were stored before invoices could be combined lack `projects`. */
type InvoiceProjects = Pick<InvoiceDocument, 'projectId' | 'projectCode' | 'sumTotal'> &
  Partial<Pick<InvoiceDocument, 'projects'>>;
type Part = Pick<InvoiceDocument, 'projectId' | 'projectCode' | 'sumTotal'>;

/** The projects of any invoice, each with its part of the sum without VAT. */
export function projectsOf({ projects = [], projectId, projectCode, sumTotal }: InvoiceProjects): readonly Part[] {
  return projects.length > 0 ? projects : [{ projectId, projectCode, sumTotal }];
}

/** The codes of an invoice's projects, several on a combined one. */
export function codesOf(invoice: InvoiceProjects): string {
  return projectsOf(invoice)
    .map(({ projectCode }) => projectCode)
    .join(', ');
}
