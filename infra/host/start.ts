// First: it restarts the process.
import './lean-memory.ts';
import { parseArgs } from 'node:util';
import { buildAll, synthesize } from '../build/build-all.ts';
import { BuildError } from '../build/build-error.ts';
import { assertPortFree } from './listen-local.ts';
import type { SeedKind } from './seed/seed.ts';
import { type LocalStack, startLocalStack } from './stack.ts';
import { StartError } from './data/start-error.ts';
import { type Strictness, usualStrictness } from './strict/settings.ts';
import { watch } from './watch.ts';
import { welcome } from './welcome.ts';

const usage =
  'Användning: npm start -- [--port N] [--data MAPP] [--seed demo|empty] [--strict [--concurrency N] [--random N]]';

type Arguments = {
  port: number;
  dataDir: string;
  seed: SeedKind;
  watch: boolean;
  reloads: boolean;
  strict: Partial<Strictness> | undefined;
};

function readArguments(): Arguments {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '3000' },
      data: { type: 'string', default: '.local' },
      seed: { type: 'string', default: 'demo' },
      watch: { type: 'boolean', default: false },
      reloads: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      concurrency: { type: 'string', default: String(usualStrictness.concurrency) },
      random: { type: 'string', default: String(usualStrictness.randomSeed) },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new StartError(`--port ska vara 0 till 65535.\n${usage}`);
  const { seed } = values;
  if (seed !== 'demo' && seed !== 'empty') throw new StartError(`--seed ska vara demo eller empty.\n${usage}`);
  const strict = values.strict ? readStrictness(values.concurrency, values.random) : undefined;
  return { port, dataDir: values.data, seed, watch: values.watch, reloads: values.reloads, strict };
}

function readStrictness(concurrencyText: string, randomText: string): Partial<Strictness> {
  const [concurrency, randomSeed] = [Number(concurrencyText), Number(randomText)];
  if (!Number.isInteger(concurrency) || concurrency < 1)
    throw new StartError(`--concurrency ska vara ett heltal från 1.\n${usage}`);
  if (!Number.isInteger(randomSeed)) throw new StartError(`--random ska vara ett heltal.\n${usage}`);
  if (process.platform === 'win32') throw new StartError('--strict går inte i Windows, som inte kan frysa processer.');
  return { concurrency, randomSeed };
}

async function run({ port, dataDir, seed, reloads, strict }: Arguments): Promise<LocalStack> {
  // As on Lambda; it also keeps dates independent of the developer's time zone.
  process.env['TZ'] = 'UTC';
  if (port !== 0) await assertPortFree(port);
  console.log('Bygger det som har ändrats …');
  await buildAll();
  await synthesize();
  return startLocalStack({ port, dataDir, seed, reloads, strict, linksFortnox: true });
}

/** Shuts down in order at the first signal, and at once at the second. */
function stopOnSignals(starting: Promise<LocalStack>): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void starting.then((stack) => stack.close()).finally(() => process.exit(0));
  };
  process.on('SIGINT', stop).on('SIGTERM', stop).on('disconnect', stop);
}

function explain(error: unknown): string {
  if (error instanceof StartError || error instanceof BuildError) return error.message;
  if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) return usage;
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
    return 'Disken är full. Frigör utrymme och starta igen.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  const chosen = readArguments();
  if (chosen.watch) {
    watch(process.argv.slice(2).filter((argument) => argument !== '--watch'));
  } else {
    const starting = run(chosen);
    stopOnSignals(starting);
    const stack = await starting;
    console.log(welcome(stack, chosen.dataDir));
    await stack.failure;
  }
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
