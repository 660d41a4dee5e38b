import { createFortnoxCustomers } from '../../../shared/contract/finance-integration.ts';
import { beginCreating } from '../customers/begin-creating.ts';
import { route } from '../../request/route.ts';

export const handler = route(createFortnoxCustomers, ({ body, ...context }) =>
  beginCreating(body.customerIds, context),
);
