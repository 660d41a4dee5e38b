import { testConnection } from '../../../../shared/contract/calls/fortnox-connection.ts';
import { useRoute } from '../../api/use-route.ts';

const freshMs = 5 * 60_000;

export const useConnection = () => useRoute(testConnection, {}, { silent: true, staleTime: freshMs });
