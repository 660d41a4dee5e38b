// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { clockSkewMs, indexLagMs } from '../../../../shared/contract/headers.ts';
import { getChanges } from '../../../../shared/contract/hub.ts';
import { listInvoices } from '../../../../shared/contract/invoices.ts';
import { getLogOfProject } from '../../../../shared/contract/project-logs.ts';
import type { Route } from '../../../../shared/contract/route.ts';

const asked: unknown[] = [];
const at = '2026-11-20T12:00:00.000Z';
vi.mock('../../../../frontend/src/api/call.ts', () => ({
  call: (route: Route, input: unknown) => {
    asked.push([route.name, input]);
    return Promise.resolve(route.name === 'hub/get-changes' ? { changes: [], isAll: false } : { ticket: 't', at });
  },
}));
const sockets: EventTarget[] = [];
vi.stubGlobal(
  'WebSocket',
  class extends EventTarget {
    constructor() {
      super();
      sockets.push(this);
      queueMicrotask(() => this.dispatchEvent(new Event('open')));
    }
    close = () => undefined;
  },
);
const { connectHub } = await import('../../../../frontend/src/api/hub.ts');
const { keyOf, queryClient } = await import('../../../../frontend/src/api/query-client.ts');

afterEach(() => {
  queryClient.clear();
  asked.length = 0;
  sockets.length = 0;
  vi.useRealTimers();
});

function shown(route: Route) {
  const ask = vi.fn(() => 'read');
  const meta = { kinds: route.reads };
  new QueryObserver(queryClient, { queryKey: keyOf(route, {}), queryFn: ask, meta }).subscribe(() => undefined);
  return ask;
}

it('the hub refetches, once connected, the logs that may have changed in the meantime', async () => {
  vi.useFakeTimers();
  const [log, invoices] = [shown(getLogOfProject), shown(listInvoices)];
  const disconnect = connectHub();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(log).toHaveBeenCalledTimes(2);
  expect(invoices).toHaveBeenCalledTimes(1);
  disconnect();
});

it('the hub asks what it missed from before the page began, once an index shows it', async () => {
  vi.useFakeTimers();
  const disconnect = connectHub();
  await vi.advanceTimersByTimeAsync(indexLagMs - 1);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  const since = new Date(Date.parse(at) - indexLagMs - clockSkewMs).toISOString();
  expect(asked).toContainEqual([getChanges.name, { query: { since } }]);
  disconnect();
});

it('the hub connects again 5 seconds after a break', async () => {
  vi.useFakeTimers();
  const disconnect = connectHub();
  await vi.advanceTimersByTimeAsync(0);
  sockets[0]!.dispatchEvent(new Event('close'));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(sockets).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sockets).toHaveLength(2);
  disconnect();
});
