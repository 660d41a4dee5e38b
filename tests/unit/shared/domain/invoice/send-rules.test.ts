import { expect, it } from 'vitest';
import { invoiceStatuses } from '../../../../../shared/codes/invoices.ts';
import { isUnsent, sendRefusal } from '../../../../../shared/domain/invoice/send-rules.ts';
import type { Mailing } from '../../../../../shared/schemas/invoice.ts';

it('an invoice is sent in every status but Cancelled', () => {
  expect(invoiceStatuses.filter((status) => sendRefusal({ status }) !== undefined)).toEqual(['Cancelled']);
});

it('what has not been handed over is unsent, and nothing else', () => {
  const mail = { deliveryAt: null } as Mailing;
  expect(isUnsent({ kind: 'mail', state: 'Pending', mail })).toBe(true);
  expect(isUnsent({ kind: 'e-invoice', state: 'Stopped', mail })).toBe(true);
  expect(isUnsent({ kind: 'e-invoice', state: 'Pending', mail: { ...mail, deliveryAt: '2026-11-28T08:00:00Z' } })).toBe(
    false,
  );
  expect(isUnsent({ kind: 'mail', state: 'Uncertain', mail })).toBe(false);
  expect(isUnsent({ kind: 'mail', state: 'Done', mail })).toBe(false);
  expect(isUnsent({ kind: 'accounting', state: 'Pending', mail: null })).toBe(false);
});
