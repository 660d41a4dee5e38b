import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Disposable,
  type Page,
} from 'playwright';
import { findChromium } from '../../functions/pdf/chromium.ts';
import type { Session } from '../../shared/schemas/user.ts';
import { lasting, tests } from '../../shared/lib/deadlines.ts';

export const screenSizes = {
  desktop: { viewport: { width: 1366, height: 768 } },
  wide: { viewport: { width: 1920, height: 1080 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const satisfies Record<string, BrowserContextOptions>;
export type ScreenSize = keyof typeof screenSizes;

export type Look = {
  size?: ScreenSize;
  scheme?: 'light' | 'dark';
  /** Playwright cannot route the requests of a page that a service worker controls, so there is none by default. */
  hasServiceWorker?: boolean;
  /** The browser asks sites to save data. */
  savesData?: boolean;
};

export async function startBrowser(): Promise<Browser> {
  return chromium.launch(await launchOptions());
}

/** The same with a profile on disk, as users have: an incognito context keeps its storage in memory. */
export async function startProfile(folder: string, person: Person): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, { ...(await launchOptions()), ...optionsOf(person) });
  await giveSession(context, person);
  return context;
}

/** Any other argument crashes Chromium when a second context closes. */
async function launchOptions() {
  // Without it, non-ASCII file names are lost on machines without a locale.
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  return {
    ...(await findChromium()),
    env,
    args: ['--no-sandbox', '--disable-gpu'],
    timeout: lasting(tests.browserStart),
  };
}

function saveData(): void {
  const { connection } = navigator as { connection?: object };
  if (connection) Object.defineProperty(connection, 'saveData', { value: true });
}

type Person = Look & { url: string; session?: Session | undefined };

/** A user's browser context, Swedish and with reduced motion; signed in when a session is given. */
export async function newContext(browser: Browser, person: Person): Promise<BrowserContext> {
  const context = await browser.newContext(optionsOf(person));
  if (person.savesData) await context.addInitScript(saveData);
  await giveSession(context, person);
  return context;
}

/**
 * Signs in each document of the site that is opened until the answer is disposed of. Playwright's `storageState` would
 * open a page of its own, with a process, to do so.
 */
export async function giveSession(
  to: BrowserContext | Page,
  { url, session }: Person,
): Promise<Disposable | undefined> {
  if (!session) return undefined;
  const given = { site: new URL(url).origin, value: JSON.stringify(session) };
  return to.addInitScript(({ site, value }) => {
    if (location.origin === site) localStorage.setItem('klang.session', value);
  }, given);
}

const optionsOf = ({ url, size = 'desktop', scheme = 'light', hasServiceWorker = false }: Person) =>
  ({
    ...screenSizes[size],
    baseURL: url,
    colorScheme: scheme,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    reducedMotion: 'reduce',
    serviceWorkers: hasServiceWorker ? 'allow' : 'block',
  }) as const;
