import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { deadlineOf, host, lasting } from '../../../shared/lib/deadlines.ts';
import { memoryFolder } from '../../emulators/storage/memory-folder.ts';
import { StartError } from '../data/start-error.ts';
import { requireIntact } from './trouble.ts';

export type Database = {
  url: string;
  failure: Promise<never>;
  close(): Promise<void>;
};

const attempts = 5;

/**
 * @param kept the data file; default: in memory
 * @param isExpected whether the file held data before
 * @throws StartError when there is no database for this platform, or the file is damaged
 */
export async function startDatabase(databaseFile: string | undefined, isExpected = false): Promise<Database> {
  const program = findProgram();
  if (databaseFile) {
    endLeftOver(databaseFile);
    requireIntact(databaseFile, isExpected);
  }
  for (let attempt = 1; ; attempt += 1) {
    const passing = databaseFile === undefined ? mkdtempSync(join(memoryFolder(), 'klang-database-')) : '';
    const file = databaseFile ?? join(passing, 'database.sqlite');
    // The database does not report the port it chose, so a free one is found first.
    const port = await freePort();
    const child = run(program, ['--port', String(port), '--db-path', file], passing);
    const url = `http://127.0.0.1:${port}`;
    if (databaseFile) rememberPid(child, databaseFile);
    if (await isReady(url, child)) {
      indexStream(file);
      return { url, failure: failureOf(child), close: () => end(child) };
    }
    await end(child);
    if (attempt === attempts)
      throw new StartError(`Den inbäddade databasen startade inte${databaseFile ? ` på ${databaseFile}` : ''}.`);
  }
}

/** Without an index, each write scans the stream for its last number, and gets slower as the stream grows. */
function indexStream(file: string): void {
  const database = new DatabaseSync(file, { timeout: lasting(host.databaseLock) });
  database.exec(
    'CREATE INDEX IF NOT EXISTS klang_stream_order ON _stream_records (table_name, CAST(sequence_number AS INTEGER))',
  );
  database.close();
}

export async function useDatabase(url: string): Promise<Database> {
  await fetch(url).catch(() => {
    throw new StartError(`Ingen databas svarar på ${url}, som DYNAMODB_ENDPOINT anger.`);
  });
  return { url: url.replace(/\/$/, ''), failure: new Promise(() => {}), close: () => Promise.resolve() };
}

export function findProgram(platform: string = process.platform, architecture: string = process.arch): string {
  try {
    const manifest = createRequire(import.meta.url).resolve(`@dynoxide/${platform}-${architecture}/package.json`);
    return join(dirname(manifest), 'dynoxide');
  } catch {
    throw new StartError(
      `Det finns ingen inbäddad databas för ${platform}-${architecture}. ` +
        'Starta DynamoDB Local och ange dess adress i miljövariabeln DYNAMODB_ENDPOINT.',
    );
  }
}

/**
 * A shell wrapper that ends the database when its own stdin closes, which happens when this process ends for any
 * reason. Runs in a process group of its own, so that Ctrl-C reaches only the host, which shuts down in order. Removes
 * temporary data afterwards.
 */
const untilInputCloses =
  'passing=$1; shift; exec 3<&0; "$@" </dev/null >/dev/null 2>&1 3<&- & child=$!; echo $child; ' +
  '{ cat <&3; kill $child; } >/dev/null 2>&1 & wait $child; status=$?; ${passing:+rm -rf "$passing"}; exit $status';

function run(program: string, args: string[], passing: string): ChildProcess {
  return spawn('/bin/sh', ['-c', untilInputCloses, 'sh', passing, program, ...args], {
    stdio: ['pipe', 'pipe', 'ignore'],
    detached: true,
  });
}

function rememberPid(child: ChildProcess, file: string): void {
  child.stdout?.setEncoding('utf8').once('data', (pid: string) => writeFileSync(`${file}.pid`, pid));
}

/** The database of a killed host may still be shutting down: it must have ended before another opens its file. */
function endLeftOver(file: string): void {
  try {
    const pid = Number(readFileSync(`${file}.pid`, 'utf8'));
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    if (command[0]?.endsWith('/dynoxide') && command.includes(file)) process.kill(pid, 'SIGKILL');
  } catch {
    // Neither file nor process exists.
  }
}

async function isReady(url: string, child: ChildProcess): Promise<boolean> {
  const until = deadlineOf(host.databaseStart);
  child.on('error', () => {});
  while (child.pid !== undefined && child.exitCode === null && Date.now() < until) {
    const answers = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answers) return true;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return false;
}

function failureOf(child: ChildProcess): Promise<never> {
  const failure = new Promise<never>((_, reject) => {
    child.on('exit', () => {
      if (!child.stdin?.writableEnded) reject(new StartError('Den inbäddade databasen stannade. Starta Klang igen.'));
    });
  });
  failure.catch(() => {});
  return failure;
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) {
      resolve();
      return;
    }
    child.on('exit', () => resolve());
    child.stdin?.on('error', () => {}).end();
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
