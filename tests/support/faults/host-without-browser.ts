import { parseArgs } from 'node:util';
import { type LocalStack, startLocalStack } from '../../../infra/host/stack.ts';
import { strictOfTests } from '../strict-settings.ts';
import { startServiceProxy } from './service-proxy.ts';
import { withoutBrowser } from './without-browser.ts';

/**
 * The built host as a separate process, with a small file in place of each PDF: a browser is slow. `--sweep SECONDS`
 * runs due tasks at this interval, besides once a minute.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    data: { type: 'string' },
    seed: { type: 'string' },
    sweep: { type: 'string' },
    strict: { type: 'boolean' },
    random: { type: 'string' },
  },
});

process.env['TZ'] = 'UTC';
const proxies: { close(): Promise<void> }[] = [];
const starting = startLocalStack({
  port: Number(values.port),
  dataDir: values.data!,
  seed: 'empty',
  strict: values.strict ? strictOfTests(Number(values.random)) : undefined,
  between: async ({ internalUrl }) => {
    const proxy = await startServiceProxy(
      'lambda',
      internalUrl,
      () => withoutBrowser,
      async () => {},
    );
    proxies.push(proxy);
    return { internalUrl: proxy.url };
  },
});

async function stop(stack: LocalStack): Promise<void> {
  await stack.close();
  for (const proxy of proxies) await proxy.close();
  process.exit(0);
}
process.on('SIGTERM', () => void starting.then(stop));

const stack = await starting;
if (values.sweep) setInterval(() => void stack.invoke('jobs/run-due-tasks'), Number(values.sweep) * 1000);
await stack.failure;
