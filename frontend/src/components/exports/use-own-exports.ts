import { useQuery } from '@tanstack/react-query';
import { listOwnExports } from '../../../../shared/contract/calls/spreadsheets.ts';
import { routeQuery } from '../../api/use-route.ts';

const askAgainMs = 2_000;

export function useOwnExports({ enabled = true } = {}) {
  return useQuery({
    ...routeQuery(listOwnExports, {}, { silent: true, enabled }),
    refetchInterval: ({ state: { data } }) =>
      data?.every(({ state }) => state !== 'Pending') === true ? false : askAgainMs,
  });
}
