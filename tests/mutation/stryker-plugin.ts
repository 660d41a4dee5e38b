import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { PluginKind, commonTokens, declareFactoryPlugin, tokens } from '@stryker-mutator/api/plugin';
import { MutantRunStatus, type TestRunner } from '@stryker-mutator/api/test-runner';
import { strykerPlugins as ofVitest, strykerValidationSchema } from '@stryker-mutator/vitest-runner';
import { type KilledMutants, killedFile } from './killed.ts';

const create = ofVitest[0]!.factory;

/**
 * Stryker's runner of Vitest starts a worker for each mutant. Most have been killed while the tests were first run, by
 * mutant-runner.ts; it is left to try those that have not, and code that runs when a module is loaded.
 */
function createKilledAtOnce(injector: NonNullable<Parameters<typeof create>[0]>): TestRunner {
  const inner = create(injector);
  let killed: KilledMutants | undefined;
  return {
    capabilities: () => inner.capabilities(),
    init: async () => inner.init?.(),
    dispose: async () => inner.dispose?.(),
    dryRun: (options) => inner.dryRun(options),
    async mutantRun(options) {
      killed ??= existsSync(killedFile) ? (JSON.parse(readFileSync(killedFile, 'utf8')) as KilledMutants) : {};
      const known = options.mutantActivation === 'runtime' && killed[options.activeMutant.id];
      if (!known) return inner.mutantRun(options);
      const [file = '', name] = known.by.split('#');
      return {
        status: MutantRunStatus.Killed,
        killedBy: [`${relative(process.cwd(), file)}#${name}`],
        failureMessage: known.message,
        nrOfTests: 1,
      };
    },
  };
}
createKilledAtOnce.inject = tokens(commonTokens.injector);

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'killed-at-once', createKilledAtOnce)];
export { strykerValidationSchema };
