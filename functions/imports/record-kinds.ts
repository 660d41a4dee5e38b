import { addresses } from './addresses.ts';
import { contacts } from './contacts.ts';
import { customers } from './customers.ts';
import { customerPriceLists, defaultPriceLists } from './price-lists.ts';
import { products } from './products.ts';
import type { RecordKinds } from './record-kind.ts';

export const recordKinds: RecordKinds = {
  customer: customers,
  contact: contacts,
  address: addresses,
  product: products,
  'price-list-default': defaultPriceLists,
  'price-list-customer': customerPriceLists,
};
