import { expect, it } from 'vitest';
import { PushedRows } from '../../../../../functions/entry/events/pushed-rows.ts';

const text = (kind: string, id: number, version: number, data: object, deleted = false) =>
  JSON.stringify({ kind, id, version, deleted, data });

it('a hub message carries the newest plain values of what all may read, and nothing of users, settings and price lists', () => {
  const rows = new PushedRows();
  rows.add(text('customer', 1, 3, { name: 'Alm', paymentRemark: true, lines: [1], nothing: null }));
  rows.add(text('customer', 1, 2, { name: 'Äldre' }));
  rows.add(text('customer', 2, 1, { name: 'Borta' }, true));
  for (const kind of ['user', 'user-settings', 'price-list-default', 'price-list-customer', 'price-list-project']) {
    rows.add(text(kind, 1, 1, { email: 'a@b.se' }));
    expect(rows.of(kind)).toEqual({});
  }
  expect(rows.of('customer')).toEqual({
    rows: [
      { id: 1, version: 3, deleted: false, data: { name: 'Alm', paymentRemark: true, nothing: null } },
      { id: 2, version: 1, deleted: true, data: {} },
    ],
  });
});

it('a hub message carries none above the size of a message frame', () => {
  const rows = new PushedRows();
  for (let id = 1; id <= 30; id += 1) rows.add(text('work-order', id, 1, { invoiceNote: 'Ö'.repeat(500) }));
  expect(rows.of('work-order')).toEqual({});
});
