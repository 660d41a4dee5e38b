import { createCustomer } from '../../../shared/contract/customers.ts';
import { fieldError } from '../../../shared/codes/errors.ts';
import { route } from '../../request/route.ts';
import { customerView, stageNewCustomer } from '../customer-store.ts';
import { nextNumber } from '../../data/core/table.ts';

export const handler = route(createCustomer, async ({ body, unit }) => {
  const { mainAddressId, ...fields } = body;
  if (mainAddressId !== null) throw fieldError('mainAddressId', 'En ny kund har inga adresser att välja bland.');
  const id = await nextNumber('customer');
  return customerView(await stageNewCustomer(unit, id, { ...fields, fortnoxCustomerNumber: '' }));
});
