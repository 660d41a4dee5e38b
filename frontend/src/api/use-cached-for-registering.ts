import { useEffect } from 'react';
import { getProjectPrices } from '../../../shared/contract/calls/price-lists.ts';
import { getAllUsers } from '../../../shared/contract/calls/users.ts';
import { getEmptyWorkOrder } from '../../../shared/contract/calls/work-orders.ts';
import { yearOf } from '../../../shared/lib/days.ts';
import { queryClient } from './query-client.ts';
import { routeQuery } from './use-route.ts';

const afterPageMs = 2_000;
const fresh = { staleTime: 5 * 60_000, silent: true };

/** Reads what a new work order of an opened project needs, so that work can be registered without a network. */
export function useCachedForRegistering(project: { projectId: number; projectCode: string } | undefined): void {
  const { projectId, projectCode } = project ?? {};
  useEffect(() => {
    if (projectId === undefined || !projectCode) return undefined;
    const timer = setTimeout(() => void read(projectId, projectCode).catch(() => undefined), afterPageMs);
    return () => clearTimeout(timer);
  }, [projectId, projectCode]);
}

async function read(projectId: number, code: string): Promise<void> {
  const { verificationDate } = await queryClient.fetchQuery(
    routeQuery(getEmptyWorkOrder, { params: { projectId } }, fresh),
  );
  const input = { params: { code }, query: { year: yearOf(verificationDate) } };
  await queryClient.prefetchQuery(routeQuery(getProjectPrices, input, fresh));
  await queryClient.prefetchQuery(routeQuery(getAllUsers, {}, fresh));
}
