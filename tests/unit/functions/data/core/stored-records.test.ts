import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { followUpOf } from '../../../../../functions/invoices/stores/follow-up-store.ts';
import type { Kind } from '../../../../../functions/data/core/records.ts';
import { records } from '../../../../../functions/data/core/records.ts';
import { type Item, parseRecord } from '../../../../../functions/data/core/table.ts';
import { invoiceItemSchema } from '../../../../../shared/schemas/invoice.ts';

/** Items as stored by each version. Never edited: a version that stores other shapes adds its own. */
const folder = 'tests/fixtures/records';
const samples = readdirSync(folder).flatMap((version) =>
  readdirSync(`${folder}/${version}`).map((file) => ({
    name: `${version}/${file}`,
    item: JSON.parse(readFileSync(`${folder}/${version}/${file}`, 'utf8')) as Item,
  })),
);
/** Fields that other fields are read from. */
const replaced = ['needsEInvoice'];
const isRecord = ({ item }: { item: Item }) => item.sk === 'RECORD';
const beside = (prefix: string) => samples.filter(({ item }) => item.sk.startsWith(prefix));

describe('a record as an earlier version stored it', () => {
  it('is kept for each kind', () => {
    const kinds = new Set(samples.filter(isRecord).map(({ item }) => item['kind']));
    expect(Object.keys(records).filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  it.each(samples.filter(isRecord))('is read with all that it says: $name', ({ item }) => {
    const { pk: _pk, sk: _sk, ...stored } = item;
    const kept = Object.entries(stored['data'] as object).filter(([name]) => !replaced.includes(name));
    expect(parseRecord(item['kind'] as Kind, item)).toMatchObject({ ...stored, data: Object.fromEntries(kept) });
  });

  it('says how a customer gets its invoices where it had a flag for e-invoices', () => {
    const { item } = samples.find(({ item: { kind } }) => kind === 'customer')!;
    const { invoiceDelivery: _, ...data } = item['data'] as Record<string, unknown>;
    const deliveryOf = (more: object) =>
      (parseRecord('customer', { ...item, data: { ...data, ...more } }).data as { invoiceDelivery: string })
        .invoiceDelivery;
    expect(deliveryOf({ needsEInvoice: true })).toBe('EInvoice');
    expect(deliveryOf({ needsEInvoice: false })).toBe('Email');
    expect(deliveryOf({})).toBe('Email');
    expect(deliveryOf({ invoiceDelivery: 'Letter' })).toBe('Letter');
  });

  it.each(beside('LINES#'))('has its lines: $name', ({ item }) => {
    const lines = item['lines'] as unknown[];
    expect(lines.map((line) => invoiceItemSchema.parse(line))).toMatchObject(lines);
  });
});

describe('a follow-up as an earlier version stored it', () => {
  it('is kept for each kind', () => {
    const kinds = beside('FOLLOW_UP#').map(({ item }) => item['kind']);
    expect(new Set(kinds)).toEqual(new Set(['pdf', 'mail', 'accounting', 'settlement']));
  });

  it.each(beside('FOLLOW_UP#'))('is read with all that it says: $name', ({ item }) => {
    const { pk: _pk, sk: _sk, due, dueAt: _dueAt, ...stored } = item;
    expect(followUpOf(item)).toMatchObject({ ...stored, isTrouble: due === 'mail-trouble' });
  });

  it('from before there was mail gets what it lacks', () => {
    const item = { pk: 'INVOICE#1', sk: 'FOLLOW_UP#pdf', invoiceId: 1, kind: 'pdf', state: 'Done', attempts: 1 };
    const doneAt = '2026-11-20T10:00:00.000Z';
    expect(followUpOf({ ...item, lastError: '', doneAt })).toEqual({
      followUpId: 'pdf',
      invoiceId: 1,
      kind: 'pdf',
      state: 'Done',
      attempts: 1,
      lastError: '',
      needs: null,
      askedAt: doneAt,
      askedByUserId: 0,
      doneAt,
      doneByUserId: 0,
      rewrites: false,
      sendingSince: null,
      mail: null,
      files: [],
      isTrouble: false,
    });
  });

  it('is refused when it is invalid', () => {
    const broken = { ...beside('FOLLOW_UP#')[0]!.item, state: 'Nobody knows' };
    expect(() => followUpOf(broken)).toThrow(/state/);
  });
});
