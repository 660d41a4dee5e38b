import { hasLines } from '../../shared/domain/invoice/invoice-lines.ts';
import type { InvoiceDocument, ProjectPreview } from '../../shared/schemas/invoice.ts';
import type { InvoiceContents } from './stores/invoice-contents.ts';
import { basisText } from './basis.ts';

export function previewOf({
  source,
  document,
}: {
  source: InvoiceContents;
  document: InvoiceDocument;
}): ProjectPreview {
  const nothing = source.input.workOrders.filter((workOrder) => !hasLines(workOrder));
  return {
    invoiceDto: document,
    logoUrl: document.company.logoUrl,
    basis: basisText(source, document),
    addingNothing: nothing.map(({ workOrderId }) => workOrderId),
  };
}
