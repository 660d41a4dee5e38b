import { type Browser, type HTTPRequest, type Page, launch } from 'puppeteer-core';
import { findChromium } from './chromium.ts';

const startTimeoutMs = 20_000;
const answerTimeoutMs = 5_000;

let warm: Promise<Browser> | undefined;

export async function withPage<Result>(work: (page: Page) => Promise<Result>): Promise<Result> {
  const page = await openPage();
  try {
    await page.setJavaScriptEnabled(false);
    await page.setRequestInterception(true);
    page.on('request', (request) => void refuse(request).catch(() => undefined));
    return await work(page);
  } finally {
    await within(answerTimeoutMs, page.close()).catch(() => closeBrowser());
  }
}

/** Data URLs of embedded pictures and fonts cause no network traffic. */
function refuse(request: HTTPRequest): Promise<void> {
  return request.url().startsWith('data:') ? request.continue() : request.abort();
}

export async function closeBrowser(): Promise<void> {
  const closing = warm;
  warm = undefined;
  const browser = await closing?.catch(() => undefined);
  await browser?.close().catch(() => browser.process()?.kill('SIGKILL'));
}

/** A browser that died, or froze with its Lambda, fails here, and is replaced once. */
async function openPage(): Promise<Page> {
  try {
    return await within(answerTimeoutMs, (await warmBrowser()).newPage());
  } catch {
    await closeBrowser();
    return (await warmBrowser()).newPage();
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
  return browser;
}

async function startWith(args: string[]): Promise<Browser> {
  return launch({
    ...(await findChromium()),
    args,
    headless: 'shell',
    pipe: true,
    timeout: startTimeoutMs,
    // The host process handles signals.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The browser does not answer.')), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
