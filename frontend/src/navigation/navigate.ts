/** What the address names, and what its entry in the tab's history keeps. */
export type Place = { pathname: string; search: string; state: unknown; key: string };

/** A path with its search, or the shown path with another search. */
export type To = string | { pathname?: string; search?: string };

/** `pop` is also where the tab begins. */
export type Step = 'push' | 'replace' | 'pop';

/** Undefined: it can be shown; a path: go there instead; false: stay. */
type Entry = string | false | undefined;

/** Asked before a place is shown; loads what the place needs. */
export type Enter = (next: Place, step: Step) => Entry | Promise<Entry>;

/** Asked before the shown place is left; a step back is undone meanwhile. */
export type Guard = (next: Place, step: Step) => boolean | Promise<boolean>;

type Kept = { state: unknown; key: string; index: number };

let enter: Enter = () => undefined;
let guard: Guard = () => true;
let shown: Place | undefined;
/** The shown place among the tab's entries of history. */
let index = 0;
/** Counts navigations: only the newest is shown. */
let newest = 0;
/** Called at the next step back or forward, which is our own. */
let ownStep: (() => void) | undefined;
const listeners = new Set<() => void>();

/** Shows the place that the address names, and follows the browser from then on. */
export function startNavigation(entering: Enter = () => undefined): void {
  enter = entering;
  shown = undefined;
  const kept = entryOfHistory();
  index = kept?.index ?? 0;
  if (!kept) keep('replaceState', addressed());
  window.addEventListener('popstate', followBrowser);
  void arrive(addressed(), 'pop');
}

/** Undefined until the first place has loaded. */
export function shownPlace(): Place | undefined {
  return shown;
}

export function onShown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One at a time. */
export function guardNavigation(next: Guard): () => void {
  guard = next;
  return () => {
    guard = () => true;
  };
}

/**
 * Goes to a place of the site, or that many steps in the tab's history. The address changes at once if the place has
 * loaded and nothing guards the shown one.
 */
export async function navigate(to: To | number, options: { replace?: boolean; state?: unknown } = {}): Promise<void> {
  if (typeof to === 'number') {
    window.history.go(to);
    return;
  }
  const next = { ...placeOf(to), state: options.state ?? null };
  const step = options.replace ? 'replace' : 'push';
  const mayLeave = guard(next, step);
  if (mayLeave === true || (await mayLeave)) await arrive(next, step);
}

/** @returns the address of a link on the page with the path */
export function hrefOf(to: To, from: string): string {
  const { pathname, search } = placeOf(to, from);
  return `${pathname}${search}`;
}

async function arrive(next: Place, step: Step): Promise<void> {
  newest += 1;
  const turn = newest;
  const entering = enter(next, step);
  const entry = entering instanceof Promise ? await entering : entering;
  if (turn !== newest || entry === false) return;
  if (entry !== undefined) {
    await arrive(placeOf(entry), step === 'push' ? 'push' : 'replace');
    return;
  }
  if (step === 'push') index += 1;
  if (step !== 'pop') keep(`${step}State`, next);
  shown = next;
  for (const listener of listeners) listener();
}

function followBrowser(): void {
  if (ownStep) {
    ownStep();
    ownStep = undefined;
    return;
  }
  // A link within the page makes an entry without our state.
  const kept = entryOfHistory();
  const steps = kept ? kept.index - index : 1;
  index += steps;
  if (!kept) keep('replaceState', addressed());
  const next = addressed();
  const mayLeave = guard(next, 'pop');
  if (mayLeave === true || steps === 0) void arrive(next, 'pop');
  else void holdBack(next, steps, mayLeave);
}

async function holdBack(next: Place, steps: number, mayLeave: false | Promise<boolean>): Promise<void> {
  await stepBy(-steps);
  if (!(await mayLeave)) return;
  await stepBy(steps);
  await arrive(next, 'pop');
}

async function stepBy(steps: number): Promise<void> {
  await new Promise<void>((resolve) => {
    ownStep = resolve;
    window.history.go(steps);
  });
  index += steps;
}

function keep(how: 'pushState' | 'replaceState', { pathname, search, state, key }: Place): void {
  const hash = how === 'replaceState' && pathname === window.location.pathname ? window.location.hash : '';
  window.history[how]({ state, key, index } satisfies Kept, '', `${pathname}${search}${hash}`);
}

function entryOfHistory(): Kept | undefined {
  const kept = window.history.state as Partial<Kept> | null;
  return kept?.index === undefined ? undefined : (kept as Kept);
}

function addressed(): Place {
  const { pathname, search } = window.location;
  const { state, key } = entryOfHistory() ?? { state: null, key: newKey() };
  return { pathname, search, state, key };
}

function placeOf(to: To, from = (shown ?? window.location).pathname): Place {
  const url = new URL(typeof to === 'string' ? to : (to.pathname ?? from), `${window.location.origin}${from}`);
  if (typeof to === 'object') url.search = to.search ?? '';
  return { pathname: url.pathname, search: url.search, state: null, key: newKey() };
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
