import { expect, it } from 'vitest';
import { remarkInWords } from '../../../../frontend/src/features/invoices/mending-of.ts';

const of = { projectId: 1, customerId: 2 };
const worked = (...days: string[]) =>
  days.map((verificationDate, index) => ({ workOrderId: index + 1, verificationDate }));

it('names the work orders of a remark where they cannot be linked', () => {
  expect(remarkInWords({ kind: 'old-work', workOrders: worked('2025-05-14') }, of)).toBe(
    'En insats är äldre än ett år: 2025-05-14.',
  );
  const seven = worked(
    '2025-01-01',
    '2025-01-02',
    '2025-01-03',
    '2025-01-04',
    '2025-01-05',
    '2025-01-06',
    '2025-01-07',
  );
  expect(remarkInWords({ kind: 'old-work', workOrders: seven }, of)).toBe(
    '7 insatser är äldre än ett år: 2025-01-01, 2025-01-02, 2025-01-03, 2025-01-04, 2025-01-05 och 2 till.',
  );
});

it('leaves a whole sentence as it is', () => {
  expect(remarkInWords({ kind: 'payment-remark' }, of)).toBe('Kunden har betalningsanmärkning.');
});
