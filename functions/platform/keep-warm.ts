/** The event that keeps an instance warm. API Gateway's events have no such field. */
export const keepWarmEvent = { keepWarm: true } as const;

/** True if the instance had not run before. */
export type WarmUpResult = { wasCold: boolean };

const preparations = new Set<() => Promise<unknown>>();
let hasRun = false;

/** Registers what an instance prepares while it is kept warm. */
export function onWarmUp(prepare: () => Promise<unknown>): void {
  preparations.add(prepare);
}

export function isKeepWarm(event: object): boolean {
  return 'keepWarm' in event;
}

export async function keepWarm(): Promise<WarmUpResult> {
  const wasCold = !hasRun;
  hasRun = true;
  await Promise.all([...preparations].map((prepare) => prepare()));
  return { wasCold };
}
