import { QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import type { Route } from '../../../shared/contract/route.ts';
import { ApiError } from './api-error.ts';
import { dependsOn } from './kinds.ts';
import { networkValue } from './network.ts';
import { reportError } from './report-error.ts';

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
      refetchOnWindowFocus: true,
      // Asked without a network it fails and says so, where it would wait for ever.
      networkMode: 'always',
      // One more try when the server stumbled or was not reached; its "no" is an answer.
      retry: (failures, error) =>
        failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
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

const isAskedOnce = ({ meta }: Query) => meta?.['once'] === true;

/** Reads again what may have changed with records of these kinds (all of it when not told), but for what is asked once. */
export async function invalidateKinds(kinds: readonly string[] | undefined): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: (query: Query) => !isAskedOnce(query) && (!kinds || dependsOn(String(query.queryKey[0]), kinds)),
  });
}

/** Reads again all that has been asked for here until now, but for what is asked once: what is on its way, when it has come. */
export async function catchUp(): Promise<void> {
  const asked = queryClient
    .getQueryCache()
    .findAll({ predicate: (query) => !isAskedOnce(query) && query.meta?.['outside'] !== true });
  await Promise.all(
    asked.map(async ({ promise, queryKey }) => {
      await promise?.catch(() => undefined);
      await queryClient.invalidateQueries({ queryKey, exact: true });
    }),
  );
}
