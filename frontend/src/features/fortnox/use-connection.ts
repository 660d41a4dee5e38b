import { testConnection } from '../../../../shared/contract/finance-integration.ts';
import { useRoute } from '../../api/use-route.ts';

const freshMs = 5 * 60_000;

/** How the link to Fortnox is: one answer for all who ask. */
export const useConnection = () => useRoute(testConnection, {}, { silent: true, staleTime: freshMs });
