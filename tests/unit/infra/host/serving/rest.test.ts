import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IdleCollector } from '../../../../../infra/host/functions/idle-collector.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('garbage is collected once when the work has paused, and again after more work', () => {
  const collect = vi.fn();
  const rest = new IdleCollector(collect);
  vi.advanceTimersByTime(60_000);
  expect(collect).not.toHaveBeenCalled();
  for (let call = 0; call < 10; call += 1) {
    rest.postpone();
    vi.advanceTimersByTime(6_000);
  }
  expect(collect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(collect).toHaveBeenCalledOnce();
  rest.postpone();
  vi.advanceTimersByTime(60_000);
  expect(collect).toHaveBeenCalledTimes(2);
  rest.postpone();
  rest.end();
  vi.advanceTimersByTime(60_000);
  expect(collect).toHaveBeenCalledTimes(2);
});

it('a thread can collect its garbage', () => {
  const big = new WeakRef({ rows: Array.from({ length: 1_000 }, () => 'x') });
  vi.useRealTimers();
  return new Promise<void>((resolve) => {
    setTimeout(() => {
      vi.useFakeTimers();
      const rest = new IdleCollector();
      rest.postpone();
      vi.advanceTimersByTime(60_000);
      expect(big.deref()).toBeUndefined();
      resolve();
    });
  });
});
