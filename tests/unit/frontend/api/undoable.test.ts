import { describe, expect, it } from 'vitest';
import { restorableKinds } from '../../../../shared/codes/kinds.ts';
import { undoableOf } from '../../../../frontend/src/api/undoable.ts';
import { finalActs } from '../../../../frontend/src/text/undo.ts';
import { allRoutes } from '../../../../shared/contract/all-routes.ts';
import { changing } from '../../../../shared/contract/restoring.ts';
import { isWriting } from '../../../../shared/contract/calls/is-writing.ts';
import type { Call } from '../../../../shared/contract/calls/call.ts';

const idOf = (route: Call) => /\{(\w+)\}/.exec(route.path)?.[1] ?? '';

const ids = (route: Call) => ({ params: { [idOf(route)]: 7 }, body: { projectId: 7 } });

const writing = allRoutes.filter((route) => isWriting(route)).map((route) => [route.name, route] as const);

/** Calls after which no toast offers to undo one record, by the reason. */
const notUndone: Readonly<Record<string, readonly string[]>> = {
  'what was made is deleted, and that can be undone': [
    'users/create-user',
    'passkeys/add-passkey',
    'passkeys/log-in-by-first-key',
    'customers/create-customer',
    'addresses/create-address',
    'contacts/create-contact',
    'tags/create-tag',
    'products/create-product',
    'products/create-start-products',
    'price-lists-default/create-default-price-list',
    'price-lists-customer/create-customer-price-list',
    'delivery-templates/create-delivery-template',
    'projects/create-project',
    'project-logs/create-project-log',
    'work-orders/create-work-order',
    'work-orders/create-from-delivery-template',
    'staff-time-logs/open-staff-time-log',
    'staff-time-logs/create-staff-time-log',
  ],
  'many new records, after a dry run or in an empty firm': [
    'dev/import-projects',
    'imports/import-records',
    'dev/seed-demo-data',
  ],
  'its batch offers it, for all that it changed': ['work-orders/set-work-order-status-for-list', 'bulk/change-records'],
  'its screen offers it, for all that it approved': ['staff-time-logs/approve-staff-time-logs'],
  'the same call, or its counterpart, changes it back': [
    'users/change-pin',
    'auth/change-own-pin',
    'passkeys/rename-passkey',
    'settings/save-user-settings',
    'settings/save-system-settings',
    'addresses/link-project-address',
    'contacts/link-project-contact',
    'finance-integration/set-fortnox-activation-code',
    'finance-integration/disconnect-fortnox',
    'list-views/create-list-view',
  ],
  'says that a person has dealt with something outside Klang': [
    'invoices/settle-mail-trouble',
    'invoices/settle-credit',
    'finance-integration/tick-off-difference',
  ],
  'invoices may have been made by it since, so it is changed and not put back': ['agreements/save-agreement'],
  'is for programs: a project’s form and a batch save its tags': ['tags/set-project-tags'],
  'the sheet has its own undo': ['staff-time-logs/update-staff-time-log'],
  undoes: [
    'history/restore-record',
    'history/restore-records',
    'list-views/restore-list-view',
    'invoices/restore-by-hand',
  ],
  'its toast and Ctrl+Z offer a call of its own': [
    'list-views/delete-list-view',
    'invoices/keep-by-hand',
    'addresses/unlink-project-address',
    'contacts/unlink-project-contact',
  ],
  'files have versions of their own, and a deleted one is restored': [
    'files/create-folder',
    'files/complete-upload',
    'files/abort-upload',
    'files/move-file',
    'files/delete-file',
    'files/restore-file',
    'files/note-uploads',
  ],
  'makes agree what is derived, or what Fortnox has; done again it changes nothing': [
    'invoices/recreate-invoice-pdf',
    'invoices/retry-follow-up',
    'dev/fix-invoices',
    'finance-integration/remove-invalid-links',
    'dev/import-customers-from-fortnox-approve',
  ],
  'continues what another call has begun': ['invoices/continue-invoice-run'],
  'empties a log for the maintainer, after a question': [
    'finance-integration/clean-connection-log',
    'message-log/clean-message-log',
  ],
  'changes no record of the firm': [
    'staff-time-logs/remind-of-time-logs',
    'time-reports/create-time-report',
    'auth/log-in',
    'auth/begin-provider-log-in',
    'auth/finish-provider-log-in',
    'passkeys/begin-passkey',
    'passkeys/begin-key-log-in',
    'passkeys/log-in-by-key',
    'passkeys/log-in-by-recovery-code',
    'passkeys/begin-first-key',
    'auth/log-out',
    'auth/end-session',
    'auth/end-all-sessions',
    'auth/request-reset',
    'auth/reset-password',
    'hub/create-hub-ticket',
    'reports/report-csp-violation',
    'notifications/mark-notifications-read',
    'spreadsheets/begin-list-export',
    'spreadsheets/begin-take-out',
    'personal-data/begin-person-take-out',
    'staff-time-logs/get-staff-time-log',
    'staff-time-logs/get-staff-time-log-events',
    'staff-time-logs/get-staff-time-log-history',
    'dev/send-test-email',
    'dev/send-test-message',
  ],
};

const reasonNot = new Map(
  Object.entries(notUndone).flatMap(([reason, names]) => names.map((name) => [name, reason] as const)),
);

describe('what is undone', () => {
  it('is every deletion of a record', () => {
    const deletions = allRoutes.filter(
      ({ method, query }) => method === 'DELETE' && query !== undefined && query.safeParse({ version: '3' }).success,
    );
    const undoables = deletions.map((route) =>
      undoableOf(route, { params: { [idOf(route)]: 7 }, query: { version: 3 } }, null),
    );
    expect(undoables).toHaveLength(restorableKinds.length);
    expect(new Set(undoables.map((undoable) => undoable?.kind))).toEqual(new Set(restorableKinds));
    for (const undoable of undoables) expect(undoable?.records).toEqual([{ id: 7, to: 3, expected: 4 }]);
  });

  it('is every edit that has an address of its own', () => {
    const edits = Object.entries(changing).filter(([, { edit }]) => edit.method === 'PUT');
    for (const [kind, { edit }] of edits) {
      if (kind === 'staff-time-log') continue;
      expect(undoableOf(edit, { params: { [idOf(edit)]: 7 } }, { version: 5 })).toEqual({
        kind,
        records: [{ id: 7, to: 4, expected: 5 }],
      });
    }
  });

  it('is a save of a project’s own price list, which has the project’s id', () => {
    const { edit } = changing['price-list-project'];
    expect(undoableOf(edit, { body: { projectId: 7 } }, { version: 5 })).toEqual({
      kind: 'price-list-project',
      records: [{ id: 7, to: 4, expected: 5 }],
    });
    expect(undoableOf(edit, { body: { projectId: 7 } }, { version: 1 })).toBeUndefined();
  });

  it.each(writing)('is decided for %s', (name, route) => {
    const answer = undoableOf(route, { ...ids(route), query: { version: 3 } }, { version: 4 });
    const reported = [answer && 'undone', finalActs[name], reasonNot.get(name)].filter(Boolean);
    expect(reported, 'undone, told as final, or listed with its reason').toHaveLength(1);
  });

  it('is nothing where the version is unknown, or the first', () => {
    const route = changing.customer.remove;
    expect(undoableOf(route, { params: { customerId: 7 } }, { done: true })).toBeUndefined();
    expect(undoableOf(changing.customer.edit, { params: { customerId: 7 } }, { version: 1 })).toBeUndefined();
  });

  it('is not what the contract does not have', () => {
    const known = new Set(allRoutes.map(({ name }) => name));
    expect([...Object.keys(finalActs), ...reasonNot.keys()].filter((name) => !known.has(name))).toEqual([]);
    expect(reasonNot.size).toBe(Object.values(notUndone).flat().length);
  });
});
