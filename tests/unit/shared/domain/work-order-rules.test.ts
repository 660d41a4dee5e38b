import { describe, expect, it } from 'vitest';
import { isInvoiced, isSharable, isToInvoice, takenBy } from '../../../../shared/domain/work-order-rules.ts';

const planned = { status: 'Planned', workOrderOwnerUserId: 4, workOrderHelperUserId: null } as const;
const registered = { status: 'Registered', invoiceable: true, invoiceId: null } as const;

it('a work order is sharable when owner or helper is DELA and it is still open', () => {
  expect(isSharable(planned)).toBe(false);
  expect(isSharable({ ...planned, workOrderHelperUserId: 5 })).toBe(false);
  expect(isSharable({ ...planned, workOrderHelperUserId: -1 })).toBe(true);
  expect(isSharable({ ...planned, workOrderOwnerUserId: null })).toBe(true);
  expect(isSharable({ ...planned, workOrderOwnerUserId: null, status: 'Invoiced' })).toBe(false);
  expect(isSharable({ ...planned, workOrderOwnerUserId: null, status: 'Cancelled' })).toBe(false);
});

it('a work order is to be invoiced when registered, invoiceable and not yet invoiced', () => {
  expect(isToInvoice(registered)).toBe(true);
  expect(isToInvoice({ ...registered, status: 'Started' })).toBe(false);
  expect(isToInvoice({ ...registered, invoiceable: false })).toBe(false);
  expect(isToInvoice({ ...registered, invoiceId: 3 })).toBe(false);
});

it.each([
  ['not invoiced', { status: 'Registered', invoiceId: null }, false],
  ['reserved for an invoice by the version before', { status: 'Registered', invoiceId: 3 }, true],
  ['invoiced', { status: 'Invoiced', invoiceId: 3 }, true],
  ['invoiced before invoices were here', { status: 'Invoiced', invoiceId: null }, true],
] as const)('a work order that is %s is locked accordingly', (_, workOrder, invoiced) => {
  expect(isInvoiced(workOrder)).toBe(invoiced);
});

describe('a work order is taken', () => {
  const order = { status: 'Planned', workOrderOwnerUserId: null, workOrderHelperUserId: null } as const;
  it.each([
    ['as owner where it has none', order, { workOrderOwnerUserId: 7, workOrderHelperUserId: null }],
    [
      'as owner where both are shared',
      { ...order, workOrderHelperUserId: -1 },
      { workOrderOwnerUserId: 7, workOrderHelperUserId: -1 },
    ],
    [
      'as helper where another owns it',
      { ...order, workOrderOwnerUserId: 3, workOrderHelperUserId: -1 },
      { workOrderOwnerUserId: 3, workOrderHelperUserId: 7 },
    ],
    [
      'by its helper, who becomes its owner',
      { ...order, workOrderHelperUserId: 7 },
      { workOrderOwnerUserId: 7, workOrderHelperUserId: null },
    ],
    ['not by its own owner', { ...order, workOrderOwnerUserId: 7, workOrderHelperUserId: -1 }, undefined],
    ['not when nobody shares it', { ...order, workOrderOwnerUserId: 3 }, undefined],
    ['not when it is cancelled', { ...order, status: 'Cancelled' }, undefined],
  ] as const)('%s', (_, workOrder, people) => {
    expect(takenBy(workOrder, 7)).toEqual(people);
  });
});
