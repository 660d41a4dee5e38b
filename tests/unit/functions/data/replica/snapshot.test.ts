import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { allCustomers, allTags } from '../../../../../functions/data/replica/lists/options.ts';
import { Replica } from '../../../../../functions/data/replica/replica.ts';
import { takeSnapshot } from '../../../../../functions/data/replica/snapshot.ts';
import { openSnapshot, packSnapshot } from '../../../../../functions/data/replica/snapshot-store.ts';
import { FakeFeed } from '../../../../support/replica/fake-feed.ts';
import { MemorySnapshots } from '../../../../support/replica/memory-snapshots.ts';
import { row } from '../../../../support/replica/rows.ts';

const minute = 60_000;
const hour = 60 * minute;

function settingsOf(feed: FakeFeed, snapshots = new MemorySnapshots(), tableName = 'klang') {
  return { feed, snapshots, tableName, now: () => new Date(feed.now) };
}

async function tagsOf(replica: Replica): Promise<string[]> {
  return allTags(await replica.fresh()).map(({ name }) => name);
}

async function firmWithSnapshot() {
  const feed = new FakeFeed();
  for (let id = 1; id <= 30; id += 1) feed.write(row('tag', id, { name: `Tagg ${id}` }));
  feed.now += hour;
  const settings = settingsOf(feed);
  await takeSnapshot(settings);
  return { feed, settings };
}

describe('a snapshot', () => {
  it('avoids reading older records', async () => {
    const { feed, settings } = await firmWithSnapshot();
    feed.now += 20 * minute;
    feed.write(row('tag', 31, { name: 'Ny' }));
    const replica = new Replica(settings);
    expect(await tagsOf(replica)).toHaveLength(31);
    expect(replica.counters).toMatchObject({ requests: 1, rows: 1, applied: 1 });
  });

  it('can be written to when it is opened, and leaves no file behind', async () => {
    const { feed, settings } = await firmWithSnapshot();
    const folder = await mkdtemp(join(tmpdir(), 'snapshot-test-'));
    vi.stubEnv('TMPDIR', folder);
    try {
      const replica = new Replica(settings);
      await tagsOf(replica);
      expect(await readdir(folder)).toEqual([]);
      for (let id = 1; id <= 2000; id += 1) feed.write(row('tag', id, { name: `Ny ${id}` }));
      expect(await tagsOf(replica)).toHaveLength(2000);
    } finally {
      vi.unstubAllEnvs();
      await rm(folder, { recursive: true });
    }
  });

  it('that has no room on the disk is ignored', async () => {
    const { settings } = await firmWithSnapshot();
    vi.stubEnv('TMPDIR', '/none');
    try {
      expect(await openSnapshot(settings.snapshots, 'klang')).toBeUndefined();
    } finally {
      vi.unstubAllEnvs();
    }
    expect(await tagsOf(new Replica(settings))).toHaveLength(30);
  });

  it('is compressed through a temporary file, without a second copy in memory', async () => {
    const serialize = vi.spyOn(DatabaseSync.prototype, 'serialize');
    const { settings } = await firmWithSnapshot();
    const db = (await openSnapshot(settings.snapshots, 'klang'))!;
    let packed = '';
    await expect(
      packSnapshot(db, (file) => {
        packed = file;
        throw new Error('The bucket does not answer.');
      }),
    ).rejects.toThrow('does not answer');
    expect(existsSync(dirname(packed))).toBe(false);
    expect(serialize).not.toHaveBeenCalled();
    serialize.mockRestore();
  });

  it('goes on from the one before', async () => {
    const { feed, settings } = await firmWithSnapshot();
    feed.now += hour;
    feed.write(row('tag', 1, { name: 'Ändrad' }));
    await takeSnapshot(settings);
    expect(feed.questions).toHaveLength(3);
    expect(feed.questions.at(-1)).toBe(new Date(feed.now - 7 * hour).toISOString());
    expect(await tagsOf(new Replica(settings))).toContain('Ändrad');
  });

  it('is rebuilt from the whole feed after a day, which repairs any error', async () => {
    const { feed, settings } = await firmWithSnapshot();
    const db = (await openSnapshot(settings.snapshots, 'klang'))!;
    db.exec(`UPDATE tag SET name = 'Fel', version = 99`);
    await packSnapshot(db, (file) => settings.snapshots.save(file));
    feed.now += 23 * hour;
    await takeSnapshot(settings);
    expect(new Set(await tagsOf(new Replica(settings)))).toEqual(new Set(['Fel']));
    feed.now += 2 * hour;
    await takeSnapshot(settings);
    expect(await tagsOf(new Replica(settings))).not.toContain('Fel');
  });

  it('of another table is ignored', async () => {
    const { settings } = await firmWithSnapshot();
    const other = new FakeFeed();
    other.write(row('tag', 1, { name: 'Annan' }));
    expect(await tagsOf(new Replica(settingsOf(other, settings.snapshots, 'annan')))).toEqual(['Annan']);
  });

  it('of another version of the schema is ignored', async () => {
    const { feed, settings } = await firmWithSnapshot();
    const db = (await openSnapshot(settings.snapshots, 'klang'))!;
    db.exec('PRAGMA user_version = 999');
    await packSnapshot(db, (file) => settings.snapshots.save(file));
    const replica = new Replica(settings);
    expect(await tagsOf(replica)).toHaveLength(30);
    expect(feed.questions.filter((after) => after === undefined)).toHaveLength(2);
  });

  it('of another version of the schema saves reading the kinds that have not changed', async () => {
    const { feed, settings } = await firmWithSnapshot();
    for (let id = 1; id <= 20; id += 1) feed.write(row('customer', id, { name: `Kund ${id}` }));
    feed.now += hour;
    await takeSnapshot(settings);
    settings.snapshots.changeSchema(['tag']);
    feed.now += hour;
    feed.write(row('customer', 1, { name: 'Ändrad' }));
    const replica = new Replica(settings);
    expect(await tagsOf(replica)).toHaveLength(30);
    expect(allCustomers(await replica.fresh()).map(({ name }) => name)).toContain('Ändrad');
    // The tags anew, and then the one change since the snapshot.
    expect(replica.counters.applied).toBe(31);
  });

  it.each([
    ['cannot be fetched', () => Promise.reject(new Error('AccessDenied'))],
    ['cannot be unpacked', () => Promise.resolve(Buffer.from('not a snapshot'))],
  ])('that %s is done without, with a line in the log', async (_, load) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { settings } = await firmWithSnapshot();
    const replica = new Replica({ ...settings, snapshots: { load, loadEarlier: load, save: () => Promise.resolve() } });
    expect(await tagsOf(replica)).toHaveLength(30);
    expect(logged).toHaveBeenCalledTimes(2);
    logged.mockRestore();
  });
});
