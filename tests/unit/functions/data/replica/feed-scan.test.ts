import { describe, expect, it } from 'vitest';
import type { Feed } from '../../../../../functions/data/replica/feed.ts';
import { allTags } from '../../../../../functions/data/replica/lists/options.ts';
import { Replica } from '../../../../../functions/data/replica/replica.ts';
import { FakeFeed } from '../../../../support/replica/fake-feed.ts';
import { MemorySnapshots } from '../../../../support/replica/memory-snapshots.ts';
import { row } from '../../../../support/replica/rows.ts';

const records = 600;

function tagFeed(): FakeFeed {
  const feed = new FakeFeed(20);
  feed.now -= records * 60_000;
  for (let id = 1; id <= records; id += 1) {
    feed.now += 60_000;
    feed.write(row('tag', id, { name: `Tagg ${id}` }));
  }
  return feed;
}

function replicaOf(feed: FakeFeed, pages: Feed['pages'], openingDeadline = 20_000): Replica {
  const now = () => new Date(feed.now);
  return new Replica({
    feed: { pages },
    snapshots: new MemorySnapshots(),
    tableName: 'klang',
    now,
    openingTimeoutMs: openingDeadline,
  });
}

describe('reading the whole feed', () => {
  it('reads several time ranges concurrently, and all of them', async () => {
    const feed = tagFeed();
    let [running, most] = [0, 0];
    const replica = replicaOf(feed, async function* (after, until) {
      running += 1;
      most = Math.max(most, running);
      try {
        for await (const page of feed.pages(after, until)) {
          await new Promise((resolve) => setTimeout(resolve, 1));
          yield page;
        }
      } finally {
        running -= 1;
      }
    });
    expect(allTags(await replica.open())).toHaveLength(records);
    expect(most).toBeGreaterThanOrEqual(4);
    // Records on the boundary of two ranges are read twice.
    expect(replica.counters.rows).toBeLessThan(records * 1.3);
  });

  it('goes on where it broke off', async () => {
    const feed = tagFeed();
    let left = 10;
    const replica = replicaOf(feed, async function* (after, until) {
      for await (const page of feed.pages(after, until)) {
        left -= 1;
        if (left < 0) throw new Error('The table does not answer.');
        yield page;
      }
    });
    await expect(replica.open()).rejects.toThrow('does not answer');
    const before = replica.counters.rows;
    expect(before).toBeGreaterThan(100);
    left = Infinity;
    expect(allTags(await replica.open())).toHaveLength(records);
    expect(replica.counters.rows).toBeLessThan(records * 1.3);
    feed.write(row('tag', 1, { name: 'Ändrad' }));
    expect(allTags(await replica.fresh()).map(({ name }) => name)).toContain('Ändrad');
  });

  it('limits the time of each request, and the next one continues', async () => {
    const feed = tagFeed();
    const gate = Promise.withResolvers<void>();
    const replica = replicaOf(
      feed,
      async function* (after, until) {
        for await (const page of feed.pages(after, until)) {
          yield page;
          await gate.promise;
        }
      },
      30,
    );
    await expect(replica.fresh()).rejects.toMatchObject({ code: 'list_opening', status: 503 });
    gate.resolve();
    await expect.poll(async () => allTags(await replica.fresh()).length).toBe(records);
    expect(replica.counters.rows).toBeLessThan(records * 1.3);
  });
});
