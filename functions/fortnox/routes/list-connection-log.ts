import { AppError } from '../../../shared/codes/errors.ts';
import { tooLarge } from '../../../shared/codes/errors/every-call.ts';
import { listConnectionLog } from '../../../shared/contract/finance-integration.ts';
import { route } from '../../request/route.ts';
import { getCalls } from '../fortnox-log-store.ts';
import { getUserSettings } from '../../settings/settings-store.ts';

/** Lambda's limit for an answer, in which the body is a JSON string. */
const maxBytes = 6_000_000;
const tooManyEntries = 'Så många poster ryms inte i ett svar. Filtrera på händelsen eller visa färre åt gången.';

export const handler = route(listConnectionLog, async ({ user, query }) => {
  const { currentPage = 1, event = '', orderByDescending = true } = query;
  const requested = query.itemsPerPage ?? (await getUserSettings(user.userId)).data.itemsPerPageDefault;
  const size = requested || Infinity;
  const { calls, total } = await getCalls({ page: currentPage, size, event, oldestFirst: !orderByDescending });
  if (Buffer.byteLength(JSON.stringify(JSON.stringify(calls))) > maxBytes) {
    throw new AppError(tooLarge, { message: tooManyEntries });
  }
  const totalPages = Math.ceil(total / (requested || Math.max(total, 1)));
  return { items: calls, meta: { totalItems: total, totalPages, currentPage } };
});
