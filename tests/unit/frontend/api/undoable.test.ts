import { describe, expect, it } from 'vitest';
import { undoableOf } from '../../../../frontend/src/api/undoable.ts';
import { finalActs } from '../../../../frontend/src/text/undo.ts';
import { allRoutes } from '../../../../shared/contract/all-routes.ts';
import { changing } from '../../../../shared/contract/restoring.ts';
import type { Route } from '../../../../shared/contract/route.ts';
import { restorableKinds } from '../../../../shared/codes/restorable-kinds.ts';

const idOf = (route: Route) => /\{(\w+)\}/.exec(route.path)?.[1] ?? '';

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
