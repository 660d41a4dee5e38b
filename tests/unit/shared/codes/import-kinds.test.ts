import { expect, it } from 'vitest';
import { importRoles } from '../../../../shared/codes/import-kinds.ts';
import { createAddress } from '../../../../shared/contract/addresses.ts';
import { createContact } from '../../../../shared/contract/contacts.ts';
import { createCustomerPriceList, createDefaultPriceList } from '../../../../shared/contract/price-lists.ts';
import { createCustomer } from '../../../../shared/contract/customers.ts';
import { createProduct } from '../../../../shared/contract/products.ts';

it('an import needs the role of the call that creates one record', () => {
  expect(importRoles).toEqual({
    customer: createCustomer.role,
    contact: createContact.role,
    address: createAddress.role,
    product: createProduct.role,
    'price-list-default': createDefaultPriceList.role,
    'price-list-customer': createCustomerPriceList.role,
  });
});
