import { beforeEach, describe, expect, it, vi } from 'vitest';

// A process of its own, whose clock stands still.
const noon = Date.parse('2026-11-23T12:00:00.000Z');
const at = (ms: number) => new Date(noon + ms).toISOString();
let stamps: typeof import('../../../../../functions/data/core/timestamps.ts');

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers({ now: noon, toFake: ['Date'] });
  stamps = await import('../../../../../functions/data/core/timestamps.ts');
  return () => void vi.useRealTimers();
});

it('each change is later than the one before, within the same millisecond too', () => {
  expect([stamps.stamp(), stamps.stamp(), stamps.stamp()]).toEqual([at(0), at(1), at(2)]);
});

it('a change is later than what its caller knows of, although another clock is ahead', () => {
  stamps.followChange(at(900));
  stamps.followChange(at(400));
  stamps.followChange(undefined);
  expect(stamps.stamp()).toBe(at(901));
});

it('a change that is too far ahead is not believed, nor what is no time', () => {
  stamps.followChange(at(3_600_000));
  stamps.followChange('i morgon');
  expect(stamps.stamp()).toBe(at(0));
});

describe('what a caller sends after a change', () => {
  it('names its earlier changes too while an index may lag, the newest first', () => {
    expect(stamps.withEarlier(at(0), [], [])).toBe(at(0));
    const known = stamps.withEarlier(at(-100), [at(-2_000)], []);
    expect(stamps.withEarlier(at(0), stamps.stampsOf(known), [])).toBe([at(0), at(-100), at(-2_000)].join());
    expect(stamps.withEarlier(at(0), [at(-100), at(-60_000), 'i går'], [])).toBe([at(0), at(-100)].join());
  });

  it('leaves out a change that this one has replaced', () => {
    expect(stamps.withEarlier(at(0), [at(-100), at(-200)], [at(-100)])).toBe([at(0), at(-200)].join());
  });

  it('stays short, and later than any part of it', () => {
    let known: string | undefined;
    for (let ms = -900; ms <= 0; ms += 50) {
      const next = stamps.withEarlier(at(ms), stamps.stampsOf(known), []);
      expect(next > (known ?? '')).toBe(true);
      known = next;
    }
    expect(stamps.stampsOf(known)).toHaveLength(8);
  });
});
