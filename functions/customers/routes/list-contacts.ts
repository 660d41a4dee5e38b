import { listContacts as contract } from '../../../shared/contract/contacts.ts';
import { listContacts } from '../../data/replica/lists/contacts.ts';
import { listRoute } from '../../request/list-route.ts';

export const handler = listRoute(contract, listContacts);
