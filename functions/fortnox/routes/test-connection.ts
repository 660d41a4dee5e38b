import { testConnection as contract } from '../../../shared/contract/finance-integration.ts';
import { testConnection } from '../test-connection.ts';
import { route } from '../../request/route.ts';

export const handler = route(contract, ({ user, now }) => testConnection(user, user.userId, now));
