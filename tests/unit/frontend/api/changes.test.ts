// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listCustomers } from '../../../../shared/contract/customers.ts';
import { listInvoices } from '../../../../shared/contract/invoices.ts';
import { listProjects } from '../../../../shared/contract/projects.ts';
import type { Route } from '../../../../shared/contract/route.ts';
import { eventually } from '../../../support/eventually.ts';

const {
  keyOf,
  noteRequested: noteAsked,
  queryClient,
  rereadAfter,
} = await import('../../../../frontend/src/api/query-client.ts');
const { rememberChange } = await import('../../../../frontend/src/api/changed-at.ts');
const { mergePushed } = await import('../../../../frontend/src/api/patch-lists.ts');

afterEach(() => queryClient.clear());

const at = (second: number) => `2026-11-20T12:00:${String(second).padStart(2, '0')}.000Z`;

/** An observed query. @returns how often it was requested */
function shown(route: Route, answer: unknown = 'read', kinds = route.reads) {
  const queryKey = keyOf(route, {});
  const ask = vi.fn(() => {
    noteAsked(queryKey);
    return answer;
  });
  const observer = new QueryObserver(queryClient, { queryKey, queryFn: ask, meta: { kinds } });
  observer.subscribe(() => undefined);
  return { ask, value: () => observer.getCurrentResult().data };
}

describe('after a change', () => {
  it('queries that depend on its kind are refetched, and no others', async () => {
    const customers = shown(listCustomers);
    const projects = shown(listProjects, 'read', ['tag']);
    await eventually(() => expect(projects.value()).toBe('read'));
    await rereadAfter([{ kinds: ['project'], changedAt: at(1) }]);
    expect(customers.ask).toHaveBeenCalledTimes(2);
    expect(projects.ask).toHaveBeenCalledTimes(1);
    await rereadAfter([{ kinds: 'any' }]);
    expect(projects.ask).toHaveBeenCalledTimes(2);
  });

  it('of the own tab no query is refetched that was requested after it', async () => {
    const before = shown(listCustomers);
    await eventually(() => expect(before.value()).toBe('read'));
    rememberChange(at(2));
    await rereadAfter([{ kinds: ['customer'], changedAt: at(2) }]);
    expect(before.ask).toHaveBeenCalledTimes(2);
    await rereadAfter([{ kinds: ['customer'], changedAt: at(2) }]);
    expect(before.ask).toHaveBeenCalledTimes(2);
    await rereadAfter([{ kinds: ['customer'], changedAt: at(1) }]);
    expect(before.ask).toHaveBeenCalledTimes(3);
  });

  it('of the own tab no query is refetched that was requested after it and an earlier one', async () => {
    rememberChange(`${at(4)},${at(3)}`);
    const after = shown(listCustomers);
    await eventually(() => expect(after.value()).toBe('read'));
    for (const minute of [3, 4]) await rereadAfter([{ kinds: ['customer'], changedAt: at(minute) }]);
    expect(after.ask).toHaveBeenCalledTimes(1);
    await rereadAfter([{ kinds: ['customer'], changedAt: at(5) }]);
    expect(after.ask).toHaveBeenCalledTimes(2);
  });

  it('the shown rows take the message’s values at once, never older ones', async () => {
    const page = {
      items: [
        { customerId: 1, name: 'Alm', version: 2, planned: 3 },
        { customerId: 2, name: 'Öst', version: 5, planned: 0 },
        { customerId: 3, name: 'Borta', version: 1, planned: 0 },
      ],
      meta: { totalItems: 3, totalPages: 1, currentPage: 1 },
    };
    const list = shown(listCustomers, page);
    await eventually(() => expect(list.value()).toEqual(page));
    mergePushed('customer', [
      { id: 1, version: 3, deleted: false, data: { name: 'Almen', unknown: 1 } },
      { id: 2, version: 4, deleted: false, data: { name: 'Äldre' } },
      { id: 3, version: 2, deleted: true, data: {} },
    ]);
    await eventually(() => expect(list.value()).not.toEqual(page));
    expect(list.value()).toEqual({
      items: [
        { customerId: 1, name: 'Almen', version: 3, planned: 3 },
        { customerId: 2, name: 'Öst', version: 5, planned: 0 },
      ],
      meta: { totalItems: 2, totalPages: 1, currentPage: 1 },
    });
    expect(list.ask).toHaveBeenCalledTimes(1);
  });

  describe('of a list with sums', () => {
    const pageOf = (status: string, owed: number) => ({
      items: [{ invoiceId: 1, objectName: 'Kaj 4', status, balance: owed, version: 1 }],
      meta: { totalItems: 1, totalPages: 1, currentPage: 1 },
      sums: { owed },
    });
    const push = (data: object) => mergePushed('invoice', [{ id: 1, version: 2, deleted: false, data: { ...data } }]);

    it('a changed amount or status marks the sums as old, until both are read again at once', async () => {
      for (const [change, old] of [
        [{ status: 'Paid' }, { status: 'Paid' }],
        [{ balance: 2 }, { balance: 2 }],
      ] as const) {
        const list = shown(listInvoices, pageOf('Posted', 7));
        await eventually(() => expect(list.value()).toMatchObject({ sums: { owed: 7 } }));
        const reread = Promise.withResolvers();
        list.ask.mockImplementation(() => reread.promise);
        push(change);
        await eventually(() =>
          expect(list.value()).toMatchObject({ items: [old], sums: { owed: 7 }, sumsAreOld: true }),
        );
        await eventually(() => expect(list.ask).toHaveBeenCalledTimes(2));
        reread.resolve(pageOf('Paid', 0));
        await eventually(() => expect(list.value()).toEqual(pageOf('Paid', 0)));
        queryClient.clear();
      }
    });

    it('another change leaves them as they are', async () => {
      const list = shown(listInvoices, pageOf('Posted', 7));
      await eventually(() => expect(list.value()).toMatchObject({ sums: { owed: 7 } }));
      push({ objectName: 'Kaj 5' });
      await eventually(() => expect(list.value()).toMatchObject({ items: [{ objectName: 'Kaj 5' }] }));
      expect(list.value()).not.toHaveProperty('sumsAreOld');
      expect(list.ask).toHaveBeenCalledTimes(1);
    });
  });
});
