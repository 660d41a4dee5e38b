import type { SiteClient } from '../../functions/operation/self-test/site-client.ts';
import { createPreviewPdfFromProject } from '../../shared/contract/invoices.ts';
import { createProduct } from '../../shared/contract/products.ts';
import { getProjectPriceList, saveProjectPriceList } from '../../shared/contract/price-lists.ts';
import { createWorkOrder, exportDetailed } from '../../shared/contract/work-orders.ts';
import { dayOf } from '../../shared/lib/days.ts';
import { type Project, madeUp } from './clean-up.ts';

/** Takes no invoice number. */
export async function tryPdf(client: SiteClient, { projectId }: Project): Promise<void> {
  const { productId } = await client.call(createProduct, { body: { name: madeUp(), productType: 'Rate' } });
  // A project's own list has a price for every product.
  const { version, lines } = await client.call(getProjectPriceList, { params: { projectId } });
  const priced = lines.map((line) => ({ productId: line.productId, price: line.otherPrice ?? 100 }));
  await client.call(saveProjectPriceList, { body: { projectId, version, lines: priced } });
  await client.call(createWorkOrder, {
    body: {
      projectId,
      status: 'Registered',
      verificationDate: dayOf(new Date()),
      invoiceNote: 'Driftprov',
      internalNote: '',
      workOrderOwnerUserId: null,
      items: [{ productId, workedHours: 1, invoiceableHours: 1 }],
    },
  });
  const pdf = Buffer.from(await client.file(createPreviewPdfFromProject, { params: { projectId } }));
  if (pdf.subarray(0, 5).toString() !== '%PDF-') throw new Error(`Svaret är ingen PDF: ${pdf.length} byte.`);
}

export async function tryExcel(client: SiteClient, { projectCode }: Project): Promise<void> {
  const file = Buffer.from(await client.file(exportDetailed, { body: { projectCode } }));
  // A spreadsheet is a zip archive.
  if (file.subarray(0, 2).toString() !== 'PK') throw new Error(`Svaret är ingen Excelfil: ${file.length} byte.`);
}
