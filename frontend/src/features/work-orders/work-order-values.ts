import * as z from 'zod/mini';
import type { getEmptyWorkOrder } from '../../../../shared/contract/work-orders.ts';
import type { ResultOf } from '../../../../shared/contract/route.ts';
import type { SelectableStatus, WorkOrderStatus } from '../../../../shared/codes/work-order-status.ts';
import { workOrderFieldsSchema, type WorkOrder } from '../../../../shared/schemas/work-order.ts';
import { lineOf, type WorkOrderLine } from './lines.ts';

export type EmptyWorkOrder = ResultOf<typeof getEmptyWorkOrder>;

/** In the selectors of owner and helper: DELA and INGEN, where the API has null. */
export const noUser = 0;

/** What the work order form holds. */
export type WorkOrderValues = {
  status: WorkOrderStatus;
  verificationDate: string;
  invoiceNote: string;
  internalNote: string;
  workOrderOwnerUserId: number;
  workOrderHelperUserId: number;
  workOrderHelperRequired: boolean;
  invoiceable: boolean;
  items: WorkOrderLine[];
  version: number;
};

export function emptyValues(empty: EmptyWorkOrder, status: SelectableStatus | undefined): WorkOrderValues {
  return {
    ...sharedValues(empty),
    status: status ?? empty.status,
    items: [],
    version: 0,
  };
}

export function valuesOf(workOrder: WorkOrder): WorkOrderValues {
  return {
    ...sharedValues(workOrder),
    status: workOrder.status,
    items: workOrder.items.map(lineOf),
    version: workOrder.version,
  };
}

function sharedValues(workOrder: EmptyWorkOrder | WorkOrder) {
  return {
    verificationDate: workOrder.verificationDate,
    invoiceNote: workOrder.invoiceNote,
    internalNote: workOrder.internalNote,
    workOrderOwnerUserId: workOrder.workOrderOwnerUserId ?? noUser,
    workOrderHelperUserId: workOrder.workOrderHelperUserId ?? noUser,
    workOrderHelperRequired: workOrder.workOrderHelperRequired,
    invoiceable: workOrder.invoiceable,
  };
}

/** The values as the API takes them, checked by its own schema; line by line, so that its errors find their fields. */
export const workOrderFormSchema = z.pipe(z.transform(bodyOf), workOrderFieldsSchema);

type Body = z.input<typeof workOrderFieldsSchema>;

/** Not checked yet: a product that is missing and a number that is none go as they are, to be refused at their fields. */
function bodyOf({ version: _version, ...values }: WorkOrderValues): Body {
  return {
    ...values,
    workOrderOwnerUserId: values.workOrderOwnerUserId === noUser ? null : values.workOrderOwnerUserId,
    workOrderHelperUserId: values.workOrderHelperUserId === noUser ? null : values.workOrderHelperUserId,
    items: values.items.map(itemOf),
  } as Body;
}

function itemOf(line: WorkOrderLine) {
  const { workOrderItemId, productId, productType, hoursEstimated, workedHours, invoiceableHours, quantity } = line;
  return {
    ...(workOrderItemId !== undefined && { workOrderItemId }),
    productId,
    ...(productType === 'Rate'
      ? { hoursEstimated: hoursEstimated ?? 0, workedHours, invoiceableHours }
      : { quantity: quantity ?? 0 }),
  };
}
