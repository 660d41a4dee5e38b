import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { findChromium } from '../../functions/pdf/chromium.ts';
import type { Session } from '../../shared/schemas/user.ts';

/** The two screens that everything must work on. */
export const screenSizes = {
  desktop: { viewport: { width: 1366, height: 768 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const satisfies Record<string, BrowserContextOptions>;
export type ScreenSize = keyof typeof screenSizes;

export type Look = { size?: ScreenSize; scheme?: 'light' | 'dark' };

/** The Chromium that makes the PDFs, driven by Playwright. Any other argument crashes it when a second context closes. */
export async function startBrowser(): Promise<Browser> {
  // Without it, names of files in anything but ASCII are lost where the machine has no language set.
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  return chromium.launch({ ...(await findChromium()), env, args: ['--no-sandbox', '--disable-gpu'] });
}

type Person = Look & { url: string; session?: Session | undefined };

/** A person's browser, Swedish and without motion; signed in when a session is given. */
export function newContext(
  browser: Browser,
  { url, session, size = 'desktop', scheme = 'light' }: Person,
): Promise<BrowserContext> {
  const localStorage = session ? [{ name: 'klang.session', value: JSON.stringify(session) }] : [];
  return browser.newContext({
    ...screenSizes[size],
    baseURL: url,
    colorScheme: scheme,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
}
