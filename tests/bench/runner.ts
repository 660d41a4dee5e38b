import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import type { Browser } from 'playwright';
import type { Role } from '../../shared/codes/roles.ts';
import { localUsers } from '../../functions/demo/local-users.ts';
import { buildAll, synthesize } from '../../infra/build/build-all.ts';
import { type LocalStack, type LocalStackOptions, startLocalStack } from '../../infra/host/stack.ts';
import { Api } from '../support/api.ts';
import { startBrowser } from '../support/chromium.ts';
import { type Duration, timed } from './timed.ts';

/** What benches share: what they start ends with them, and times are taken and printed alike. */

export type Stack = LocalStack & { logIn: (role: Role) => Promise<Api> };

let built: Promise<unknown> | undefined;

/** Once, however many hosts follow. */
export const build = () => (built ??= buildAll().then(() => synthesize()));

/** Works with a host in this process. */
export async function onStack<Result>(
  options: LocalStackOptions,
  work: (stack: Stack) => Promise<Result>,
): Promise<Result> {
  await build();
  const stack = await startLocalStack({ schedules: false, ...options });
  const logIn = (role: Role) => logInAs(stack.url, role);
  try {
    return await work(Object.assign(stack, { logIn }));
  } finally {
    await stack.close();
  }
}

export function logInAs(url: string, role: Role): Promise<Api> {
  const { initials, pin } = localUsers.find((user) => user.role === role)!;
  return Api.logIn(url, initials, pin);
}

export async function inBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await startBrowser();
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'klang-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @returns what a script of this folder prints, as JSON, in a process of its own */
export async function inNewProcess<Result>(script: string, args: readonly string[], flags: readonly string[] = []) {
  const file = join(import.meta.dirname, script);
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, file, ...args]);
  return JSON.parse(stdout) as Result;
}

/** One after another. */
export async function timesOf(rounds: number, work: (round: number) => unknown): Promise<Duration[]> {
  const all: Duration[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await timed(() => work(round)));
  return all;
}

/** The shortest of some calls, which other load affects least. */
export function leastMs(rounds: number, work: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}

/** The smallest value that a share of the values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const inOrder = values.toSorted((a, b) => a - b);
  return inOrder[Math.min(inOrder.length - 1, Math.floor(inOrder.length * share))]!;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** Median, 95th percentile and maximum of durations. */
export const spread = (times: readonly number[]) => ({
  medianMs: median(times),
  p95Ms: quantile(times, 0.95),
  slowestMs: quantile(times, 1),
});

export function rounded(figures: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      typeof value === 'number' ? Math.round(value * 10) / 10 : value,
    ]),
  );
}

export function print(title: string, figures: object | readonly object[]): void {
  if (title !== '') console.log(`\n${title}`);
  console.table(Array.isArray(figures) ? figures.map((one: object) => rounded(one)) : rounded(figures));
}

/** Progress, for benches that take minutes. */
export function progress(what: string): void {
  process.stderr.write(`${what}\n`);
}
