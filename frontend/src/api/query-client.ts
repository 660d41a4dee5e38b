import { hashKey, QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { changesOf } from '../../../shared/contract/headers.ts';
import type { Call } from '../../../shared/contract/calls/call.ts';
import { ApiError } from './api-error.ts';
import { newestChange } from './changed-at.ts';
import { hubStands } from './hub-state.ts';
import { type Kinds, areNamed, areTouched } from './kinds.ts';
import { networkValue } from './network.ts';
import { reportError } from './report-error.ts';
import type { Change } from './rereads.ts';

type QueryMeta = {
  kinds: Kinds;
  silent?: boolean;
  failure?: string | undefined;
  /** Asked once, and never again after a change. */
  once?: boolean;
  /** The answer is kept for use without a network. */
  isKept?: boolean;
};

declare module '@tanstack/react-query' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- the library's own interface is extended
  interface Register {
    queryMeta: QueryMeta & Record<string, unknown>;
  }
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (!query.meta?.silent) reportError(error, query.meta?.failure);
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 2_000,
      gcTime: 30 * 60_000,
      networkMode: 'always',
      // While the hub is connected it reports changes.
      refetchOnWindowFocus: () => !hubStands.get(),
      // One retry after a 5xx or a lost connection; a 4xx is an answer. `call` has already retried throttled calls.
      retry: (failures, error) =>
        failures < 1 &&
        error instanceof ApiError &&
        (error.status === 0 || error.status >= 500) &&
        error.status !== 503,
      retryDelay: 600,
    },
  },
});

export function keyOf(call: Call, input?: unknown): readonly unknown[] {
  return input === undefined ? [call.name] : [call.name, input];
}

// These queries failed offline, or their records may have changed since.
networkValue.subscribe(() => {
  if (networkValue.get()) void invalidateKinds('any');
});

const isRequestedOnce = ({ meta }: Query) => meta?.once === true;

export async function invalidateKinds(kinds: Kinds): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: (query: Query) => !isRequestedOnce(query) && areTouched(query.meta?.kinds, kinds),
  });
}

/** What is not on the screen is read again when it is opened. */
export function forgetUnshown(kinds: Kinds): void {
  queryClient.removeQueries({ type: 'inactive', predicate: (query) => areTouched(query.meta?.kinds, kinds) });
}

/** The newest known changes at the time of each query's last request. */
const requestedWith = new Map<string, string>();
queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type === 'removed') requestedWith.delete(query.queryHash);
});

export function noteRequested(queryKey: readonly unknown[]): void {
  requestedWith.set(hashKey(queryKey), newestChange());
}

/** Refetches the queries these changes affect, unless they were requested after the change (one's own write). */
export async function rereadAfter(changes: readonly Change[]): Promise<void> {
  const isTouched = (query: Query) =>
    changes.some(
      ({ kinds, isNamed, changedAt }) =>
        (isNamed ? areNamed : areTouched)(query.meta?.kinds, kinds) &&
        (changedAt === undefined || !changesOf(requestedWith.get(query.queryHash)).includes(changedAt)),
    );
  await queryClient.invalidateQueries({ predicate: (query) => !isRequestedOnce(query) && isTouched(query) });
}
