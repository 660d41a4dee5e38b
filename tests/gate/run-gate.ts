import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { startVitest, type TestCase, type TestModule } from 'vitest/node';

/**
 * Runs the tests, then each failed file once more by itself: in a process of its own, with one worker and a fresh stack.
 * A file that is green then is named at the end as flaky, and the run is green; a file that fails twice is red. So is what
 * belongs to no file: a set-up, a clean-up or an error that no test caught.
 *
 * `node tests/gate/run-gate.ts [--config FILE] [--mode all]`
 */
const { values: given } = parseArgs({ options: { config: { type: 'string' }, mode: { type: 'string' } } });
/** More than these are no accident, and are not run again. */
const maxFiles = 12;

const { failed, passed, isBroken } = await runAll();
const verdicts = failed.length > maxFiles ? [] : failed.map((module) => ({ module, isGreen: runAlone(module) }));
const red = verdicts.length > 0 ? verdicts.filter(({ isGreen }) => !isGreen).map(({ module }) => module) : failed;

const flaky = verdicts.filter(({ isGreen }) => isGreen).map(({ module }) => module);
const redLines = red.flatMap(linesOf);
const flakyLines = flaky.flatMap(linesOf);

for (const line of redLines) console.log(`red: ${line}`);
for (const line of flakyLines) console.log(`flaky: ${line}`);
if (isBroken) console.log('red: a set-up, a clean-up or an error outside the tests; see above.');
console.log(`${passed + flakyLines.length} passed, ${redLines.length + Number(isBroken)} failed`);
process.exit(red.length > 0 || isBroken ? 1 : 0);

async function runAll() {
  const vitest = await startVitest('test', [], { run: true, ...given });
  const modules = vitest.state.getTestModules();
  const bad = modules.filter((module) => !module.ok());
  const isLoose = vitest.state.getUnhandledErrors().length > 0;
  const isUnstarted = Boolean(process.exitCode) && bad.length === 0;
  process.exitCode = 0;
  await vitest.close();
  const isUnclean = Boolean(process.exitCode);
  const tests = modules.flatMap((module) => [...module.children.allTests('passed')]);
  return { failed: bad, passed: tests.length, isBroken: isLoose || isUnstarted || isUnclean };
}

function runAlone({ moduleId, project }: TestModule): boolean {
  const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
  const options = Object.entries({ ...given, project: project.name, maxWorkers: '1' }).filter(([, value]) => value);
  console.log(`\nAgain, alone: ${relative('', moduleId)}`);
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', moduleId, ...options.map(([name, value]) => `--${name}=${value}`)],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  return status === 0;
}

/** What failed in a file the first time, one line each: its tests, or else the file itself. */
function linesOf(module: TestModule): string[] {
  const file = relative('', module.moduleId);
  const tests = [...module.children.allTests('failed')];
  const first = (errors: readonly { message: string }[]) => errors[0]?.message.split('\n')[0] ?? 'no message';
  if (tests.length === 0) return [`${file} · ${first(module.errors())}`];
  return tests.map((test: TestCase) => `${file} · ${test.fullName} · ${first(test.result().errors ?? [])}`);
}
