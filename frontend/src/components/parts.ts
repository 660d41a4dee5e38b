import { checkNetwork, networkBack, networkValue } from '../api/network.ts';
import { hasSite } from '../api/has-site.ts';
import { createValue, type Value } from '../state/value.ts';
import { hasTyped } from './open-forms.ts';

/** A new version is deployed and this page's files are gone, but a reload would disturb unsaved work. */
export const newVersionIsOut = createValue(false);

/** A file was asked for without a network: the browser remembers the failure for as long as the page is open. */
export const partIsMissing = createValue(false);

/** Parts share files: one that failed without a network fails for the next part too, whatever the network is then. */
let hasLostFiles = false;

const storageKey = 'klang.reloaded-at';
const againAfterMs = 10_000;

/** Loads a file of the site: waits while offline, and reloads the page when the file fails all the same. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  let hasFailedOnline = false;
  for (;;) {
    try {
      await repairStyles();
      return await load();
    } catch (error) {
      if (!(await isReachedAfterFailure())) await networkBack();
      // A network that comes and goes may be back by the time it is checked.
      else if (hasFailedOnline) await leavePage(error, hasLostFiles ? partIsMissing : newVersionIsOut);
      else hasFailedOnline = true;
    }
  }
}

/**
 * The same for a part that nobody waits for. It is not tried while offline unless the site is kept in the browser: a file
 * that failed once fails until the page is reloaded.
 */
export async function loadPartQuietly<Part>(load: () => Promise<Part>): Promise<Part> {
  await untilFetchable();
  return loadPart(load);
}

/** Fetches files that may be needed soon. If that fails, they are fetched when they are. */
export async function prefetch(load: () => Promise<unknown>): Promise<void> {
  await untilFetchable();
  await load().catch(() => void isReachedAfterFailure());
}

async function isReachedAfterFailure(): Promise<boolean> {
  const wasLost = !networkValue.get();
  const isReached = await checkNetwork();
  hasLostFiles ||= wasLost || !isReached;
  return isReached;
}

const untilFetchable = () => (hasSite() ? Promise.resolve() : networkBack());

/** Vite requests a stylesheet once, even when the request failed. */
async function repairStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][data-failed]')];
  await Promise.all(
    links.map(
      (failed) =>
        new Promise((resolve, reject) => {
          const link = document.createElement('link');
          link.rel = 'stylesheet';
          link.href = failed.href;
          link.addEventListener('load', resolve);
          link.addEventListener('error', reject);
          failed.replaceWith(link);
        }),
    ),
  );
}

document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.dataset['failed'] = '';
  },
  { capture: true },
);

/** Never while text is unsaved, and not in a loop: a page that was just reloaded shows the error. */
async function leavePage(error: unknown, reason: Value<boolean>): Promise<void> {
  const last = Number(sessionStorage.getItem(storageKey) ?? 0);
  if (Date.now() - last < againAfterMs) throw error;
  if (hasTyped()) reason.set(true);
  else loadAnew();
  await new Promise(() => undefined);
}

/** Drafts are restored, so `beforeunload` need not ask. */
export function loadAnew(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  sessionStorage.setItem(storageKey, String(Date.now()));
  window.location.reload();
}
