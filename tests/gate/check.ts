import { exec } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';

/**
 * `npm run check`: types, lint, format and unused code, in rows beside each other. Types on one thread: several
 * checkers do much of the work twice, and the other row keeps the other core busy. With `--build` also what the tests
 * of a stack begin with, which leaves a core idle half of the time.
 */
const { values: given } = parseArgs({ options: { build: { type: 'boolean', default: false } } });
const rows = [
  ['tsc --noEmit --singleThreaded', 'tsc -p desktop', 'knip'],
  ['oxlint --type-aware --deny-warnings', 'oxfmt --check'],
  given.build ? ['node tests/gate/build.ts'] : [],
];

const run = promisify(exec);
const maxBytes = 64 * 1024 ** 2;

async function passes(command: string): Promise<boolean> {
  const end = (code: string, { stdout = '', stderr = '' }) => console.log(`${code} ${command}\n${stdout}${stderr}`);
  try {
    end('✓', await run(command, { maxBuffer: maxBytes }));
    return true;
  } catch (error) {
    end('✗', error as { stdout?: string; stderr?: string });
    return false;
  }
}

async function rowPasses(commands: readonly string[]): Promise<boolean> {
  let isGood = true;
  for (const command of commands) isGood = (await passes(command)) && isGood;
  return isGood;
}

const results = await Promise.all(rows.map(rowPasses));
process.exit(results.every(Boolean) ? 0 : 1);
