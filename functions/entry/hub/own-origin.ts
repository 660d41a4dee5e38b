import { environment } from '../../platform/environment.ts';

type Headers = Record<string, string | undefined> | undefined;

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Only browsers send an origin. */
export function isOwnOrigin(headers: Headers): boolean {
  const [, origin] = Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === 'origin') ?? [];
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return sameSite(new URL(origin), new URL(environment.siteUrl()));
}

/** Locally, all names of the loopback interface count as the same site. */
function sameSite(one: URL, other: URL): boolean {
  const bothLocal = loopback.has(one.hostname) && loopback.has(other.hostname);
  return one.origin === other.origin || (bothLocal && one.protocol === other.protocol && one.port === other.port);
}
