import type { LocalSystem } from './assembly/system.ts';
import type { FunctionHost } from './functions/function-host.ts';

const unitMs: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** 'rate(15 minutes)' in milliseconds. @throws for anything else than a rate */
export function rateMs(expression: string): number {
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  if (!count || !unit) throw new Error(`The local host cannot run the schedule ${expression}.`);
  return Number(count) * unitMs[unit]!;
}

/** Runs the schedules of EventBridge Scheduler. @returns what ends them */
export function startSchedules(schedules: LocalSystem['schedules'], functions: FunctionHost): () => void {
  const timers = schedules.map(({ expression, target, input, rights }) =>
    setInterval(() => void functions.invokeFor({ rights }, target, JSON.parse(input)), rateMs(expression)).unref(),
  );
  return () => timers.forEach((timer) => clearInterval(timer));
}
