import { describe, expect, it } from 'vitest';
import { newLine } from '../../../../../frontend/src/features/work-orders/lines.ts';
import {
  workOrderFormSchema,
  workOrderValues,
  type EmptyWorkOrder,
  type WorkOrderValues,
} from '../../../../../frontend/src/features/work-orders/work-order-values.ts';

const empty: EmptyWorkOrder = {
  projectId: 7,
  projectCode: '26-0007',
  customerName: 'Kund',
  objectName: 'Hus A',
  status: 'Planned',
  verificationDate: '2026-11-20',
  invoiceNote: '',
  internalNote: '',
  workOrderOwnerUserId: 4,
  workOrderHelperUserId: null,
  workOrderHelperRequired: false,
  invoiceable: true,
  items: [],
};
const values = (fields: Partial<WorkOrderValues> = {}): WorkOrderValues => ({
  ...workOrderValues.empty(empty, undefined),
  ...fields,
});

describe('the values of the work order form', () => {
  it('start with the status that the caller gives', () => {
    expect(workOrderValues.empty(empty, 'Registered').status).toBe('Registered');
    expect(workOrderValues.empty(empty, undefined).status).toBe('Planned');
  });

  it('go out with null for DELA as owner and INGEN as helper, and −1 for DELA as helper', () => {
    const shared = workOrderFormSchema(0.5).parse(values({ workOrderOwnerUserId: 0, workOrderHelperUserId: -1 }));
    expect(shared).toMatchObject({ workOrderOwnerUserId: null, workOrderHelperUserId: -1 });
    expect(workOrderFormSchema(0.5).parse(values())).toMatchObject({
      workOrderOwnerUserId: 4,
      workOrderHelperUserId: null,
    });
  });

  const nothing = {
    hoursEstimated: 0,
    workedHours: null,
    invoiceableHours: null,
    quantity: 0,
    purchasePrice: null,
    receipt: '',
  };

  it('go out with zero where nothing was estimated and null where nothing was worked', () => {
    const lines = [
      { ...newLine('Rate'), productId: 1 },
      { ...newLine('Rent'), productId: 2 },
    ];
    expect(workOrderFormSchema(0.5).parse(values({ items: lines })).items).toEqual([
      { productId: 1, ...nothing },
      { productId: 2, ...nothing },
    ]);
  });

  it('are refused at the field of the line that is wrong', () => {
    const lines = [
      { ...newLine('Rate'), productId: 1, workedHours: 1.3 },
      { ...newLine('Rent'), quantity: 'två' },
    ];
    const { error } = workOrderFormSchema(0.5).safeParse(values({ items: lines }));
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['items.1.productId', 'Välj i listan.'],
      ['items.1.quantity', 'Ange ett tal.'],
      ['items.0.workedHours', 'Ange hela eller halva.'],
    ]);
  });

  it('never go out as invoiced', () => {
    expect(workOrderFormSchema(0.5).safeParse(values({ status: 'Invoiced' })).success).toBe(false);
  });
});
