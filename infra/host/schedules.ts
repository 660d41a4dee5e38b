import type { LocalSystem } from './assembly/system.ts';
import type { Deliveries } from './deliveries.ts';

type Schedule = LocalSystem['schedules'][number];

const unitMs: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

export function rateMs(expression: string): number {
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  if (!count || !unit) throw new Error(`The local host cannot run the schedule ${expression}.`);
  return Number(count) * unitMs[unit]!;
}

const everyMinutes = /^cron\(0\/(\d+) (\d+)(?:-(\d+))? \* \* \? \*\)$/;

/**
 * True if a cron schedule is due in the given minute: 'cron(0/15 1-4 * * ? *)', or of one hour. Undefined for a rate.
 * @throws for any other form
 */
export function isDueAt(expression: string, timeZone: string, instant: Date): boolean | undefined {
  if (!expression.startsWith('cron(')) return undefined;
  const [, step, from, to = from] = everyMinutes.exec(expression) ?? [];
  if (!step) throw new Error(`The local host cannot run the schedule ${expression}.`);
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, hour: 'numeric', minute: 'numeric' }).formatToParts(
    instant,
  );
  const [hour, minute] = (['hour', 'minute'] as const).map((type) =>
    Number(parts.find((one) => one.type === type)?.value),
  );
  return hour! >= Number(from) && hour! <= Number(to) && minute! % Number(step) === 0;
}

const notHere = new Set(['canary', 'keep-lists-warm']);

/**
 * Runs the schedules of EventBridge Scheduler, but for the canary, which watches the way in through CloudFront, and the
 * job that keeps lists warm: this machine stays warm.
 * @returns a function that stops them
 */
export function startSchedules(schedules: Schedule[], deliveries: Deliveries): () => void {
  const timers = schedules
    .filter((one) => !notHere.has(jobOf(one) ?? ''))
    .map((schedule) => {
      const { expression, timeZone } = schedule;
      const run = () => void invoke(schedule, deliveries);
      if (isDueAt(expression, timeZone, new Date()) === undefined) return setInterval(run, rateMs(expression)).unref();
      return setInterval(() => isDueAt(expression, timeZone, new Date()) && run(), unitMs['minute']).unref();
    });
  return () => timers.forEach((timer) => clearInterval(timer));
}

export async function runJob(job: string, schedules: Schedule[], deliveries: Deliveries): Promise<void> {
  const schedule = schedules.find((one) => jobOf(one) === job);
  if (!schedule) throw new Error(`No schedule runs the job ${job}.`);
  await invoke(schedule, deliveries);
}

function jobOf({ input }: Schedule): string | undefined {
  return (JSON.parse(input) as { job?: string }).job;
}

function invoke({ target, input, deadLetter, rights }: Schedule, deliveries: Deliveries): Promise<void> {
  return deliveries.deliver({ rights }, target, JSON.parse(input), { queue: deadLetter, attributes: {} });
}
