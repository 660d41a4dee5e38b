import { hashKey } from '@tanstack/react-query';
import { getMyDay } from '../../../shared/contract/calls/my-day.ts';
import { getProjectPrices } from '../../../shared/contract/calls/price-lists.ts';
import { getLogOfProject } from '../../../shared/contract/calls/project-logs.ts';
import { getProject, listProjects } from '../../../shared/contract/calls/projects.ts';
import type { Call } from '../../../shared/contract/calls/call.ts';
import { getAllUsers } from '../../../shared/contract/calls/users.ts';
import { getEmptyWorkOrder, getWorkOrder, listWorkOrders } from '../../../shared/contract/calls/work-orders.ts';
import { yearOf } from '../../../shared/lib/days.ts';
import type { ProjectRow } from '../../../shared/schemas/project.ts';
import { call, type AnswerOf, type InputOf } from '../api/call.ts';
import { hasSite } from '../api/has-site.ts';
import { cacheAnswer, cachedAnswer, canUseCache } from '../api/answer-cache.ts';
import { networkValue } from '../api/network.ts';
import { keyOf } from '../api/query-client.ts';
import { currentSession } from '../api/session.ts';
import { readyProjects } from '../api/ready-projects.ts';
import { savesData } from '../api/saves-data.ts';
import { latestWorkOrders } from '../features/work-orders/latest-work-orders.ts';

const maxProjects = 20;
const maxWorkOrders = 3;
const freshMs = 6 * 60 * 60_000;
const againAfterMs = 30 * 60_000;
/** Calls at a time, so that all is kept within twenty seconds of a log-in: about 165 calls. */
const lanes = 5;
const pauseMs = 50;
const idleWithinMs = 200;

class Interrupted extends Error {}

type ReadRoute = <R extends Call>(route: R, input: InputOf<R>) => Promise<AnswerOf<R>>;

let isStarted = false;
/** The round of this tab that waits for its turn: it will find what the next one would. */
let waiting: Promise<void> | undefined;

/** Keeps one's own active projects and the week's work, to open without a network though never opened before. */
export function followOwnProjects(): void {
  if (isStarted) return;
  isStarted = true;
  const keep = () => void keepOwnProjects().catch(() => undefined);
  keep();
  setInterval(keep, againAfterMs);
  // At a first log-in the service worker starts meanwhile.
  navigator.serviceWorker?.addEventListener('controllerchange', keep);
  networkValue.subscribe(keep);
}

/**
 * A few calls at a time, each in a quiet moment, and none for an answer that is fresh, or without a network. One tab
 * after the other: the next finds the answers of the first. Sets `readyProjects`.
 */
export function keepOwnProjects(): Promise<void> {
  waiting ??= navigator.locks.request('klang.own-projects', async () => {
    waiting = undefined;
    const session = currentSession();
    if (session && canUseCache()) await readAll(readerOf(session.userId), session.userId);
  });
  return waiting;
}

/** The list as the home page reads it, the work of this week, and the projects on the list. */
async function readAll(read: ReadRoute, ownerUserId: number): Promise<void> {
  const newest = { orderByColumn: 'projectCode', orderByDescending: true, currentPage: 1, sums: true } as const;
  const filter = { ...newest, ownerUserId };
  const { items } = await read(listProjects, { body: { filter, tagIds: [] } });
  await read(getAllUsers, {});
  const { week } = await read(getMyDay, {});
  await readWorkOrders(read, week.workOrders.items);
  const left = items.slice(0, maxProjects).values();
  await Promise.all(Array.from({ length: lanes }, () => readProjects(read, left)));
}

async function readProjects(read: ReadRoute, left: Iterable<ProjectRow>): Promise<void> {
  for (const project of left) {
    const isKept = await readProject(read, project).then(
      () => true,
      () => false,
    );
    if (isKept) readyProjects.set(new Set([...readyProjects.get(), project.projectId]));
  }
}

/** What its page shows, and what registering work on it needs. */
async function readProject(read: ReadRoute, { projectId, projectCode }: ProjectRow): Promise<void> {
  const params = { projectId };
  await read(getProject, { params });
  const { items } = await read(listWorkOrders, latestWorkOrders(projectCode));
  await readWorkOrders(read, items.slice(0, maxWorkOrders));
  await read(getLogOfProject, { params });
  const { verificationDate } = await read(getEmptyWorkOrder, { params });
  await read(getProjectPrices, { params: { code: projectCode }, query: { year: yearOf(verificationDate) } });
}

async function readWorkOrders(read: ReadRoute, items: readonly { workOrderId: number }[]): Promise<void> {
  for (const { workOrderId } of items) await read(getWorkOrder, { params: { workOrderId } });
}

function readerOf(userId: number): ReadRoute {
  return async (route, input) => {
    const hash = hashKey(keyOf(route, input));
    const cached = await cachedAnswer(hash);
    const isUsable = cached && (Date.now() - cached.at < freshMs || !networkValue.get());
    if (isUsable) return cached.data as AnswerOf<typeof route>;
    await quietMoment();
    if (!mayRead(userId)) throw new Interrupted();
    const answer = await call(route, input);
    await cacheAnswer(userId, hash, answer);
    return answer;
  };
}

/** Without the service worker the site itself would not open. */
function mayRead(userId: number): boolean {
  const isLoggedIn = currentSession()?.userId === userId && canUseCache();
  return hasSite() && isLoggedIn && networkValue.get() && !savesData();
}

/** At a random time, so that windows do not read in step. */
async function quietMoment(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, pauseMs * (1 + Math.random())));
  if ('requestIdleCallback' in window)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: idleWithinMs }));
}
