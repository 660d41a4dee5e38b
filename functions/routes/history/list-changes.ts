import { listChanges } from '../../../shared/contract/history.ts';
import { listedChanges } from '../../history/change-log.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(listChanges, ({ query, user }) => listedChanges(query, user.role));
