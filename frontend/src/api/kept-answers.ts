import { isWriting, type Route } from '../../../shared/contract/route.ts';
import { browserStore } from './browser-store.ts';
import { sessionEnded } from './session-end.ts';
import { currentSession, sessionValue } from './session.ts';

/** What work without a network needs. None of it is secret. */
const keptFeatures = new Set([
  'addresses',
  'contacts',
  'customers',
  'delivery-templates',
  'my-day',
  'products',
  'project-logs',
  'projects',
  'staff-time-logs',
  'tags',
  'work-orders',
]);
const keptCalls = new Set([
  'list-views/get-list-views',
  'price-lists/get-project-prices',
  'settings/get-user-settings',
  'users/get-all-users',
]);

export type KeptAnswer = { key: string; data: unknown; at: number; build: string };

const longestMs = 14 * 24 * 60 * 60_000;
const mostKept = 500;

/** Answers of another version of the site may have another shape. */
const build = import.meta.url;

const answers = browserStore<KeptAnswer>('answers');

export function isKept(route: Route): boolean {
  const { name, method, file } = route;
  const reads = method === 'GET' || !isWriting(route);
  return reads && file === undefined && (keptCalls.has(name) || keptFeatures.has(name.split('/', 1)[0]!));
}

const keyOf = (userId: number, queryHash: string) => `${userId} ${queryHash}`;

/** @param userId who asked: an answer that comes after a log-out is not kept */
export async function keepAnswer(userId: number, queryHash: string, data: unknown): Promise<void> {
  if (currentSession()?.userId !== userId) return;
  const key = keyOf(userId, queryHash);
  // A full or missing store only means that the answer cannot be shown without a network.
  await answers.put(key, { key, data, at: Date.now(), build }).catch(() => undefined);
}

export async function keptAnswer(queryHash: string): Promise<KeptAnswer | undefined> {
  const userId = currentSession()?.userId;
  if (userId === undefined) return undefined;
  const kept = await answers.read(keyOf(userId, queryHash)).catch(() => undefined);
  return kept && isUsable(kept) ? kept : undefined;
}

const isUsable = ({ at, build: madeBy }: KeptAnswer) => madeBy === build && Date.now() - at < longestMs;

/** Removes what is too old, of another version or of another user, and the oldest of what is too much. */
export async function pruneAnswers(): Promise<void> {
  const own = `${currentSession()?.userId} `;
  const all = await answers.readAll();
  const good = all.filter((kept) => isUsable(kept) && kept.key.startsWith(own));
  const newest = new Set(good.sort((a, b) => b.at - a.at).slice(0, mostKept));
  for (const kept of all) if (!newest.has(kept)) await answers.remove(kept.key);
}

let userId = currentSession()?.userId;
sessionValue.subscribe(() => {
  const next = currentSession()?.userId;
  if (next !== userId) void answers.clear().catch(() => undefined);
  userId = next;
});

// The server has just answered, so nothing is needed without a network; whoever logs in reads anew.
sessionEnded.subscribe(() => {
  if (sessionEnded.get()) void answers.clear().catch(() => undefined);
});
