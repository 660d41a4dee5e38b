import { newVersionIsOut } from '../components/parts.ts';
import { activateMessage } from './activate-message.ts';

const askAgainMs = 60 * 60_000;

/** Keeps the site's files for use without a network, and says when a newer version than the open page is deployed. */
export async function followVersions(): Promise<void> {
  // Some browsers and private windows have none: the site then needs a network.
  const registration = await navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);
  if (!registration) return;
  const judge = () => void judgeWaiting(registration);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', judge);
  });
  navigator.serviceWorker.addEventListener('controllerchange', () => void judgePage());
  judge();
  setInterval(() => void registration.update().catch(() => undefined), askAgainMs);
}

/** The reloaded page is of the waiting version already; an open page keeps its files until its user reloads it. */
async function judgeWaiting({ waiting }: ServiceWorkerRegistration): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a message to a worker has no origin
  if (waiting && (await judgePage())) waiting.postMessage(activateMessage);
}

/** @returns whether the open page is of the deployed version */
async function judgePage(): Promise<boolean> {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')];
  try {
    const deployed = await (await fetch('/', { cache: 'no-store' })).text();
    const isLatest = scripts.every(({ src }) => deployed.includes(new URL(src).pathname));
    if (!isLatest) newVersionIsOut.set(true);
    return isLatest;
  } catch {
    return false;
  }
}
