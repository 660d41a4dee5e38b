import { describe, expect, it } from 'vitest';
import { undoableOf } from '../../../../frontend/src/api/undoable.ts';
import { finalActs } from '../../../../frontend/src/text/undo.ts';
import { allRoutes } from '../../../../shared/contract/all-routes.ts';
import { changing } from '../../../../shared/contract/restoring.ts';
import { isWriting, type Route } from '../../../../shared/contract/route.ts';
import { restorableKinds } from '../../../../shared/codes/restorable-kinds.ts';

const idOf = (route: Route) => /\{(\w+)\}/.exec(route.path)?.[1] ?? '';

const ids = (route: Route) => ({ params: { [idOf(route)]: 7 }, body: { projectId: 7 } });

const writing = allRoutes.filter((route) => isWriting(route)).map((route) => [route.name, route] as const);

/** Calls after which no toast offers to undo one record, and why. */
const reasons = {
  makesNew: 'what was made is deleted, and that can be undone',
  ofMany: 'its batch offers it, for all that it changed',
  byHand: 'the same call changes it back',
  ofItsForm: 'is part of the save of its form',
  inItself: 'the sheet has its own undo',
  itself: 'undoes',
  files: 'files have versions of their own, and a deleted one is restored',
  noRecord: 'changes no record of the firm',
} as const;

const named: Readonly<Record<string, keyof typeof reasons>> = {
  'users/change-pin': 'byHand',
  'settings/save-user-settings': 'byHand',
  'settings/save-system-settings': 'byHand',
  'addresses/link-project-address': 'byHand',
  'addresses/unlink-project-address': 'byHand',
  'contacts/link-project-contact': 'byHand',
  'contacts/unlink-project-contact': 'byHand',
  'tags/set-project-tags': 'ofItsForm',
  'work-orders/set-work-order-status-for-list': 'ofMany',
  'bulk/change-records': 'ofMany',
  'invoices/recreate-invoice-pdf': 'noRecord',
  'invoices/retry-follow-up': 'noRecord',
  'invoices/settle-mail-trouble': 'byHand',
  'invoices/settle-credit': 'byHand',
  'staff-time-logs/get-staff-time-log': 'noRecord',
  'staff-time-logs/get-staff-time-log-history': 'noRecord',
  'staff-time-logs/update-staff-time-log': 'inItself',
};

const outsideRecords =
  /^(auth|hub|reports|notifications|list-views|message-log|spreadsheets|dev|finance-integration)\//;

function reasonNot(name: string): string | undefined {
  if (named[name]) return reasons[named[name]];
  if (/\/(create|open)-/.test(name)) return reasons.makesNew;
  if (outsideRecords.test(name)) return reasons.noRecord;
  if (name.startsWith('files/')) return reasons.files;
  return name.startsWith('history/') ? reasons.itself : undefined;
}

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
    const told = [answer && 'undone', finalActs[name], answer ? named[name] : reasonNot(name)].filter(Boolean);
    expect(told, 'undone, told as final, or listed with its reason').not.toEqual([]);
    if (answer) expect(told).toEqual(['undone']);
  });

  it('is nothing where the version is unknown, or the first', () => {
    const route = changing.customer.remove;
    expect(undoableOf(route, { params: { customerId: 7 } }, { done: true })).toBeUndefined();
    expect(undoableOf(changing.customer.edit, { params: { customerId: 7 } }, { version: 1 })).toBeUndefined();
  });

  it('is not what the contract does not have', () => {
    const known = new Set(allRoutes.map(({ name }) => name));
    expect(Object.keys(finalActs).filter((name) => !known.has(name))).toEqual([]);
  });
});
