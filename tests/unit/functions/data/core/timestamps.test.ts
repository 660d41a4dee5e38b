import { beforeEach, describe, expect, it, vi } from 'vitest';

// A process of its own, whose clock stands still.
const noon = Date.parse('2026-11-23T12:00:00.000Z');
const at = (ms: number) => new Date(noon + ms).toISOString();
let timestamps: typeof import('../../../../../functions/data/core/timestamps.ts');

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers({ now: noon, toFake: ['Date'] });
  timestamps = await import('../../../../../functions/data/core/timestamps.ts');
  return () => void vi.useRealTimers();
});

it('each change is later than the one before, within the same millisecond too', () => {
  expect([timestamps.newTimestamp(), timestamps.newTimestamp(), timestamps.newTimestamp()]).toEqual([
    at(0),
    at(1),
    at(2),
  ]);
});

it('a change is later than what its caller knows of, although another clock is ahead', () => {
  timestamps.followChange(at(900));
  timestamps.followChange(at(400));
  timestamps.followChange(undefined);
  expect(timestamps.newTimestamp()).toBe(at(901));
});

it('a change that is too far ahead is not believed, nor what is no time', () => {
  timestamps.followChange(at(3_600_000));
  timestamps.followChange('i morgon');
  expect(timestamps.newTimestamp()).toBe(at(0));
});

describe('what a caller sends after a change', () => {
  it('names its earlier changes too while an index may lag, the newest first', () => {
    expect(timestamps.withEarlier(at(0), [], [])).toBe(at(0));
    const known = timestamps.withEarlier(at(-100), [at(-2_000)], []);
    expect(timestamps.withEarlier(at(0), timestamps.timestampsOf(known), [])).toBe(
      [at(0), at(-100), at(-2_000)].join(),
    );
    expect(timestamps.withEarlier(at(0), [at(-100), at(-60_000), 'i går'], [])).toBe([at(0), at(-100)].join());
  });

  it('leaves out a change that this one has replaced', () => {
    expect(timestamps.withEarlier(at(0), [at(-100), at(-200)], [at(-100)])).toBe([at(0), at(-200)].join());
  });

  it('stays short, and later than any part of it', () => {
    let known: string | undefined;
    for (let ms = -900; ms <= 0; ms += 50) {
      const next = timestamps.withEarlier(at(ms), timestamps.timestampsOf(known), []);
      expect(next > (known ?? '')).toBe(true);
      known = next;
    }
    expect(timestamps.timestampsOf(known)).toHaveLength(8);
  });
});
