import { createFortnoxCustomers } from '../../../shared/contract/finance-integration.ts';
import { beginCreating } from '../../fortnox-customers/begin-creating.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(createFortnoxCustomers, ({ body, ...context }) =>
  beginCreating(body.customerIds, context),
);
