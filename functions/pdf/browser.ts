import { type Browser, type HTTPRequest, type Page, launch } from 'puppeteer-core';
import { lasting, services } from '../../shared/lib/deadlines.ts';
import { findChromium } from './chromium.ts';

let warm: Promise<Browser> | undefined;

/** Kept for the next work: a new page is a process of its own, which takes twice the time of an invoice. */
let spare: Page | undefined;

/** @param work sets the content of its page, which may have another's */
export async function withPage<Result>(work: (page: Page) => Promise<Result>): Promise<Result> {
  const page = spare;
  spare = undefined;
  if (page?.browser().connected && !page.isClosed()) {
    try {
      return await workOn(page, work);
    } catch {
      // It may have died while it waited, or frozen with its Lambda.
    }
  }
  return workOn(await openPage(), work);
}

async function workOn<Result>(page: Page, work: (page: Page) => Promise<Result>): Promise<Result> {
  let isSound = false;
  try {
    const result = await work(page);
    isSound = true;
    return result;
  } finally {
    if (isSound && !spare) spare = page;
    else void page.close().catch(() => undefined);
  }
}

/** If the browser dies meanwhile, puppeteer would wait for half a minute. */
async function newPage(browser: Browser): Promise<Page> {
  const { promise: death, reject } = Promise.withResolvers<never>();
  const onEnd = () => reject(new Error('The browser has ended.'));
  browser.once('disconnected', onEnd);
  try {
    return await Promise.race([preparedPage(browser), death]);
  } finally {
    browser.off('disconnected', onEnd);
  }
}

async function preparedPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await Promise.all([page.setJavaScriptEnabled(false), page.setRequestInterception(true)]);
  page.on('request', (request) => void refuse(request).catch(() => undefined));
  return page;
}

/** Data URLs of embedded pictures and fonts cause no network traffic. */
function refuse(request: HTTPRequest): Promise<void> {
  return request.url().startsWith('data:') ? request.continue() : request.abort();
}

export async function closeBrowser(): Promise<void> {
  const closing = warm;
  warm = undefined;
  spare = undefined;
  const browser = await closing?.catch(() => undefined);
  await browser?.close().catch(() => browser.process()?.kill('SIGKILL'));
}

/** A browser that died, or froze with its Lambda, fails here, and is replaced once. */
async function openPage(): Promise<Page> {
  try {
    return await within(services.browserAnswer, newPage(await warmBrowser()));
  } catch {
    await closeBrowser();
    return newPage(await warmBrowser());
  }
}

function warmBrowser(): Promise<Browser> {
  warm ??= startBrowser();
  return warm;
}

/** Lambda has no namespaces for the sandbox and no shared memory; pages here have neither scripts nor network. */
const usual = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--host-resolver-rules=MAP * ~NOTFOUND',
];
/** A fallback that needs fewer privileges. This Chromium does not print with --single-process. */
const withoutZygote = [...usual, '--no-zygote'];

async function startBrowser(): Promise<Browser> {
  const browser = await startWith(usual).catch((error: unknown) => {
    console.error(
      JSON.stringify({
        level: 'error',
        message: 'Chromium does not start; trying it without its zygote.',
        error: String(error),
      }),
    );
    return startWith(withoutZygote);
  });
  browser.on('disconnected', () => (warm = undefined));
  // The page that it starts with is a process that nothing uses.
  await Promise.all((await browser.pages()).map((page) => page.close()));
  return browser;
}

async function startWith(args: string[]): Promise<Browser> {
  return launch({
    ...(await findChromium()),
    args,
    headless: 'shell',
    pipe: true,
    timeout: lasting(services.browserStart),
    // The host process handles signals.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

function within<Value>(deadline: number, promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The browser does not answer.')), lasting(deadline));
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
