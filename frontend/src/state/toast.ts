import { createValue } from './value.ts';

export type Tone = 'success' | 'info' | 'warning' | 'error';

export type Toast = {
  id: number;
  tone: Tone;
  title?: string;
  message: string;
  action?: { label: string; onSelect: () => void };
  /** What was to be saved, by identity: an error about it goes away once it is saved. */
  about?: unknown;
  shownAt: Date;
  durationMs: number;
};

type Options = Pick<Partial<Toast>, 'title' | 'action' | 'about'>;

export type ToastMessage = Options & { message: string };

const shortMs = 2_000;
const longMs = 5_000;
const sameWithinMs = 1_000;
const maxToasts = 50;

export const pastToasts = createValue<readonly Toast[]>([]);
/** The newest first. */
export const shownToasts = createValue<readonly Toast[]>([]);

let lastId = 0;

function show(tone: Tone, message: string, options: Options = {}): void {
  const now = new Date();
  const [latest] = pastToasts.get();
  // Each action is of its own: it undoes another save.
  const isSame = latest?.message === message && latest.title === options.title && !options.action;
  if (isSame && now.getTime() - latest.shownAt.getTime() < sameWithinMs) return;
  lastId += 1;
  const durationMs = tone === 'error' || options.action ? longMs : shortMs;
  const toast: Toast = { id: lastId, tone, message, shownAt: now, durationMs, ...options };
  pastToasts.set([toast, ...pastToasts.get()].slice(0, maxToasts));
  shownToasts.set([toast, ...shownToasts.get()]);
}

export function hideToast(id: number): void {
  shownToasts.set(shownToasts.get().filter((toast) => toast.id !== id));
}

export function hideToastsWith(action: Toast['action']): void {
  shownToasts.set(shownToasts.get().filter((toast) => toast.action !== action));
}

export function hideErrorsAbout(about: unknown): void {
  shownToasts.set(shownToasts.get().filter((toast) => toast.tone !== 'error' || toast.about !== about));
}

export function hideToasts(): void {
  shownToasts.set([]);
}

/** Short messages at the bottom left: 2 s; errors and messages with an action 5 s. */
export const toast = {
  success: (message: string, options?: Options) => show('success', message, options),
  info: (message: string, options?: Options) => show('info', message, options),
  warning: (message: string, options?: Options) => show('warning', message, options),
  error: (message: string, options?: Options) => show('error', message, options),
};
