import { describe, expect, it } from 'vitest';
import { allTags } from '../../../../../functions/data/replica/lists/options.ts';
import { Replica } from '../../../../../functions/data/replica/replica.ts';
import type { SnapshotStore } from '../../../../../functions/data/replica/snapshot-store.ts';
import { calls, lasting } from '../../../../../shared/lib/deadlines.ts';
import { shorten } from '../../../../support/shorten.ts';
import { FakeFeed } from '../../../../support/replica/fake-feed.ts';
import { row } from '../../../../support/replica/rows.ts';

const second = 1000;
const minute = 60 * second;

const noSnapshots: SnapshotStore = {
  load: () => Promise.resolve(undefined),
  loadEarlier: () => Promise.resolve(undefined),
  save: () => Promise.resolve(),
};

function replicaOf(feed: FakeFeed, snapshots = noSnapshots): Replica {
  return new Replica({
    feed,
    snapshots,
    tableName: 'klang',
    now: () => new Date(feed.now),
    pause: (milliseconds) => {
      feed.now += milliseconds;
      return Promise.resolve();
    },
  });
}

async function tagsOf(replica: Replica, knownChangedAt?: string): Promise<string[]> {
  return allTags(await replica.fresh({ knownChangedAt })).map(({ name }) => name);
}

describe('a replica', () => {
  it('opens from the whole feed, all pages of it', async () => {
    const feed = new FakeFeed(10);
    for (let id = 1; id <= 35; id += 1) feed.write(row('tag', id));
    expect(await tagsOf(replicaOf(feed))).toHaveLength(35);
  });

  it('queries the feed once for each call, from some seconds before the newest change', async () => {
    const feed = new FakeFeed();
    feed.write(row('tag', 1, { name: 'Ett' }));
    feed.now += 10 * minute;
    const replica = replicaOf(feed);
    await tagsOf(replica);
    const before = { ...replica.counters };

    feed.now += minute;
    const timestamp = feed.write(row('tag', 2, { name: 'Två' }));
    feed.now += second;
    expect(await tagsOf(replica)).toEqual(['Ett', 'Två']);
    expect(await tagsOf(replica)).toEqual(['Ett', 'Två']);

    expect(replica.counters.requests - before.requests).toBe(2);
    expect(replica.counters.applied - before.applied).toBe(1);
    expect(feed.questions.at(-1)).toBe(new Date(Date.parse(timestamp) - 10 * second).toISOString());
  });

  it('reads no rows again when nothing has changed for a while', async () => {
    const feed = new FakeFeed();
    for (let id = 1; id <= 50; id += 1) feed.write(row('tag', id));
    const replica = replicaOf(feed);
    await tagsOf(replica);
    feed.now += 2 * minute;
    await tagsOf(replica);
    const { rows } = replica.counters;
    feed.now += minute;
    await tagsOf(replica);
    expect(replica.counters.rows).toBe(rows);
  });

  it('applies a row once that the feed returns twice', async () => {
    const feed = new FakeFeed();
    feed.write(row('tag', 1, { name: 'Ett' }));
    const replica = replicaOf(feed);
    await tagsOf(replica);
    feed.now += second;
    feed.write(row('tag', 2, { name: 'Två' }));
    await tagsOf(replica);
    const { rows } = replica.counters;
    feed.now += second;
    feed.write(row('tag', 2, { name: 'Tre' }));
    expect(await tagsOf(replica)).toEqual(['Ett', 'Tre']);
    expect(await tagsOf(replica)).toEqual(['Ett', 'Tre']);
    expect(replica.counters.rows - rows).toBe(1);
  });

  it('shares one opening and one query among concurrent calls', async () => {
    const feed = new FakeFeed();
    feed.write(row('tag', 1));
    const replica = replicaOf(feed);
    await Promise.all(Array.from({ length: 20 }, () => replica.fresh()));
    expect(feed.questions).toHaveLength(2);
    await Promise.all(Array.from({ length: 20 }, () => replica.fresh()));
    expect(feed.questions).toHaveLength(3);
  });

  it('shows what was written before the call, also while another query is under way', async () => {
    const feed = new FakeFeed(1);
    for (let id = 1; id <= 20; id += 1) feed.write(row('tag', id));
    const replica = replicaOf(feed);
    await replica.fresh();
    const earlier = replica.fresh();
    await Promise.resolve();
    feed.write(row('tag', 21, { name: 'Under tiden' }));
    expect(await tagsOf(replica)).toContain('Under tiden');
    await earlier;
  });

  it('tries again after an opening that failed', async () => {
    const feed = new FakeFeed();
    feed.write(row('tag', 1, { name: 'Ett' }));
    let isDown = true;
    const replica = new Replica({
      feed: {
        async *pages(after) {
          if (isDown) throw new Error('The table does not answer.');
          yield* feed.pages(after);
        },
      },
      snapshots: noSnapshots,
      tableName: 'klang',
    });
    await expect(replica.fresh()).rejects.toThrow('does not answer');
    isDown = false;
    expect(await tagsOf(replica)).toEqual(['Ett']);
    isDown = true;
    await expect(replica.fresh()).rejects.toThrow('does not answer');
    isDown = false;
    expect(await tagsOf(replica)).toEqual(['Ett']);
  });
});

describe('a change known to the caller', () => {
  it.each([300, 2_000])('is awaited until the index has it, %i ms late', async (lag) => {
    const feed = new FakeFeed();
    const replica = replicaOf(feed);
    await replica.fresh();
    const timestamp = feed.write(row('tag', 1, { name: 'Min' }), { lag });
    expect(await tagsOf(replica)).toEqual([]);
    expect(await tagsOf(replica, timestamp)).toEqual(['Min']);
  });

  it('is awaited also when the index first shows a later change by the same caller', async () => {
    const feed = new FakeFeed();
    const replica = replicaOf(feed);
    await replica.fresh();
    const first = feed.write(row('tag', 1, { name: 'Först' }), { lag: 2_000 });
    feed.now += 10;
    const last = feed.write(row('tag', 2, { name: 'Sist' }));
    expect(await tagsOf(replica, last)).toEqual(['Sist']);
    expect(await tagsOf(replica, `${last},${first}`)).toEqual(['Först', 'Sist']);
  });

  it('is not awaited when the index already shows a later change of the same record', async () => {
    const feed = new FakeFeed();
    const replica = replicaOf(feed);
    await replica.fresh();
    const first = feed.write(row('tag', 1, { name: 'Först' }));
    feed.now += 500;
    const last = feed.write(row('tag', 2, { name: 'Sist' }));
    feed.now += 500;
    feed.write(row('tag', 1, { name: 'En annans' }));
    const began = feed.now;
    expect(await tagsOf(replica, `${last},${first}`)).toEqual(['En annans', 'Sist']);
    expect(feed.now).toBe(began);
  });

  it('is not awaited when the index already shows the last of two later changes', async () => {
    const feed = new FakeFeed();
    const replica = replicaOf(feed);
    await replica.fresh();
    const timestamp = feed.write(row('tag', 1, { name: 'Min' }));
    feed.now += 500;
    feed.write(row('tag', 1, { name: 'En annans' }));
    feed.now += 500;
    feed.write(row('tag', 1, { name: 'En tredjes' }));
    const began = feed.now;
    expect(await tagsOf(replica, timestamp)).toEqual(['En tredjes']);
    expect(feed.now).toBe(began);
  });

  it('of several records is awaited until the index shows each, or what replaced it', async () => {
    const feed = new FakeFeed();
    const replica = replicaOf(feed);
    await replica.fresh();
    const tag = (id: number, name: string) => ({ ...row('tag', id, { name }), together: 3 });
    const timestamp = feed.write(tag(1, 'Första'));
    feed.write(tag(2, 'Andra'), { lag: 1_000 });
    feed.write(tag(3, 'Tredje'));
    feed.now += 500;
    feed.write(row('tag', 3, { name: 'En annans' }));
    const began = feed.now;
    expect(await tagsOf(replica, timestamp)).toEqual(['Andra', 'En annans', 'Första']);
    expect(feed.now - began).toBeLessThan(second);
  });

  it('of several records is awaited only while the index may lag, since one may have been replaced often', async () => {
    const feed = new FakeFeed();
    const replica = replicaOf(feed);
    await replica.fresh();
    const timestamp = feed.write({ ...row('tag', 1, { name: 'Ena' }), together: 2 });
    feed.now += 4 * second;
    const began = feed.now;
    expect(await tagsOf(replica, timestamp)).toEqual(['Ena']);
    expect(feed.now).toBe(began);
  });

  it('is awaited only as long as the index may lag, if no row shows it', async () => {
    const feed = new FakeFeed();
    const replica = replicaOf(feed);
    await replica.fresh();
    const replaced = new Date(feed.now).toISOString();
    feed.now += 3 * second;
    const last = feed.write(row('tag', 1, { name: 'Sist' }));
    const began = feed.now;
    expect(await tagsOf(replica, `${last},${replaced}`)).toEqual(['Sist']);
    expect(feed.now - began).toBeLessThan(second);
  });

  it('is found although its writer’s clock is behind', async () => {
    const feed = new FakeFeed();
    const replica = replicaOf(feed);
    feed.write(row('tag', 1, { name: 'Din' }));
    await replica.fresh();
    const timestamp = feed.write(row('tag', 2, { name: 'Min' }), { clock: -30 * second });
    expect(await tagsOf(replica, timestamp)).toEqual(['Din', 'Min']);
  });

  it('is awaited for two and a half seconds at most, and only once', async () => {
    shorten(calls, 'knownChange', 2_500 / lasting(1));
    const feed = new FakeFeed();
    const replica = replicaOf(feed);
    await replica.fresh();
    const began = feed.now;
    const timestamp = new Date(feed.now).toISOString();
    await replica.fresh({ knownChangedAt: timestamp });
    const waited = feed.now - began;
    expect(waited).toBeGreaterThan(2 * second);
    expect(waited).toBeLessThan(3 * second);
    await replica.fresh({ knownChangedAt: timestamp });
    expect(feed.now - began).toBe(waited);
  });

  it.each(['', 'igår', '2001-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z'])(
    'costs nothing when it is %j',
    async (knownChangedAt) => {
      const feed = new FakeFeed();
      const replica = replicaOf(feed);
      await replica.fresh();
      const asked = feed.questions.length;
      await replica.fresh({ knownChangedAt });
      expect(feed.questions.length - asked).toBe(1);
    },
  );
});

describe('a late change', () => {
  it('is seen when the index lags some seconds', async () => {
    const feed = new FakeFeed();
    const replica = replicaOf(feed);
    feed.write(row('tag', 1, { name: 'Sen' }), { lag: 5 * second });
    feed.now += 4 * second;
    feed.write(row('tag', 2, { name: 'Snabb' }));
    expect(await tagsOf(replica)).toEqual(['Snabb']);
    feed.now += second;
    expect(await tagsOf(replica)).toEqual(['Sen', 'Snabb']);
  });

  it('is seen although another writer’s clock is far ahead', async () => {
    const feed = new FakeFeed();
    const replica = replicaOf(feed);
    feed.write(row('tag', 1, { name: 'Framtid' }), { clock: 5 * minute });
    await replica.fresh();
    feed.now += second;
    feed.write(row('tag', 2, { name: 'Nutid' }));
    expect(await tagsOf(replica)).toEqual(['Framtid', 'Nutid']);
  });

  it('is found by the next wider query when the index lags minutes', async () => {
    const feed = new FakeFeed();
    const replica = replicaOf(feed);
    await replica.fresh();
    feed.write(row('tag', 1, { name: 'Mycket sen' }), { lag: 4 * minute });
    feed.now += 3 * minute;
    await replica.fresh();
    feed.now += minute;
    feed.write(row('tag', 2, { name: 'Snabb' }));
    expect(await tagsOf(replica)).toEqual(['Snabb']);
    feed.now += minute;
    expect(await tagsOf(replica)).toEqual(['Mycket sen', 'Snabb']);
  });
});
