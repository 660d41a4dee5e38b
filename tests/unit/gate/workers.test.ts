import { describe, expect, it } from 'vitest';
import { workersFor } from '../../gate/workers.ts';

const worker = { miB: 1_500, perCore: 1.5 };
const idle = { cores: 2, freeMiB: 20_000, load: 0.3 };

describe('the workers of a run', () => {
  it.each([
    ['an idle machine', idle, 3],
    ['one with more cores', { ...idle, cores: 8 }, 12],
    ['one whose cores others use', { ...idle, load: 8 }, 2],
    ['one that has just checked types', { ...idle, load: 4 }, 3],
    ['one with little memory', { ...idle, freeMiB: 3_200 }, 2],
    ['one with hardly any', { ...idle, freeMiB: 300 }, 1],
  ])('follow %s', (_, machine, count) => {
    expect(workersFor(worker, machine)).toBe(count);
  });
});
