import { expect, it, vi } from 'vitest';
import type { Deliveries } from '../../../../../infra/host/deliveries.ts';
import { runJob } from '../../../../../infra/host/schedules.ts';

const scheduleOf = (job: string) => ({
  expression: 'rate(15 minutes)',
  timeZone: 'UTC',
  target: `function-of-${job}`,
  input: JSON.stringify({ job }),
  deadLetter: `queue-of-${job}`,
  rights: [],
});

it('the host runs one job of the schedules at once, with the rights of its schedule', async () => {
  const deliver = vi.fn(() => Promise.resolve());
  const deliveries = { deliver } as unknown as Deliveries;
  const schedules = ['clean-logs', 'take-replica-snapshot'].map(scheduleOf);
  await runJob('take-replica-snapshot', schedules, deliveries);
  expect(deliver).toHaveBeenCalledExactlyOnceWith(
    { rights: [] },
    'function-of-take-replica-snapshot',
    { job: 'take-replica-snapshot' },
    { queue: 'queue-of-take-replica-snapshot', attributes: {} },
  );
  await expect(runJob('unknown', schedules, deliveries)).rejects.toThrow('No schedule runs the job unknown.');
});
