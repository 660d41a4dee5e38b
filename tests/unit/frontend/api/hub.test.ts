// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { listInvoices } from '../../../../shared/contract/invoices.ts';
import { getLogOfProject } from '../../../../shared/contract/project-logs.ts';
import type { Route } from '../../../../shared/contract/route.ts';

const at = '2026-11-20T12:00:00.000Z';
vi.mock('../../../../frontend/src/api/call.ts', () => ({
  call: (route: Route) =>
    Promise.resolve(route.name === 'hub/get-changes' ? { changes: [], isAll: false } : { ticket: 't', at }),
}));
vi.stubGlobal(
  'WebSocket',
  class extends EventTarget {
    constructor() {
      super();
      queueMicrotask(() => this.dispatchEvent(new Event('open')));
    }
    close = () => undefined;
  },
);
const { connectHub } = await import('../../../../frontend/src/api/hub.ts');
const { keyOf, queryClient } = await import('../../../../frontend/src/api/query-client.ts');

afterEach(() => queryClient.clear());

function shown(route: Route) {
  const ask = vi.fn(() => 'read');
  const meta = { kinds: route.reads };
  new QueryObserver(queryClient, { queryKey: keyOf(route, {}), queryFn: ask, meta }).subscribe(() => undefined);
  return ask;
}

it('refetches, once connected, the logs that may have changed in the meantime', async () => {
  const [log, invoices] = [shown(getLogOfProject), shown(listInvoices)];
  const disconnect = connectHub();
  await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(2), { timeout: 20_000 });
  expect(invoices).toHaveBeenCalledTimes(1);
  disconnect();
});
