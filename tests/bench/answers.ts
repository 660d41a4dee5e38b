import { request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { buildAll, synthesize } from '../../infra/build/build-all.ts';
import { startLocalStack } from '../../infra/host/stack.ts';
import { listInvoices } from '../../shared/contract/invoices.ts';
import { listProjects } from '../../shared/contract/projects.ts';
import type { Route } from '../../shared/contract/route.ts';
import { listWorkOrders } from '../../shared/contract/work-orders.ts';
import { Api } from '../support/api.ts';
import { quantile, rounded } from './figures.ts';

type AnswerFigures = {
  list: string;
  rows: number;
  /** The Accept-Encoding header. */
  takes: string;
  kB: number;
  /** The size relative to the uncompressed response. */
  share: number;
  /** From the request to the last byte, without decompression. */
  medianMs: number;
};

const rows = 50;
const encodings = ['identity', 'gzip', 'br'];
const calls: Record<string, { route: Route; body?: object }> = {
  'work orders': { route: listWorkOrders },
  projects: { route: listProjects, body: { filter: { showAll: true, itemsPerPage: rows }, tagIds: [] } },
  invoices: { route: listInvoices },
};

/** Requests a page of each list in each encoding and uncompressed. @param rounds calls of each */
export async function benchAnswers(rounds = 40): Promise<AnswerFigures[]> {
  await buildAll();
  await synthesize();
  const stack = await startLocalStack({ seed: 'demo', schedules: false });
  try {
    const { initials, pin } = stack.users.find(({ role }) => role === 'SuperAdmin')!;
    const { token } = await Api.logIn(stack.url, initials, pin);
    const figures: AnswerFigures[] = [];
    for (const [list, { route, body }] of Object.entries(calls)) {
      const url = new URL(`/v1${route.path}?showAll=true&itemsPerPage=${rows}`, stack.url);
      const ask = (takes: string) => askOnce(url, route.method, { authorization: `Bearer ${token}`, takes }, body);
      const plain = await ask('identity');
      const found = JSON.parse(plain.body.toString('utf8')).result.items.length as number;
      // The encodings alternate, so that none has the machine to itself.
      const times = new Map(encodings.map((takes) => [takes, [] as number[]]));
      const sizes = new Map<string, number>();
      for (let round = 0; round < rounds; round += 1) {
        for (const takes of encodings) {
          const answer = await ask(takes);
          if (answer.encoding !== takes) throw new Error(`${list} came as ${answer.encoding}, not as ${takes}.`);
          times.get(takes)!.push(answer.ms);
          sizes.set(takes, answer.body.length);
        }
      }
      for (const takes of encodings) {
        const [bytes, medianMs] = [sizes.get(takes)!, quantile(times.get(takes)!, 0.5)];
        figures.push({ list, rows: found, takes, kB: bytes / 1000, share: bytes / plain.body.length, medianMs });
      }
    }
    return figures;
  } finally {
    await stack.close();
  }
}

type Answer = { ms: number; encoding: string; body: Buffer };

/** `fetch` would decompress the body. */
function askOnce(url: URL, method: string, sent: { authorization: string; takes: string }, body?: object) {
  const { authorization, takes } = sent;
  const start = performance.now();
  return new Promise<Answer>((resolve, reject) => {
    const headers = { authorization, 'accept-encoding': takes, 'content-type': 'application/json' };
    const call = request(url, { method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          if (answer.statusCode !== 200) {
            reject(new Error(`${url.pathname} answered ${answer.statusCode}.`));
            return;
          }
          const encoding = answer.headers['content-encoding'] ?? 'identity';
          resolve({ ms: performance.now() - start, encoding, body: Buffer.concat(chunks) });
        });
    });
    call.on('error', reject).end(body && JSON.stringify(body));
  });
}

export function printAnswers(figures: AnswerFigures[]): void {
  console.log('\nAnswers of lists, packed and not');
  console.table(figures.map((one) => ({ ...rounded(one), share: `${Math.round(one.share * 100)} %` })));
}
