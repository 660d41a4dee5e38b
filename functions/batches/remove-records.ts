import { AppError } from '../../shared/codes/errors.ts';
import { workOrderDeleted } from '../../shared/domain/project-log-messages.ts';
import { formatNames } from '../../shared/lib/format.ts';
import { findProjectsOf } from '../replica/lists/find-projects-of.ts';
import { productUses } from '../replica/lists/product-uses.ts';
import { freshReplica } from '../replica/fresh-replica.ts';
import type { Stored } from '../stores/core/records.ts';
import type { UnitOfWork } from '../stores/core/unit-of-work.ts';
import { priceListYears } from '../stores/prices/price-list-store.ts';
import { requireUnused } from '../stores/prices/product-store.ts';
import { logOnProject } from '../stores/projects/project-log-store.ts';
import { letGoOfChoices } from '../stores/projects/project-store.ts';
import { requireNotInvoiced } from '../stores/work-orders/work-order-store.ts';

/** Each stages the deletion of one record, and throws before it stages anything when the record is in use. */

type By = { now: Date; knownChangedAt?: string | undefined };

export function removeCustomer(unit: UnitOfWork, customer: Stored<'customer'>): void {
  if (customer.refs > 0) throw new AppError('in_use', { message: 'Kunden har projekt och kan inte tas bort.' });
  unit.remove(customer, { unlessReferred: true });
  unit.refer('address', customer.data.mainAddressId, -1);
}

export function removeAddress(unit: UnitOfWork, address: Stored<'address'>): void {
  if (address.refs > 0) {
    throw new AppError('in_use', {
      message: 'Adressen är huvudadress för en kund eller ett projekt och kan inte tas bort.',
    });
  }
  unit.remove(address, { unlessReferred: true });
}

export async function removeContact(
  unit: UnitOfWork,
  contact: Stored<'contact'>,
  { knownChangedAt }: By,
): Promise<void> {
  if (contact.refs > 0) {
    const projects = await findProjectsOf(contact, knownChangedAt);
    const codes = projects.flatMap(({ data }) => (data.mainContactId === contact.id ? [data.projectCode] : []));
    throw new AppError('in_use', { message: `Personen är beställare i ${ordered(codes)} och kan inte tas bort.` });
  }
  unit.remove(contact, { unlessReferred: true });
}

export async function removeProduct(
  unit: UnitOfWork,
  product: Stored<'product'>,
  { knownChangedAt }: By,
): Promise<void> {
  requireUnused(productUses(await freshReplica({ knownChangedAt }), product.id), 'kan inte tas bort');
  unit.remove(product);
}

export function removeProject(unit: UnitOfWork, project: Stored<'project'>): void {
  if (project.refs > 0) throw new AppError('in_use', { message: 'Projektet har fakturor och kan inte tas bort.' });
  unit.remove(project, { unlessReferred: true });
  letGoOfChoices(unit, project.data);
}

export async function removeWorkOrder(unit: UnitOfWork, workOrder: Stored<'work-order'>, { now }: By): Promise<void> {
  requireNotInvoiced(workOrder.data, 'tas bort');
  unit.remove(workOrder);
  const { projectId, verificationDate, invoiceNote } = workOrder.data;
  const sentences = [workOrderDeleted(workOrder.id, verificationDate, invoiceNote)];
  await logOnProject(unit, { projectId, logType: 'WorkOrder', sentences, now });
}

export function removeDefaultPriceList(unit: UnitOfWork, list: Stored<'price-list-default'>): void {
  unit.remove(list);
  unit.releaseUnique(priceListYears, String(list.data.year));
}

/** 'projekt 26-0042 och 26-0051', 'projekt 26-0042, 26-0051 och 7 till' */
function ordered(codes: readonly string[]): string {
  if (codes.length === 0) return 'ett projekt';
  const named = codes.length > 4 ? [...codes.slice(0, 3), `${codes.length - 3} till`] : [...codes];
  return `projekt ${formatNames(named)}`;
}
