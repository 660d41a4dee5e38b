import { getAllContacts as contract } from '../../../shared/contract/contacts.ts';
import { contactChoices } from '../../data/replica/lists/options.ts';
import { listRoute } from '../../request/list-route.ts';

export const handler = listRoute(contract, contactChoices);
