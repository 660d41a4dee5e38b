import { createValue } from '../state/value.ts';

export const networkValue = createValue(navigator.onLine);

/** The notice of a lost network has been closed: the icon in the top bar opens it. The next loss shows it again. */
export const isNoticeHidden = createValue(false);

networkValue.subscribe(() => isNoticeHidden.set(false));

const againAfterMs = 3_000;

let checking: Promise<boolean> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tells a lost network from a failed request. @returns whether the site answered */
export function checkNetwork(): Promise<boolean> {
  checking ??= isReached().then((isThere) => {
    checking = undefined;
    clearTimeout(timer);
    if (!isThere) timer = setTimeout(() => void checkNetwork(), againAfterMs);
    networkValue.set(isThere);
    return isThere;
  });
  return checking;
}

async function isReached(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch('/', { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

export function networkBack(): Promise<void> {
  if (networkValue.get()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = networkValue.subscribe(() => {
      if (!networkValue.get()) return;
      stop();
      resolve();
    });
  });
}

/** @returns when it is known that there is no network, and how to stop waiting for that */
export function networkLost(): { lost: Promise<void>; stop: () => void } {
  const { promise: lost, resolve } = Promise.withResolvers<void>();
  const tell = () => {
    if (!networkValue.get()) resolve();
  };
  const stop = networkValue.subscribe(tell);
  tell();
  return { lost, stop };
}

for (const change of ['online', 'offline']) window.addEventListener(change, () => void checkNetwork());
