import { deleteContact } from '../../../shared/contract/contacts.ts';
import { removeContact } from '../../records/batches/remove-listed-records.ts';
import { deleteRoute } from '../../request/delete-route.ts';

export const handler = deleteRoute(deleteContact, 'contact', removeContact);
