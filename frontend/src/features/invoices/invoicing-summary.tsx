import type { listInvoiceableProjects } from '../../../../shared/contract/invoices.ts';
import type { ResultOf } from '../../../../shared/contract/route.ts';
import type { ProjectSums } from '../../../../shared/schemas/project.ts';
import { sumsOfList } from '../../components/sums-of-list.tsx';
import { projectsText as text } from '../../text/projects.ts';
import { useTellShown } from './row-remarks.ts';

const Sums = sumsOfList<ProjectSums>(text, [{ name: text.toInvoice, of: 'toInvoice' }]);

export function InvoicingSummary({ page }: { page: ResultOf<typeof listInvoiceableProjects> }) {
  useTellShown(page.items);
  return <Sums page={page} />;
}
