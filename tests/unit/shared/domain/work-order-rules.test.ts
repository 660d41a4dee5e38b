import { expect, it } from 'vitest';
import { isSharable, isToInvoice } from '../../../../shared/domain/work-order-rules.ts';

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
