import { describe, expect, it, vi } from 'vitest';
import { applyRows } from '../../../../../functions/data/replica/apply.ts';
import type { Database } from '../../../../../functions/data/replica/database.ts';
import { listAddresses } from '../../../../../functions/data/replica/lists/addresses.ts';
import { listContacts } from '../../../../../functions/data/replica/lists/contacts.ts';
import { allCustomers, allTags } from '../../../../../functions/data/replica/lists/options.ts';
import { listWorkOrders } from '../../../../../functions/data/replica/lists/work-orders.ts';
import { listWorkOrders as contract } from '../../../../../shared/contract/work-orders.ts';
import { listAddresses as addresses } from '../../../../../shared/contract/addresses.ts';
import { listContacts as contacts } from '../../../../../shared/contract/contacts.ts';
import type { FeedRow } from '../../../../../functions/data/core/feed-rows.ts';
import { anybody, item, read, replicaOf, row } from '../../../../support/replica/rows.ts';

const addressQuery = addresses.query;
const contactQuery = contacts.query;

const older = row('customer', 1, { name: 'Gamla AB' }, { version: 1 });
const newer = row('customer', 1, { name: 'Nya AB' }, { version: 2 });

describe('a row of the feed', () => {
  it.each([
    ['in order', [older, newer]],
    ['in the other order', [newer, older]],
    ['again and again', [older, newer, newer, older, newer]],
  ])('leaves the newest version when it comes %s', (_, rows) => {
    expect(allCustomers(replicaOf(rows))).toEqual([{ customerId: 1, name: 'Nya AB', paymentRemark: false }]);
  });

  it('is ignored unless it is newer', () => {
    const db = replicaOf([older]);
    expect(applyRows(db, [older])).toBe(0);
    expect(applyRows(db, [newer, newer])).toBe(1);
  });

  it('removes the data of the earlier version', () => {
    const db = replicaOf([
      row('project', 1),
      row('work-order', 1, { invoiceNote: 'Mätning av buller', items: [item(1), item(2)] }),
    ]);
    applyRows(db, [row('work-order', 1, { invoiceNote: 'Rådgivning', items: [item(3)] }, { version: 2 })]);

    expect(db.all('SELECT product_id AS product FROM work_order_item')).toEqual([{ product: 3 }]);
    const found = (invoiceNote: string) =>
      listWorkOrders(db, read(contract.query!, { invoiceNote }), anybody).meta.totalItems;
    expect([found('buller'), found('rådgivning')]).toEqual([0, 1]);
  });

  it('keeps the words of a text that it leaves as it was, until they change', () => {
    const note = (invoiceNote: string, status: 'Registered' | 'Invoiced', version: number) =>
      row('work-order', 1, { invoiceNote, status }, { version });
    const db = replicaOf([row('project', 1), note('Mätning av buller', 'Registered', 1)]);
    const found = (invoiceNote: string) =>
      listWorkOrders(db, read(contract.query!, { invoiceNote }), anybody).items.map(({ status }) => status);
    applyRows(db, [note('Mätning av buller', 'Invoiced', 2)]);
    expect(found('buller')).toEqual(['Invoiced']);
    applyRows(db, [row('work-order', 1, { invoiceNote: 'Mätning av buller' }, { version: 3, deleted: true })]);
    expect(found('buller')).toEqual([]);
    applyRows(db, [note('Mätning av buller', 'Registered', 4)]);
    expect(found('buller')).toEqual(['Registered']);
    applyRows(db, [note('Rådgivning', 'Registered', 5)]);
    expect([found('buller'), found('rådgivning')]).toEqual([[], ['Registered']]);
  });

  it('of a deleted record leaves nothing to find, and its name for what refers to it', () => {
    const db = replicaOf([
      row('customer', 1, { name: 'Borta AB' }, { version: 2, deleted: true }),
      row('project', 1),
      row('work-order', 1),
    ]);
    expect(allCustomers(db)).toEqual([]);
    expect(listWorkOrders(db, read(contract.query!), anybody).items[0]).toMatchObject({ customerName: 'Borta AB' });
  });

  it('is not undone by an earlier version of a record that is deleted', () => {
    const db = replicaOf([row('tag', 1, {}, { version: 2, deleted: true }), row('tag', 1)]);
    expect(allTags(db)).toEqual([]);
  });

  it.each([
    ['after them', (rows: readonly FeedRow[], gone: FeedRow) => [...rows, gone]],
    ['before them, as they were made meanwhile', (rows: readonly FeedRow[], gone: FeedRow) => [gone, ...rows]],
  ])('of a customer that is deleted takes its addresses and persons with it: it comes %s', (_, together) => {
    const its = [
      row('address', 1, { customerId: 1 }),
      row('address', 2, { customerId: 2 }),
      row('contact', 1, { customerIds: [1] }),
      row('contact', 2, { customerIds: [1, 2] }),
      row('contact', 3, { customerIds: [] }),
    ];
    const gone = row('customer', 1, {}, { version: 2, deleted: true });
    const expected = { addresses: [2], contacts: [2, 3] };
    const shown = (db: Database) => ({
      addresses: listAddresses(db, read(addressQuery!), anybody).items.map(({ addressId }) => addressId),
      contacts: listContacts(db, read(contactQuery!), anybody)
        .items.map(({ contactId }) => contactId)
        .sort((a, b) => a - b),
    });
    const whole = replicaOf(together([row('customer', 2), ...its], gone));
    expect(shown(whole)).toEqual(expected);
    const grown = replicaOf([row('customer', 2)]);
    for (const one of together(its, gone)) applyRows(grown, [one]);
    expect(shown(grown)).toEqual(expected);
    expect(listContacts(grown, read(contactQuery!), anybody).meta.totalItems).toBe(2);
    applyRows(grown, [row('customer', 1, {}, { version: 3 })]);
    expect(shown(grown)).toEqual({ addresses: [1, 2], contacts: [1, 2, 3] });
  });

  it('of a work order waits for its project', () => {
    const db = replicaOf([row('work-order', 1, { projectId: 7 }), row('customer', 1)]);
    const total = () => listWorkOrders(db, read(contract.query!), anybody).meta.totalItems;
    expect(total()).toBe(0);
    applyRows(db, [row('project', 7)]);
    expect(total()).toBe(1);
  });

  it('of a project that is deleted takes its work orders out of lists, whichever comes first', () => {
    const project = row('project', 7);
    const gone = row('project', 7, {}, { version: 2, deleted: true });
    const workOrders = [row('work-order', 1, { projectId: 7 }), row('work-order', 2, { projectId: 8 })];
    for (const rows of [
      [project, row('project', 8), ...workOrders, gone],
      [gone, ...workOrders, row('project', 8), project],
    ]) {
      const { items } = listWorkOrders(replicaOf(rows), read(contract.query!), anybody);
      expect(items.map(({ workOrderId }) => workOrderId)).toEqual([2]);
    }
  });

  it('of a project that is brought back lists its work orders again', () => {
    const db = replicaOf([
      row('project', 7),
      row('work-order', 1, { projectId: 7 }),
      row('project', 7, {}, { version: 2, deleted: true }),
      row('project', 7, {}, { version: 3 }),
    ]);
    expect(listWorkOrders(db, read(contract.query!), anybody).meta.totalItems).toBe(1);
  });

  it('of an unknown kind is ignored', () => {
    expect(applyRows(replicaOf([]), [{ ...row('tag', 1), kind: 'something-new' } as unknown as FeedRow])).toBe(0);
  });

  it('that cannot be parsed is ignored, with a log entry', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = { ...row('work-order', 1), data: {} as never };
    const db = replicaOf([broken, row('tag', 1, { name: 'Bra' })]);
    expect(allTags(db)).toHaveLength(1);
    expect(logged.mock.calls).toHaveLength(1);
    expect(logged.mock.calls[0]![0]).toContain('"kind":"work-order","id":1');
    logged.mockRestore();
  });

  it('from before a field existed counts as empty there', () => {
    const early = { ...row('customer', 1), data: { name: 'Tidiga AB' } } as unknown as FeedRow;
    expect(allCustomers(replicaOf([early]))).toEqual([{ customerId: 1, name: 'Tidiga AB', paymentRemark: false }]);
  });
});
