import { matchFortnoxCustomers } from '../../../shared/contract/finance-integration.ts';
import { currentMatching } from '../../fortnox-customers/current-matching.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(matchFortnoxCustomers, (context) => currentMatching(context));
