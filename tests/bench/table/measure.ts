import { readFileSync, readdirSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../runner.ts';
import type { ServiceCounts } from '../service-counts.ts';
import type { Operation, Work } from './works.ts';

export type Cost = { reads: number; writes: number; files: number; bytes: number };
export type Times = { ms: number[]; cpuMs: number };

const timeoutMs = 60_000;

export async function warmUp(work: Work, ask: Operation): Promise<void> {
  await open(work, ask);
  for (let round = 1; round < (work.warmUps ?? 1); round += 1) await work.call(ask, round);
}

const busyMs = 50;
const quietTimeoutMs = 30_000;

/** Waits until what earlier calls began, such as PDFs and mails, is done: a second with hardly any processor time. */
export async function quiet(pid: number): Promise<void> {
  const until = performance.now() + quietTimeoutMs;
  for (let before = cpuOf(pid); performance.now() < until;) {
    await wait(1_000);
    const now = cpuOf(pid);
    if (now - before < busyMs) return;
    before = now;
  }
}

/** Makes the first call, by which a list is opened. */
export async function open(work: Work, ask: Operation): Promise<void> {
  const until = performance.now() + timeoutMs;
  await work.before?.(ask, 0);
  for (;;) {
    try {
      await work.call(ask, 0);
      return;
    } catch (error) {
      if (performance.now() > until) throw error;
      await wait(500);
    }
  }
}

/** @param bytesOf the bytes of all answers so far */
export async function costOf(work: Work, ask: Operation, counts: ServiceCounts, bytesOf: () => number): Promise<Cost> {
  await work.before?.(ask, 0);
  await counts.quiet();
  counts.reset();
  const before = bytesOf();
  await work.call(ask, 0);
  const { reads, transactions, otherWrites, files } = counts.counts;
  return { reads, writes: transactions + otherWrites, files, bytes: bytesOf() - before };
}

/** @param asks one for each client @returns the median for each number of clients; processor time for one client */
export async function timesOf(work: Work, asks: readonly Operation[], pid: number): Promise<Times> {
  const ms: number[] = [];
  let cpuMs = 0;
  for (const clients of work.clients) {
    const before = cpuOf(pid);
    const times = await inRounds(work, asks.slice(0, clients));
    if (clients === 1) cpuMs = (cpuOf(pid) - before) / work.rounds;
    ms.push(median(times));
  }
  return { ms, cpuMs };
}

async function inRounds(work: Work, asks: readonly Operation[]): Promise<number[]> {
  const times: number[] = [];
  let round = 0;
  const client = async (ask: Operation) => {
    for (let own = 0; own < work.rounds; own += 1) {
      const mine = (round += 1);
      await work.before?.(ask, mine);
      const start = performance.now();
      await work.call(ask, mine);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(asks.map(client));
  return times;
}

const msPerTick = 10;

/** Processor time of a process and its descendants, in milliseconds; only on Linux. */
export function cpuOf(pid: number): number {
  const all = processes();
  const family = new Set([pid]);
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const one of all) if (family.has(one.parent)) family.add(one.pid);
  }
  return all.filter((one) => family.has(one.pid)).reduce((sum, { ticks }) => sum + ticks * msPerTick, 0);
}

function processes(): { pid: number; parent: number; ticks: number }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // The name of a program, in parentheses, may hold spaces.
        const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]!.split(' ');
        return [{ pid: Number(name), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }];
      } catch {
        return [];
      }
    });
}
