import { AppError } from '../../../shared/codes/errors.ts';
import { inUse } from '../../../shared/codes/errors/records.ts';
import { workOrderDeleted } from '../../../shared/domain/project-log-messages.ts';
import type { StoredRecord } from '../../data/core/records.ts';
import { stageNumbers } from '../../customers/fortnox-number.ts';
import type { UnitOfWork } from '../../data/core/unit-of-work.ts';
import { priceListYears } from '../../prices/price-list-store.ts';
import { logOnProject } from '../../projects/project-log-store.ts';
import { releaseChoices } from '../../projects/project-store.ts';
import { requireNotInvoiced } from '../../work-orders/work-order-store.ts';

/** Each stages the deletion of one record, and throws before it stages anything when the record is in use. */

export async function removeCustomer(unit: UnitOfWork, customer: StoredRecord<'customer'>): Promise<void> {
  if (customer.refs > 0) throw new AppError(inUse, { message: 'Kunden har projekt och kan inte tas bort.' });
  const { fortnoxCustomerNumber: before } = customer.data;
  await stageNumbers(unit, [{ customerId: customer.id, before, after: '' }]);
  unit.remove(customer, { unlessReferred: true });
  unit.refer('address', customer.data.mainAddressId, -1);
}

export function removeAddress(unit: UnitOfWork, address: StoredRecord<'address'>): void {
  if (address.refs > 0) {
    throw new AppError(inUse, {
      message: 'Adressen är huvudadress för en kund eller ett projekt och kan inte tas bort.',
    });
  }
  unit.remove(address, { unlessReferred: true });
}

export function removeProject(unit: UnitOfWork, project: StoredRecord<'project'>): void {
  if (project.refs > 0) throw new AppError(inUse, { message: 'Projektet har fakturor och kan inte tas bort.' });
  unit.remove(project, { unlessReferred: true });
  releaseChoices(unit, project.data);
}

export async function removeWorkOrder(
  unit: UnitOfWork,
  workOrder: StoredRecord<'work-order'>,
  { now }: { now: Date },
): Promise<void> {
  await requireNotInvoiced(workOrder.data, 'tas bort');
  unit.remove(workOrder);
  const { projectId, verificationDate, invoiceNote } = workOrder.data;
  const sentences = [workOrderDeleted(workOrder.id, verificationDate, invoiceNote)];
  await logOnProject(unit, { projectId, logType: 'WorkOrder', sentences, now });
}

export function removeDefaultPriceList(unit: UnitOfWork, list: StoredRecord<'price-list-default'>): void {
  unit.remove(list);
  unit.releaseUnique(priceListYears, String(list.data.year));
}
