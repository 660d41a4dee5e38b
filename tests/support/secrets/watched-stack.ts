import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { memoryFolder } from '../../../infra/emulators/storage/memory-folder.ts';
import { type LocalStack, type LocalStackOptions, startLocalStack } from '../../../infra/host/stack.ts';
import { type Part, type Secret, findSecrets } from './find-secrets.ts';
import { keptIn } from './kept-data.ts';
import { OverheardSecrets } from './overheard.ts';
import { PrintedSecret } from './printed.ts';

const prefix = 'klang-tests-';

/** A mail contains only the secret meant for its recipient. */
const mayBeMailed = 'token of a reset';

type Options = Omit<LocalStackOptions, 'dataDir' | 'schedules'> & {
  /** A data folder that the stack starts with a copy of. */
  copyOf?: string;
};

/** A local stack for tests, on a folder of its own. Closing it fails when a secret is left in clear text. */
export type WatchedStack = LocalStack & {
  dataDir: string;
  /** The secrets so far. */
  secrets(): Secret[];
};

/** @throws from `close`, when a secret of the run is stored or printed in clear text: kinds and places */
export async function startWatchedStack({ copyOf, ...options }: Options): Promise<WatchedStack> {
  const dataDir = newDataFolder();
  const [heard, printed] = [new OverheardSecrets(), new PrintedSecret()];
  const forget = () => {
    heard.stop();
    printed.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    if (copyOf) cpSync(copyOf, dataDir, { recursive: true });
    const stack = await startLocalStack({ ...options, dataDir, schedules: false, trustsForwardedFor: true });
    const secretKey = { kind: 'key of the stack', value: stack.environment['AWS_SECRET_ACCESS_KEY']! };
    const servers = [stack.url, stack.fortnoxUrl, stack.environment['AWS_ENDPOINT_URL_KMS']!];
    const secrets = () => [secretKey, ...heard.secrets(servers)];
    const close = async () => {
      try {
        await stack.close();
        const found = leaks(secrets(), [printed.part()]).concat(leaks(secrets(), keptIn(dataDir)));
        if (found.length > 0) throw new Error(`Secrets stand in clear text:\n${found.join('\n')}`);
      } finally {
        forget();
      }
    };
    return { ...stack, dataDir, secrets, close };
  } catch (error) {
    forget();
    throw error;
  }
}

/** In memory; removed by a later run if this one does not. */
export function newDataFolder(): string {
  removeLeftOver();
  return mkdtempSync(join(memoryFolder(), `${prefix}${process.pid}-`));
}

/** Kinds and places of secrets in clear text. */
export function leaks(secrets: readonly Secret[], parts: Iterable<Part>): string[] {
  return findSecrets(secrets, parts)
    .filter(({ kind, where }) => kind !== mayBeMailed || !where.startsWith('mail/'))
    .map(({ kind, where }) => `${kind}: ${where}`);
}

function removeLeftOver(): void {
  for (const name of readdirSync(memoryFolder()).filter((one) => one.startsWith(prefix))) {
    if (isGone(Number.parseInt(name.slice(prefix.length), 10))) {
      rmSync(join(memoryFolder(), name), { recursive: true, force: true });
    }
  }
}

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
