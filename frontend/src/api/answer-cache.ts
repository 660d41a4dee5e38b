import { isWriting } from '../../../shared/contract/calls/is-writing.ts';
import type { Call } from '../../../shared/contract/calls/call.ts';
import { browserStore } from './browser-store.ts';
import { sessionEnded } from './session-end.ts';
import { currentSession, sessionEndsAt, sessionValue } from './session.ts';
import { sharedComputer } from './shared-computer.ts';

/** What work without a network needs. None of it is secret, and none says what others have logged. */
const cachedFeatures = new Set([
  'addresses',
  'contacts',
  'customers',
  'delivery-templates',
  'my-day',
  'products',
  'project-logs',
  'projects',
  'tags',
  'work-orders',
]);
const cachedCalls = new Set([
  'list-views/get-list-views',
  'price-lists/get-project-prices',
  'settings/get-user-settings',
  'staff-time-logs/get-staff-time-log',
  'staff-time-logs/list-staff-time-logs',
  'staff-time-logs/open-staff-time-log',
  'users/get-all-users',
]);

export type CachedAnswer = { key: string; data: unknown; at: number; build: string };

const maxAnswers = 500;

/** Answers of another version of the site may have another shape. */
const build = import.meta.url;

const answers = browserStore<CachedAnswer>('answers');

export function isCacheable(call: Call): boolean {
  const { name, method, file } = call;
  const reads = method === 'GET' || !isWriting(call);
  return reads && file === undefined && (cachedCalls.has(name) || cachedFeatures.has(name.split('/', 1)[0]!));
}

const keyOf = (userId: number, queryHash: string) => `${userId} ${queryHash}`;

/** Answers are kept, and open, until the session of their user ends, as last known. */
export function canUseCache(): boolean {
  return Date.now() < sessionEndsAt() && !sessionEnded.get() && !sharedComputer.get();
}

/** @param userId who asked: an answer that comes after a log-out is not kept, nor what says that it is of another */
export async function cacheAnswer(userId: number, queryHash: string, data: unknown): Promise<void> {
  const { userId: answerUserId = userId } = (data ?? {}) as { userId?: unknown };
  if (currentSession()?.userId !== userId || answerUserId !== userId || !canUseCache()) return;
  const key = keyOf(userId, queryHash);
  // A full or missing store only means that the answer cannot be shown without a network.
  await answers.put(key, { key, data, at: Date.now(), build }).catch(() => undefined);
}

export async function cachedAnswer(queryHash: string): Promise<CachedAnswer | undefined> {
  const userId = currentSession()?.userId;
  if (userId === undefined || !canUseCache()) return undefined;
  const cached = await answers.read(keyOf(userId, queryHash)).catch(() => undefined);
  return cached && isUsable(cached) ? cached : undefined;
}

const isUsable = ({ build: cachedBuild }: CachedAnswer) => cachedBuild === build;

/** Removes all when the session has ended; else what is of another version or user, and the oldest of what is too much. */
export async function pruneAnswers(): Promise<void> {
  if (!canUseCache()) return answers.clear();
  const own = `${currentSession()?.userId} `;
  const all = await answers.readAll();
  const good = all.filter((cached) => isUsable(cached) && cached.key.startsWith(own));
  const newest = new Set(good.sort((a, b) => b.at - a.at).slice(0, maxAnswers));
  for (const cached of all) if (!newest.has(cached)) await answers.remove(cached.key);
}

let userId = currentSession()?.userId;
sessionValue.subscribe(() => {
  const next = currentSession()?.userId;
  if (next !== userId) void answers.clear().catch(() => undefined);
  userId = next;
});

/** The server has just answered 401, so nothing is needed without a network; whoever logs in reads again. */
function clearIfClosed(): void {
  if (!canUseCache()) void answers.clear().catch(() => undefined);
}

for (const value of [sessionEnded, sharedComputer]) value.subscribe(clearIfClosed);
clearIfClosed();
