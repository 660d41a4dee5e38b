import { expect, it } from 'vitest';
import { repairHintOf, remarkInWords } from '../../../../frontend/src/features/invoices/repair-hint.ts';
import { atField, panels, paths } from '../../../../frontend/src/navigation/paths.ts';
import type { InvoiceRemark } from '../../../../shared/schemas/invoice-remark.ts';

const of = { projectId: 1, customerId: 2 };
const worked = (...days: string[]) =>
  days.map((verificationDate, index) => ({ workOrderId: index + 1, verificationDate }));

it('the text of a remark names the work orders of a remark where they cannot be linked', () => {
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

it('the text of a remark leaves a whole sentence as it is', () => {
  expect(remarkInWords({ kind: 'payment-remark' }, of)).toBe('Kunden har betalningsanmärkning.');
});

it('the text of a remark leads to the field that is to be filled in, of the settings, the customer or the project', () => {
  const targetsOf = (remark: InvoiceRemark) => repairHintOf(remark, of).links.map(({ target }) => target);
  expect(targetsOf({ kind: 'company-not-whole', fields: ['companySeat', 'bankGiro'] })).toEqual([
    paths.systemSettingsField('companySeat'),
  ]);
  expect(targetsOf({ kind: 'no-reference' })).toEqual([atField(panels.project(1), 'mainContactId')]);
  expect(targetsOf({ kind: 'no-email', invoiceEmailTo: '' })).toEqual([atField(panels.customer(2), 'invoiceEmail')]);
  expect(targetsOf({ kind: 'first-number-taken', first: 1, last: 9, proposed: 10 })).toEqual([
    paths.systemSettingsField('firstInvoiceNumber'),
  ]);
  expect(targetsOf({ kind: 'e-invoice-lacks', gaps: ['company-number', 'reference'] })).toEqual([
    panels.project(1),
    paths.systemSettingsField('organisationNumber'),
  ]);
});
