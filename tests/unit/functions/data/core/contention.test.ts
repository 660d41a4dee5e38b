import { describe, expect, it, vi } from 'vitest';
import { Contention, retryContention } from '../../../../../functions/data/core/contention.ts';

describe('an attempt that meets another write', () => {
  const attemptAfter = (contentions: number) => {
    const attempt = vi.fn(() => Promise.resolve('written'));
    for (let count = 0; count < contentions; count += 1) attempt.mockRejectedValueOnce(new Contention('first'));
    return attempt;
  };

  it('is made again until it comes first', async () => {
    const attempt = attemptAfter(2);
    expect(await retryContention(2, attempt)).toBe('written');
    expect(attempt).toHaveBeenCalledTimes(3);
  });

  it('fails when it has been made again as often as allowed', async () => {
    const attempt = attemptAfter(3);
    await expect(retryContention(2, attempt)).rejects.toThrow(Contention);
    expect(attempt).toHaveBeenCalledTimes(3);
  });

  it('is not made again after another error', async () => {
    const attempt = vi.fn(() => Promise.reject(new TypeError('x is undefined')));
    await expect(retryContention(2, attempt)).rejects.toThrow('x is undefined');
    expect(attempt).toHaveBeenCalledTimes(1);
  });
});
