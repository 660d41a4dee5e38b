import type { Page } from 'playwright';

type TraceEvent = {
  name: string;
  ph: string;
  ts: number;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args: { data?: { interactionId?: number; duration?: number } };
};

/**
 * Traces the work. @returns of each interaction, the processor time of the page's thread until the next paint, in
 * milliseconds; other programs of the machine prolong the wait for a paint, but hardly this
 */
export async function mainThreadOf(page: Page, work: () => Promise<void>): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'] },
  });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return timesOf(events);
}

function timesOf(events: readonly TraceEvent[]): number[] {
  const tasks = events.filter(({ name, ph }) => name === 'RunTask' && ph === 'X');
  const longest = new Map<number, number>();
  for (const { name, ph, pid, tid, ts, args } of events) {
    const { interactionId = 0, duration = 0 } = args.data ?? {};
    if (name !== 'EventTiming' || ph !== 'b' || interactionId === 0) continue;
    const ms = tasks
      .filter((task) => task.pid === pid && task.tid === tid)
      .reduce((sum, task) => sum + msWithin(task, ts, ts + duration * 1_000), 0);
    longest.set(interactionId, Math.max(ms, longest.get(interactionId) ?? 0));
  }
  return [...longest.values()];
}

/** A task may have begun before the event or end after the paint. */
function msWithin({ ts, dur = 0, tdur = 0 }: TraceEvent, from: number, until: number): number {
  const within = Math.min(ts + dur, until) - Math.max(ts, from);
  return within <= 0 || dur === 0 ? 0 : (tdur * within) / dur / 1_000;
}
