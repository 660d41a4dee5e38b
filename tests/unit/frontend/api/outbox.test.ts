// @vitest-environment jsdom
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../frontend/src/api/api-error.ts';
import type { OutboxEntry, UnsentSave } from '../../../../frontend/src/api/outbox-entry.ts';
import { Outbox } from '../../../../frontend/src/api/outbox.ts';

type Cut = 'none' | 'before' | 'after' | 'busy' | 'crash before' | 'crash after' | 'crash removing';

class Crash extends Error {}

const changed = { by: 'AB', at: '2026-11-20T13:05:00Z' };

/** A server that remembers keys as ours does, a disk that several tabs share, and cuts where they are asked for. */
function world(cuts: Cut[] = []) {
  const disk = new Map<string, OutboxEntry>();
  const applied: string[] = [];
  const answers = new Map<string, unknown>();
  const clock = { now: 1_000 };
  const session: { userId: number | undefined } = { userId: 1 };
  const refuses = new Map<string, ApiError>();
  /** The versions of the records that the server checks. */
  const versions = new Map<string, number>();
  let isCrashing = false;
  let lock = Promise.resolve();

  const handle = (entry: OutboxEntry) => {
    if (!answers.has(entry.key)) {
      const refusal = refuses.get(entry.key);
      if (refusal) throw refusal;
      const isDeletion = entry.route.method === 'DELETE';
      const { version = 0 } = entry.input[isDeletion ? 'query' : 'body'] as { version?: number };
      const record = JSON.stringify(entry.input.params);
      if ((versions.get(record) ?? version) !== version) {
        throw new ApiError(409, { message: 'AB ändrade den 14:05.', facts: { changed } });
      }
      if (versions.has(record)) versions.set(record, version + 1);
      applied.push(entry.key);
      answers.set(entry.key, isDeletion ? { done: true } : { version: version + 1 });
    }
    return answers.get(entry.key);
  };

  const tab = () =>
    new Outbox({
      store: {
        readAll: async () => structuredClone([...disk.values()]),
        put: async (key, entry) => void disk.set(key, structuredClone(entry)),
        remove: async (key) => {
          if (isCrashing) throw new Crash();
          disk.delete(key);
        },
      },
      send: async (entry) => {
        const cut = cuts.shift() ?? 'none';
        if (cut === 'before') throw new ApiError(0);
        if (cut === 'busy') throw new ApiError(503);
        if (cut === 'crash before') throw new Crash();
        const answer = handle(entry);
        if (cut === 'after') throw new ApiError(0);
        if (cut === 'crash after') throw new Crash();
        isCrashing = cut === 'crash removing';
        return answer;
      },
      alone: (_kind, work) => {
        lock = lock.then(work).catch((error: unknown) => {
          isCrashing = false;
          if (!(error instanceof Crash)) throw error;
        });
        return lock;
      },
      userId: () => session.userId,
      now: () => clock.now,
      onChange: async () => undefined,
    });
  return { disk, applied, clock, session, refuses, versions, tab };
}

type PlainSave = Pick<UnsentSave, keyof UnsentSave>;

const unsent = (key: string, more: Partial<PlainSave> = {}): PlainSave => ({
  key,
  route: {
    name: 'customers/update-customer',
    method: 'PUT',
    path: '/customers/{customerId}',
    role: 'Staff',
    reads: [],
    changes: [],
  },
  input: { params: { customerId: 1 }, body: { name: key } },
  isTried: false,
  ...more,
});
const customer = { customerId: 1 };
const deletion = (key: string, version: number): PlainSave => ({
  ...unsent(key),
  route: { ...unsent(key).route, name: 'customers/delete-customer', method: 'DELETE' },
  input: { params: customer, query: { version } },
});
const fileDeletion = (key: string, path: string): PlainSave => ({
  ...unsent(key),
  route: { ...unsent(key).route, name: 'files/delete-file', method: 'POST' },
  input: { params: { projectCode: '26-0019' }, body: { type: 'file', path } },
});
const shown = { title: 'Kund', form: { draft: 'customer:1', values: {}, base: {}, address: '/customers' } };

describe('saves that wait for a network', () => {
  it('arrive once each and in their order, wherever the network is cut and tabs are closed', async () => {
    const cut = fc.constantFrom<Cut>(
      'none',
      'before',
      'after',
      'busy',
      'crash before',
      'crash after',
      'crash removing',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(cut, { maxLength: 12 }), fc.integer({ min: 1, max: 6 }), async (cuts, count) => {
        const { tab, disk, applied } = world([...cuts]);
        const keys = Array.from({ length: count }, (_, index) => `key-${index}`);
        for (const key of keys) {
          await tab().add(unsent(key), shown);
          await Promise.all([tab().flush(), tab().flush()]);
        }
        // Each round meets at most as many cuts as are left.
        for (let round = 0; round <= cuts.length; round += 1) await Promise.all([tab().flush(), tab().flush()]);
        expect(applied).toEqual(keys);
        expect(disk.size).toBe(0);
      }),
    );
  });

  it('are followed by the deletion of their record, wherever the network is cut', async () => {
    const cut = fc.constantFrom<Cut>('none', 'before', 'after', 'busy', 'crash before', 'crash after');
    await fc.assert(
      fc.asyncProperty(fc.array(cut, { maxLength: 8 }), fc.integer({ min: 0, max: 3 }), async (cuts, count) => {
        const { tab, disk, applied, versions } = world([...cuts]);
        versions.set(JSON.stringify(customer), 4);
        const keys = Array.from({ length: count }, (_, index) => `key-${index}`);
        for (const key of keys) {
          await tab().add(unsent(key, { input: { params: customer, body: { name: key, version: 4 } } }), shown);
        }
        // Somebody deletes it twice, since a list that was kept still shows it.
        for (const key of ['deletion', 'again']) await tab().add(deletion(key, 4), shown);
        for (let round = 0; round <= cuts.length; round += 1) await tab().flush();
        expect(applied).toEqual([...keys, 'deletion']);
        expect(disk.size).toBe(0);
      }),
    );
  });

  it('delete each file of a project once, wherever the network is cut', async () => {
    const cut = fc.constantFrom<Cut>('none', 'before', 'after', 'busy', 'crash before', 'crash after');
    await fc.assert(
      fc.asyncProperty(fc.array(cut, { maxLength: 8 }), async (cuts) => {
        const { tab, disk, applied } = world([...cuts]);
        for (const key of ['plan', 'again', 'section']) {
          await tab().add(fileDeletion(key, key === 'section' ? 'Sektion.pdf' : 'Plan.pdf'), shown);
        }
        for (let round = 0; round <= cuts.length; round += 1) await tab().flush();
        expect(applied).toEqual(['plan', 'section']);
        expect(disk.size).toBe(0);
      }),
    );
  });

  it('keep a deletion with its reason if somebody changed the record meanwhile', async () => {
    const { tab, disk, applied, versions } = world();
    versions.set(JSON.stringify(customer), 5);
    await tab().add(deletion('deletion', 4), shown);
    await tab().add(unsent('other', { input: { params: { customerId: 2 }, body: { name: 'x' } } }), shown);
    await tab().flush();
    expect(applied).toEqual(['other']);
    expect([...disk.values()]).toMatchObject([{ key: 'deletion', refusal: 'AB ändrade den 14:05.', change: changed }]);
  });

  it('continue from the version of the save before them', async () => {
    const { tab, disk } = world(['none', 'before']);
    const body = { name: 'x', version: 4 };
    await tab().add(unsent('first', { input: { params: { customerId: 1 }, body } }), shown);
    await tab().add(unsent('second', { input: { params: { customerId: 1 }, body } }), shown);
    await tab().add(unsent('other', { input: { params: { customerId: 2 }, body } }), shown);
    await tab().flush();
    expect(disk.get('second')?.input.body).toEqual({ name: 'x', version: 5 });
    expect(disk.get('other')?.input.body).toEqual(body);
  });

  it('stay with the reason when they are refused, and let the next one through', async () => {
    const { tab, disk, applied, refuses } = world();
    refuses.set('first', new ApiError(409, { message: 'AB ändrade kunden 14:05.' }));
    await tab().add(unsent('first'), shown);
    await tab().add(unsent('second'), shown);
    await tab().flush();
    expect(applied).toEqual(['second']);
    expect([...disk.values()]).toMatchObject([{ key: 'first', refusal: 'AB ändrade kunden 14:05.' }]);
    refuses.clear();
    await tab().retry('first');
    expect(applied).toEqual(['second', 'first']);
    expect(disk.size).toBe(0);
  });

  it('are not refused by an ended session, a busy server or the firewall', async () => {
    for (const error of [
      new ApiError(401),
      new ApiError(429),
      new ApiError(500),
      new ApiError(403, { isFromFirewall: true }),
      new ApiError(403, { isFromGateway: true }),
    ]) {
      const { tab, disk, refuses } = world();
      refuses.set('first', error);
      await tab().add(unsent('first'), shown);
      await tab().flush();
      expect(disk.get('first')?.refusal, String(error.status)).toBeUndefined();
    }
  });

  it('are never sent by another user, and wait for their own', async () => {
    const { tab, applied, session } = world();
    await tab().add(unsent('first'), shown);
    session.userId = 2;
    await tab().flush();
    session.userId = undefined;
    await tab().flush();
    expect(applied).toEqual([]);
    session.userId = 1;
    await tab().flush();
    expect(applied).toEqual(['first']);
  });

  it('ask their user when they may have arrived longer ago than the server remembers their key', async () => {
    const { tab, disk, applied, clock } = world();
    await tab().add(unsent('tried', { isTried: true }), shown);
    await tab().add(unsent('untried'), shown);
    clock.now += 24 * 60 * 60_000;
    await tab().flush();
    expect(applied).toEqual(['untried']);
    expect(disk.get('tried')?.refusal).toMatch(/osäkert/);
    await tab().discard('tried');
    expect(disk.size).toBe(0);
  });
});
