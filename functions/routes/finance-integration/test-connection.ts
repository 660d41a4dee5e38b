import { testConnection as contract } from '../../../shared/contract/finance-integration.ts';
import { testConnection } from '../../gateways/fortnox/test-connection.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(contract, ({ user, now }) => testConnection(user, user.userId, now));
