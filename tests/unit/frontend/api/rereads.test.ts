import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Change, gatherRereads } from '../../../../frontend/src/api/rereads.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const change: Change = { kinds: ['work-order'], changedAt: '2026-11-20T12:00:00.000Z' };

describe('windows that are notified of a change', () => {
  it('refetch once each, spread over a second', () => {
    const readAt: number[] = [];
    const began = Date.now();
    const read = () => readAt.push(Date.now() - began);
    const windows = Array.from({ length: 30 }, (_, index) =>
      gatherRereads({ read, isHidden: () => false, random: () => index / 30 }),
    );
    for (const one of windows) {
      one.heard(change);
      one.heard({ kinds: ['project-log'] });
    }
    vi.advanceTimersByTime(1_000);
    expect(readAt).toHaveLength(30);
    for (const tenth of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      expect(readAt.filter((at) => at >= tenth * 100 && at < (tenth + 1) * 100)).toHaveLength(3);
    }
    vi.advanceTimersByTime(60_000);
    expect(readAt).toHaveLength(30);
  });

  it('batch the changes until then', () => {
    const read = vi.fn();
    const rereads = gatherRereads({ read, isHidden: () => false, random: () => 0.5 });
    rereads.heard(change);
    vi.advanceTimersByTime(499);
    rereads.heard({ kinds: ['tag'] });
    expect(read).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(read).toHaveBeenCalledExactlyOnceWith([change, { kinds: ['tag'] }]);
  });

  it('refetch nothing while hidden, and everything once visible', () => {
    const read = vi.fn();
    let isHidden = true;
    const rereads = gatherRereads({ read, isHidden: () => isHidden });
    rereads.heard(change);
    rereads.heard(change);
    vi.advanceTimersByTime(60_000);
    expect(read).not.toHaveBeenCalled();
    isHidden = false;
    rereads.shown();
    expect(read).toHaveBeenCalledExactlyOnceWith([change, change]);
    rereads.shown();
    expect(read).toHaveBeenCalledTimes(1);
  });
});
