import { matchFortnoxCustomers } from '../../../shared/contract/finance-integration.ts';
import { currentMatching } from '../customers/matching.ts';
import { route } from '../../request/route.ts';

export const handler = route(matchFortnoxCustomers, (context) => currentMatching(context));
