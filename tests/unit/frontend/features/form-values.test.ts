import { describe, expect, it } from 'vitest';
import { addressValues } from '../../../../frontend/src/features/addresses/address-values.ts';
import { contactValues } from '../../../../frontend/src/features/contacts/contact-values.ts';
import { customerValues } from '../../../../frontend/src/features/customers/customer-values.ts';
import { productValues } from '../../../../frontend/src/features/products/product-values.ts';
import { projectValues } from '../../../../frontend/src/features/projects/project-values.ts';
import { userValues } from '../../../../frontend/src/features/users/user-values.ts';

const customerId = 3;
const forms: [string, { empty: (start: never, as: never) => object; fromView: (view: never) => object }, unknown][] = [
  ['an address', addressValues, { customerId, addressType: 'Office', name: '' }],
  ['a person', contactValues, { customerId, projectId: 7, company: '', name: 'Anna Berg' }],
  ['a customer', customerValues, 'Eken AB'],
  ['a product', productValues, { name: 'Akustiker', productType: 'Rate' }],
  ['a project', projectValues, 1],
  ['a user', userValues, undefined],
];

describe('the values of a form', () => {
  it.each(forms)(
    'are the same fields for a new and a stored %s, without what the server computes',
    (_, form, start) => {
      const empty = form.empty(start as never, 'owner' as never);
      const view = { ...empty, tags: [], version: 4, computed: 'by the server' };
      expect(form.fromView(view as never)).toEqual({ ...empty, version: 4 });
    },
  );
});
