import { environment } from '../platform/environment.ts';

type Headers = Record<string, string | undefined> | undefined;

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a browser opens the hub from the site itself. What is no browser says no origin. */
export function isOwnOrigin(headers: Headers): boolean {
  const [, origin] = Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === 'origin') ?? [];
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return sameSite(new URL(origin), new URL(environment.siteUrl()));
}

/** On one machine it is opened by any name of the machine itself. */
function sameSite(one: URL, other: URL): boolean {
  const bothLocal = loopback.has(one.hostname) && loopback.has(other.hostname);
  return one.origin === other.origin || (bothLocal && one.protocol === other.protocol && one.port === other.port);
}
