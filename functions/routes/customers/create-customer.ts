import { createCustomer } from '../../../shared/contract/customers.ts';
import { fieldError } from '../../../shared/codes/errors.ts';
import { route } from '../../runtime/route.ts';
import { createMainAddress, customerView } from '../../stores/customers/customer-store.ts';
import { nextNumber } from '../../stores/core/table.ts';

export const handler = route(createCustomer, async ({ body, unit }) => {
  const { newMainAddress, ...fields } = body;
  if (fields.mainAddressId !== null) throw fieldError('mainAddressId', 'En ny kund har inga adresser att välja bland.');
  const id = await nextNumber('customer');
  const mainAddressId = newMainAddress ? await createMainAddress(unit, id, fields.name, newMainAddress) : null;
  return customerView(unit.createWithId('customer', id, { ...fields, mainAddressId, fortnoxCustomerNumber: '' }));
});
