import { isEInvoiced } from '../../shared/codes/e-invoices.ts';
import { workOrder, workOrderItem } from '../../shared/entities/work-order.ts';
import { addDays, dayOf } from '../../shared/lib/days.ts';
import type { StoredRecord } from '../data/core/records.ts';
import { UnitOfWork } from '../data/core/unit-of-work.ts';
import { loadInvoiceContents } from '../invoices/stores/invoice-contents.ts';
import { commitInvoice } from '../invoices/stores/invoice-store.ts';
import type { DemoCustomer } from './seed-customers.ts';

type SeedContext = {
  customers: DemoCustomer[];
  projects: StoredRecord<'project'>[];
  products: StoredRecord<'product'>[];
  now: Date;
};

/** An invoice of each customer that gets e-invoices, so that there is an e-invoice to look at. */
export async function seedPublicInvoices({ customers, projects, products, now }: SeedContext): Promise<void> {
  const rates = products.filter(({ data }) => data.productType === 'Rate').slice(0, 2);
  for (const { customer } of customers.filter((one) => isEInvoiced(one.customer.data.invoiceDelivery))) {
    const project = projects.find(({ data }) => data.customerId === customer.id && data.active);
    if (project) await invoice(project, rates, now);
  }
}

async function invoice(project: StoredRecord<'project'>, rates: StoredRecord<'product'>[], now: Date): Promise<void> {
  const { projectOwnerUserId } = project.data;
  const unit = new UnitOfWork(0);
  const { id } = await unit.create('work-order', {
    ...workOrder.empty,
    projectId: project.id,
    status: 'Registered',
    statusDate: now.toISOString(),
    verificationDate: addDays(dayOf(now), -6),
    invoiceNote: 'Bullermätning och utlåtande inför detaljplan',
    workOrderOwnerUserId: projectOwnerUserId,
    invoiceable: true,
    createdByUserId: projectOwnerUserId ?? 0,
    items: rates.map((product, index) => ({
      ...workOrderItem.empty,
      workOrderItemId: index + 1,
      productId: product.id,
      productType: 'Rate' as const,
      hoursEstimated: 6,
      workedHours: 6,
      invoiceableHours: 6,
    })),
  });
  await unit.commit(null);
  const source = await loadInvoiceContents(project.id, [id], now);
  await commitInvoice(new UnitOfWork(0), [source], { stageFollowUps: () => undefined });
}
