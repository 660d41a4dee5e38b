import { listChanges } from '../../../shared/contract/history.ts';
import { listedChanges } from '../../data/history/change-log.ts';
import { route } from '../../request/route.ts';

export const handler = route(listChanges, ({ query, user }) => listedChanges(query, user.role));
