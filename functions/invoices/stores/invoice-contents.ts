import { AppError } from '../../../shared/codes/errors.ts';
import { notFound } from '../../../shared/codes/errors/every-call.ts';
import { nothingToInvoice } from '../../../shared/codes/errors/invoices.ts';
import { paidByInstalments } from '../../../shared/domain/agreement/against.ts';
import type { AgreementEffect, InvoiceInput, InvoicedAddress } from '../../../shared/domain/invoice/invoice-input.ts';
import { hasLines } from '../../../shared/domain/invoice/invoice-lines.ts';
import type { PriceLists } from '../../../shared/domain/prices.ts';
import { isToInvoice } from '../../../shared/domain/work-order-rules.ts';
import type { StoredRecord } from '../../data/core/records.ts';
import { type RecordMap, findRecords } from '../../data/core/table.ts';
import { findDefaultPriceListIds, linesOf, priceListsIn } from '../../prices/price-list-store.ts';
import { productView } from '../../prices/product-store.ts';
import { type ProjectAgreement, cancelledIn, invoicesOf, projectAgreement } from '../../projects/agreement-store.ts';
import { systemSettingsId, systemSettingsIn } from '../../settings/settings-store.ts';
import { unitPriceOre } from '../../work-orders/work-order-store.ts';

export type InvoiceContents = {
  workOrders: StoredRecord<'work-order'>[];
  input: InvoiceInput;
  agreement: ProjectAgreement;
};

export function withoutAddingNothing({ workOrders, input, ...source }: InvoiceContents): InvoiceContents {
  const isTaken = (_: unknown, index: number) => hasLines(input.workOrders[index]!);
  return {
    ...source,
    workOrders: workOrders.filter(isTaken),
    input: { ...input, workOrders: input.workOrders.filter(isTaken) },
  };
}

/** What leads to the rest: the first step of reading, which needs only the project's id. */
export type ProjectRecords = Pick<InvoiceContext, 'project' | 'settings'> & {
  ownPrices: PriceLists['project'];
  agreementRecord: StoredRecord<'agreement'> | undefined;
  defaultIds: number[];
};

/** Everything that an invoice of a project prints beside its work orders and their products. */
export type InvoiceContext = {
  project: StoredRecord<'project'>;
  customer: StoredRecord<'customer'>;
  settings: StoredRecord<'system-settings'>;
  lists: PriceLists;
  agreement: ProjectAgreement;
  related: RecordMap;
  mainAddress: InvoicedAddress | null;
};

/** @throws not_found, also for a deleted project unless `alsoDeleted` */
export async function loadInvoicedProject(projectId: number, { alsoDeleted = false } = {}): Promise<ProjectRecords> {
  const [found, defaultIds] = await Promise.all([
    findRecords([
      ['project', projectId],
      ['price-list-project', projectId],
      ['agreement', projectId],
      systemSettingsId,
    ]),
    findDefaultPriceListIds(),
  ]);
  const project = found.get('project', projectId);
  if (!project || (project.deleted && !alsoDeleted)) throw new AppError(notFound);
  return {
    project,
    settings: systemSettingsIn(found),
    ownPrices: linesOf(found.get('price-list-project', projectId)),
    agreementRecord: found.get('agreement', projectId),
    defaultIds,
  };
}

export async function loadInvoiceContext({
  project,
  settings,
  ownPrices,
  agreementRecord,
  defaultIds,
}: ProjectRecords): Promise<InvoiceContext> {
  const { customerId, projectOwnerUserId, mainContactId, invoiceAddressId, objectAddressId } = project.data;
  const related = await findRecords([
    ['customer', customerId],
    ['price-list-customer', customerId],
    ...defaultIds.map((id) => ['price-list-default', id] as const),
    ['user', projectOwnerUserId],
    ['contact', mainContactId],
    ['address', invoiceAddressId],
    ['address', objectAddressId],
  ]);
  const customer = related.get('customer', customerId);
  if (!customer) throw new Error(`Project ${project.id} has no customer.`);
  const { mainAddressId } = customer.data;
  const main = await findRecords([['address', mainAddressId], ...invoicesOf(agreementRecord)]);
  const lists = { ...priceListsIn(related, { defaultIds, customerId }), project: ownPrices };
  const agreement = projectAgreement(agreementRecord, cancelledIn(main));
  return { project, customer, settings, lists, agreement, related, mainAddress: addressOf(main, mainAddressId) };
}

/** The buyer and the addresses that may be its own. */
export function partiesOf({ project, customer, related, mainAddress }: InvoiceContext) {
  return {
    customer: customer.data,
    invoiceAddress: addressOf(related, project.data.invoiceAddressId),
    mainAddress,
  };
}

/** Who the project is of: who answers for it, who has ordered it, and where. */
export function personsOf({ project: { data }, related }: InvoiceContext) {
  return {
    objectAddress: addressOf(related, data.objectAddressId),
    owner: related.get('user', data.projectOwnerUserId)?.data ?? null,
    mainContact: ordererOf(related, data.mainContactId),
  };
}

/** Returns the work orders that exist, in the order of the ids. */
export async function findWorkOrders(ids: readonly number[]): Promise<StoredRecord<'work-order'>[]> {
  const records = await findRecords(ids.map((id) => ['work-order', id] as const));
  return ids.flatMap((id) => records.get('work-order', id) ?? []);
}

/**
 * Reads everything that an invoice of the project is built from.
 * @param workOrderIds candidates; those that can no longer be invoiced are left out
 * @param invoiceId an invoice that some of them are locked for
 * @throws not_found, nothing_to_invoice
 */
export async function loadInvoiceContents(
  projectId: number,
  workOrderIds: readonly number[],
  now: Date,
  invoiceId?: number,
): Promise<InvoiceContents> {
  const [context, candidates] = await Promise.all([
    loadInvoicedProject(projectId).then(loadInvoiceContext),
    findWorkOrders(workOrderIds),
  ]);
  return invoiceContents(context, candidates, now, invoiceId);
}

/** The same, of what has been read. @throws nothing_to_invoice; against_agreement of a fixed price */
export async function invoiceContents(
  context: InvoiceContext,
  candidates: readonly StoredRecord<'work-order'>[],
  now: Date,
  invoiceId?: number,
): Promise<InvoiceContents> {
  const workOrders = candidates.filter(({ deleted, data }) => {
    if (deleted || data.projectId !== context.project.id) return false;
    return (invoiceId !== undefined && data.invoiceId === invoiceId) || isToInvoice(data);
  });
  if (workOrders.length === 0) throw nothingIn(context);
  return contentsOf(context, workOrders, now);
}

function nothingIn({ agreement }: InvoiceContext): AppError {
  return agreement.terms.priceForm === 'FixedPrice' ? paidByInstalments() : new AppError(nothingToInvoice);
}

/** The same without a condition on the work orders, which may be none. */
export async function contentsOf(
  context: InvoiceContext,
  workOrders: StoredRecord<'work-order'>[],
  now: Date,
): Promise<InvoiceContents> {
  const { project, customer, settings, lists, agreement, related, mainAddress } = context;
  const productIds = [...new Set(workOrders.flatMap(({ data: { items } }) => items.map(({ productId }) => productId)))];
  const products = await findRecords(productIds.map((id) => ['product', id] as const));

  const { data } = project;
  const input: InvoiceInput = {
    project: { ...data, projectId: project.id },
    customer: { ...customer.data, customerId: customer.id },
    invoiceAddress: addressOf(related, data.invoiceAddressId),
    mainAddress,
    ...personsOf(context),
    workOrders: workOrders.map(({ id, data: workOrder }) => ({
      ...workOrder,
      workOrderId: id,
      items: workOrder.items.map((item) => ({
        ...item,
        unitPriceOre: unitPriceOre(item, workOrder, lists),
      })),
    })),
    products: productIds.flatMap((id) => {
      const product = products.get('product', id);
      return product ? [productView(product)] : [];
    }),
    company: settings.data,
    sellsConstruction: settings.data.sellsConstruction,
    now,
    ...(agreement.record && { agreed: await usuallyAgreed(agreement) }),
  };
  return { workOrders, input, agreement };
}

/** Loaded only for projects with an agreement, to keep the functions that invoice small. */
async function usuallyAgreed({ terms }: ProjectAgreement): Promise<AgreementEffect> {
  const { agreedOf } = await import('../../../shared/domain/agreement/agreed-lines.ts');
  return agreedOf(terms, { as: 'Work', overCeiling: 'Refuse' });
}

/** A person whose data are erased is nobody's reference. */
function ordererOf(found: RecordMap, contactId: number | null): InvoiceInput['mainContact'] {
  const orderer = found.get('contact', contactId)?.data;
  return orderer && orderer.erasedAt === null ? orderer : null;
}

function addressOf(found: RecordMap, id: number | null): InvoicedAddress | null {
  return found.get('address', id)?.data ?? null;
}
