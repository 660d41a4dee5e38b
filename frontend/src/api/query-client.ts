import { hashKey, QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import type { Route } from '../../../shared/contract/route.ts';
import { ApiError } from './api-error.ts';
import { newestChange } from './changed-at.ts';
import { hubStands } from './hub-stands.ts';
import { dependsOn, names } from './kinds.ts';
import { networkValue } from './network.ts';
import { reportError } from './report-error.ts';
import type { Change } from './rereads.ts';

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (!query.meta?.['silent']) reportError(error, query.meta?.['failure'] as string | undefined);
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 2_000,
      gcTime: 30 * 60_000,
      // Asked without a network it fails and says so, where it would wait for ever.
      networkMode: 'always',
      // While the hub stands it tells what changed.
      refetchOnWindowFocus: () => !hubStands.get(),
      // One more try when the server stumbled or was not reached; its "no" is an answer. Throttled calls are tried before.
      retry: (failures, error) =>
        failures < 1 &&
        error instanceof ApiError &&
        (error.status === 0 || error.status >= 500) &&
        error.status !== 503,
      retryDelay: 600,
    },
  },
});

/** The key of a route's answers: the route's name and what was sent. */
export function keyOf(route: Route, input?: unknown): readonly unknown[] {
  return input === undefined ? [route.name] : [route.name, input];
}

// What could not be asked for, or has changed meanwhile.
networkValue.subscribe(() => {
  if (networkValue.get()) void invalidateKinds(undefined);
});

function isMadeOf({ queryKey, meta }: Query, kinds: readonly string[] | undefined, isNamed = false): boolean {
  if (!kinds) return true;
  const own = meta?.['kinds'] as readonly string[] | undefined;
  return own ? own.some((kind) => kinds.includes(kind)) : (isNamed ? names : dependsOn)(String(queryKey[0]), kinds);
}

const isAskedOnce = ({ meta }: Query) => meta?.['once'] === true;

/** Reads again what may have changed with records of these kinds (all of it when not told), but for what is asked once. */
export async function invalidateKinds(kinds: readonly string[] | undefined): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: (query: Query) => !isAskedOnce(query) && isMadeOf(query, kinds),
  });
}

/** The newest change that was known when a query was asked last. */
const askedWith = new Map<string, string>();
queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type === 'removed') askedWith.delete(query.queryHash);
});

export function noteAsked(queryKey: readonly unknown[]): void {
  askedWith.set(hashKey(queryKey), newestChange());
}

/** Reads again what these changes may have touched, unless it was asked in the knowledge of that very change: one's own. */
export async function rereadAfter(changes: readonly Change[]): Promise<void> {
  const isTouched = (query: Query) =>
    changes.some(
      ({ kinds, isNamed, changedAt }) =>
        isMadeOf(query, kinds, isNamed) && (changedAt === undefined || askedWith.get(query.queryHash) !== changedAt),
    );
  await queryClient.invalidateQueries({ predicate: (query) => !isAskedOnce(query) && isTouched(query) });
}
