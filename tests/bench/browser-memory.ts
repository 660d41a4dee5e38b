import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';

/** At the start, at the peak and at the end. */
export type Span = { startMb: number; peakMb: number; endMb: number };
export type Memory = {
  heap: Span;
  /** Resident memory of all browser processes; only on Linux. */
  browser?: Span;
};

const everyMs = 250;

/** Samples the memory of a page and its browser until `end` is called. */
export async function watchMemory(page: Page): Promise<{ end: () => Promise<Memory> }> {
  const ofPage = await page.context().newCDPSession(page);
  const ofBrowser = await page.context().browser()!.newBrowserCDPSession();
  const sample = async () => {
    const { usedSize } = await ofPage.send('Runtime.getHeapUsage');
    const { processInfo } = await ofBrowser.send('SystemInfo.getProcessInfo');
    return { heap: usedSize / 1e6, browser: processInfo.reduce((sum, { id }) => sum + residentMb(id), 0) };
  };
  const samples = [await sample()];
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      await new Promise((done) => setTimeout(done, everyMs));
      // A page that is reloading does not respond.
      const one = await sample().catch(() => undefined);
      if (one) samples.push(one);
    }
  })();
  return {
    end: async () => {
      over.abort();
      await watching;
      samples.push(await sample());
      const spanOf = (values: number[]): Span => ({
        startMb: values[0]!,
        peakMb: Math.max(...values),
        endMb: values.at(-1)!,
      });
      const all = spanOf(samples.map(({ browser }) => browser));
      return { heap: spanOf(samples.map(({ heap }) => heap)), ...(all.startMb > 0 && { browser: all }) };
    },
  };
}

/** A process's private memory plus its proportional share of shared memory (PSS); 0 if unavailable. */
export function residentMb(pid: number): number {
  try {
    const kilobytes = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
    return (Number(kilobytes ?? 0) * 1024) / 1e6;
  } catch {
    return 0;
  }
}
