import * as z from 'zod/mini';
import type { getEmptyWorkOrder } from '../../../../shared/contract/calls/work-orders.ts';
import type { ResultOf } from '../../../../shared/contract/call-types.ts';
import type { SelectableStatus, TimeStep, WorkOrderStatus } from '../../../../shared/codes/work-orders.ts';
import { isCostPriced } from '../../../../shared/codes/product-types.ts';
import { stepFaults } from '../../../../shared/domain/time-step.ts';
import {
  workOrderFieldsSchema,
  type WorkOrder,
  type WorkOrderFields,
  type WorkOrderItem,
} from '../../../../shared/schemas/work-order.ts';
import { inSteps } from '../../components/lines/in-steps.ts';
import { pickFields, type FormValues } from '../../components/form/form-values.ts';
import { partsWithIds } from '../../components/form/parts-with-ids.ts';
import { lineOf, type WorkOrderLine } from './lines.ts';

export type EmptyWorkOrder = ResultOf<typeof getEmptyWorkOrder>;

/** The value of DELA and INGEN in the owner and helper selectors; null in the API. */
export const noUser = 0;

export type WorkOrderValues = Omit<
  WorkOrderFields,
  'status' | 'workOrderOwnerUserId' | 'workOrderHelperUserId' | 'items'
> & {
  status: WorkOrderStatus;
  workOrderOwnerUserId: number;
  workOrderHelperUserId: number;
  items: WorkOrderLine[];
  version: number;
};

export const workOrderValues = {
  empty: (defaults, status) => ({
    ...enteredOf(defaults),
    status: status ?? defaults.status,
    items: [],
    version: 0,
  }),
  fromView: (view) => ({ ...enteredOf(view), items: view.items.map(lineOf), version: view.version }),
  withIds: (values, { sent, saved }) => ({
    ...values,
    items: partsWithIds(values.items, { sent: sent.items, saved: saved.items }, (line, { workOrderItemId }) => ({
      ...line,
      workOrderItemId,
    })),
  }),
} satisfies FormValues<WorkOrderValues, WorkOrder, [EmptyWorkOrder, SelectableStatus | undefined]>;

function enteredOf<View extends EmptyWorkOrder | WorkOrder>(view: View) {
  return {
    ...pickFields(view, workOrderFieldsSchema.shape),
    workOrderOwnerUserId: view.workOrderOwnerUserId ?? noUser,
    workOrderHelperUserId: view.workOrderHelperUserId ?? noUser,
  };
}

/**
 * Maps the values to the API's body and validates it with the API's schema, line by line, so that errors find their
 * fields. @param saved the stored lines, whose numbers may stay as they are
 */
export function workOrderFormSchema(step: TimeStep, saved: readonly WorkOrderItem[] = []) {
  const known = new Map(saved.map((item) => [item.workOrderItemId, item]));
  const check = inSteps<WorkOrderFields>(({ items }) =>
    stepFaults(items, ({ workOrderItemId = 0 }) => known.get(workOrderItemId), step).map(
      ({ line, field, message }) => ({ path: ['items', line, field], message }),
    ),
  );
  return z.pipe(z.transform(toBody), workOrderFieldsSchema.check(check));
}

type Body = z.input<typeof workOrderFieldsSchema>;

/** Not validated yet: missing products and invalid numbers pass as they are, for the schema to reject. */
function toBody({ version: _version, ...values }: WorkOrderValues): Body {
  return {
    ...values,
    workOrderOwnerUserId: values.workOrderOwnerUserId === noUser ? null : values.workOrderOwnerUserId,
    workOrderHelperUserId: values.workOrderHelperUserId === noUser ? null : values.workOrderHelperUserId,
    items: values.items.map(itemOf),
  } as Body;
}

function itemOf(line: WorkOrderLine) {
  const { workOrderItemId, productId, productType, hoursEstimated, workedHours, invoiceableHours } = line;
  const { quantity, purchasePrice, receipt } = line;
  return {
    ...(workOrderItemId !== undefined && { workOrderItemId }),
    productId,
    ...(productType === 'Rate'
      ? { hoursEstimated: hoursEstimated ?? 0, workedHours, invoiceableHours }
      : { quantity: quantity ?? 0 }),
    ...(isCostPriced(productType) && { purchasePrice }),
    ...(productType === 'Expense' && { receipt }),
  };
}
