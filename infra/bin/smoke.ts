import type { LambdaClientConfig } from '@aws-sdk/client-lambda';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { SmokeUser, SmokeUserEvent } from '../../functions/entry/jobs/smoke-user.ts';
import { formatNumber } from '../../shared/lib/format.ts';
import { readSettings } from '../constructs/settings.ts';
import { explain } from '../deployment/command.ts';
import { invokerOf } from '../deployment/invoke.ts';
import { addressFile } from '../host/data/data-folder.ts';
import { type Line, smoke } from '../smoke/smoke.ts';

/** Tests a deployment, or the local host, by its address. Prints a line for each step; exits with 1 on failure. */
const { values, positionals } = parseArgs({
  options: { name: { type: 'string' }, region: { type: 'string' }, data: { type: 'string', default: '.local' } },
  allowPositionals: true,
});
const [url = ''] = positionals;
if (!/^https?:\/\/[^/]+\/?$/.test(url)) {
  console.error('Användning: npm run smoke -- https://adressen [--name NAMN] [--region REGION] [--data MAPP]');
  process.exit(1);
}
const { name, region } = { ...readSettings(undefined), ...values };
const invoke = invokerOf(`${name}-SmokeUser`, localHost(url, values.data) ?? { region });

function localHost(address: string, dataDir: string): LambdaClientConfig | undefined {
  const { hostname, port } = new URL(address);
  if (!['localhost', '127.0.0.1'].includes(hostname) || process.env['AWS_ENDPOINT_URL_LAMBDA']) return undefined;
  const file = join(dataDir, addressFile);
  const host = JSON.parse(readFileSync(file, 'utf8')) as { url: string; internalUrl: string };
  if (new URL(host.url).port !== port) throw new Error(`${file} hör till ${host.url}.`);
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  return { region, endpoint: host.internalUrl, credentials };
}

const ask = (event: SmokeUserEvent) => invoke(event);
const users = {
  open: () => ask({ do: 'open' }) as Promise<SmokeUser>,
  close: async (userId: number) => void (await ask({ do: 'close', userId })),
};
const tell = ({ step, ms, error }: Line) => {
  const why = explain(error) ?? (error instanceof Error ? error.message : String(error));
  console.log(error === undefined ? `✓ ${step} (${formatNumber(ms)} ms)` : `✗ ${step}: ${why}`);
};
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => stopping.abort(new Error('Avbröts.')));
}
process.exitCode = (await smoke(url, users, tell, stopping.signal)) ? 0 : 1;
