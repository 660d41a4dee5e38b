import { describe, expect, it } from 'vitest';
import {
  addressChoices,
  contactChoices,
  customerChoices,
  projectChoices,
} from '../../../../../../functions/data/replica/lists/options.ts';
import { getAllCustomers } from '../../../../../../shared/contract/customers.ts';
import { anybody, read, replicaOf, row } from '../../../../../support/replica/rows.ts';

const me = { userId: 7 };

describe('what a selector finds', () => {
  const db = replicaOf([
    row('customer', 1, { name: 'Nya Konserthuset' }),
    row('customer', 2, { name: 'Konsum Nya Hamnen' }),
    row('customer', 3, { name: 'Alm AB' }),
    row('customer', 4, { name: 'Öst AB' }),
    row('customer', 5, { name: 'Nya Konst AB' }, { deleted: true }),
    row('address', 1, { name: 'Kv. Tranan', customerId: 4 }),
    row('contact', 1, { firstName: 'Karin', lastName: 'Nyberg', freeText: 'Almåsa' }),
    row('contact', 2, { firstName: 'Bo', lastName: 'Alm' }),
    row('contact', 3, { firstName: 'Åsa', lastName: 'Alm' }),
    row('project', 1, { projectCode: '26-0001', customerId: 4, projectOwnerUserId: 7, mainContactId: 3 }),
    row('project', 2, { projectCode: '26-0002', customerId: 2, projectReviewerUserId: 7, contactIds: [2] }),
    row('project', 3, { projectCode: '26-0003', customerId: 1, objectAddressId: 1 }),
    row('project', 4, { projectCode: '26-0004', customerId: 3, projectOwnerUserId: 7, active: false }),
  ]);
  const names = (search: string, viewer = anybody) => customerChoices(db, { search }, viewer).map(({ name }) => name);

  it('has every word, and begins with what begins so', () => {
    expect(names('nya kons')).toEqual(['Nya Konserthuset', 'Konsum Nya Hamnen']);
    expect(names('  ÖST ')).toEqual(['Öst AB']);
    expect(names('ost')).toEqual(['Öst AB']);
    expect(names('finns inte')).toEqual([]);
  });

  it('has the own recent ones first, the newest of them before the others', () => {
    expect(names('', me)).toEqual(['Alm AB', 'Konsum Nya Hamnen', 'Öst AB', 'Nya Konserthuset']);
    expect(names('nya', me)).toEqual(['Konsum Nya Hamnen', 'Nya Konserthuset']);
    const codes = projectChoices(db, { search: '' }, me).map(({ projectCode }) => projectCode);
    expect(codes).toEqual(['26-0002', '26-0001', '26-0003']);
    expect(contactChoices(db, { search: 'alm' }, me).map(({ contactId }) => contactId)).toEqual([2, 3, 1]);
    expect(contactChoices(db, { search: 'alm' }, anybody).map(({ contactId }) => contactId)).toEqual([2, 1, 3]);
  });

  it('is looked for in all that the selector shows', () => {
    expect(contactChoices(db, { search: 'nyb almasa' }, me).map(({ contactId }) => contactId)).toEqual([1]);
    expect(projectChoices(db, { search: 'tranan kons' }, me).map(({ projectId }) => projectId)).toEqual([3]);
    expect(addressChoices(db, { search: 'tranan öst' }, me).map(({ addressId }) => addressId)).toEqual([1]);
  });

  it('is of the ids that are asked for, but for those that are deleted', () => {
    const { ids } = read(getAllCustomers.query!, { ids: '4,5,1' });
    expect(customerChoices(db, { ids }, me).map(({ customerId }) => customerId)).toEqual([1, 4]);
    expect(() => read(getAllCustomers.query!, { ids: '4,x' })).toThrow();
  });

  it('is fifty at most', () => {
    const many = replicaOf(
      Array.from({ length: 60 }, (_, index) => row('customer', index + 1, { name: `Kund ${index}` })),
    );
    expect(customerChoices(many, { search: 'kund' }, me)).toHaveLength(50);
    expect(customerChoices(many, {}, me)).toHaveLength(60);
  });
});
