import { request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { listInvoices } from '../../shared/contract/invoices.ts';
import { listProjects } from '../../shared/contract/projects.ts';
import type { Route } from '../../shared/contract/route.ts';
import { listWorkOrders } from '../../shared/contract/work-orders.ts';
import { median, onStack, print } from './runner.ts';

const rows = 50;
/** By the Accept-Encoding header. */
const encodings = ['identity', 'gzip', 'br'];
const calls: Record<string, { route: Route; body?: object }> = {
  'work orders': { route: listWorkOrders },
  projects: { route: listProjects, body: { filter: { showAll: true, itemsPerPage: rows }, tagIds: [] } },
  invoices: { route: listInvoices },
};

/** Requests a page of each list in each encoding and uncompressed. @param rounds calls of each */
export const benchAnswers = (rounds = 40) =>
  onStack({ seed: 'demo' }, async ({ url: base, logIn }) => {
    const { token } = await logIn('SuperAdmin');
    const figures: object[] = [];
    for (const [list, { route, body }] of Object.entries(calls)) {
      const url = new URL(`/v1${route.path}?showAll=true&itemsPerPage=${rows}`, base);
      const ask = (takes: string) => askOnce(url, route.method, { authorization: `Bearer ${token}`, takes }, body);
      const plain = await ask('identity');
      const found = JSON.parse(plain.body.toString('utf8')).result.items.length as number;
      // The encodings alternate, so that none has the machine to itself.
      const answers: Answer[] = [];
      for (let round = 0; round < rounds; round += 1) for (const takes of encodings) answers.push(await ask(takes));
      for (const takes of encodings) {
        const own = answers.filter(({ encoding }) => encoding === takes);
        if (own.length !== rounds) throw new Error(`${list} came otherwise than as ${takes}.`);
        const bytes = own.at(-1)!.body.length;
        const share = `${Math.round((bytes / plain.body.length) * 100)} %`;
        figures.push({ list, rows: found, takes, kB: bytes / 1000, share, medianMs: median(own.map(({ ms }) => ms)) });
      }
    }
    print('Answers of lists, packed and not', figures);
  });

type Answer = { ms: number; encoding: string; body: Buffer };

/** From the request to the last byte: `fetch` would decompress the body. */
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
