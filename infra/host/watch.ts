import { type ChildProcess, spawn } from 'node:child_process';
import { watch as watchFolder } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../build/paths.ts';

const folders = ['frontend', 'functions', 'infra', 'shared'];
const debounceMs = 200;

export function watch(args: readonly string[]): void {
  const startHost = () => run(['infra/host/start.ts', '--reloads', ...args]);
  const changed = new Set<string>();
  let host = startHost();
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  let isStopping = false;

  const rebuild = async () => {
    const files = [...changed];
    changed.clear();
    if (files.length === 0) return;
    if ((await exitOf(run(['infra/bin/build.ts']))) !== 0) {
      // The host runs the code before them until a later build succeeds.
      for (const file of files) changed.add(file);
      return;
    }
    const isOnlySite = files.every((file) => file.startsWith('frontend'));
    if (isStopping || (isOnlySite && isRunning(host))) return;
    host.kill('SIGTERM');
    await exitOf(host);
    if (!isStopping) host = startHost();
  };

  for (const folder of folders) {
    watchFolder(join(projectRoot, folder), { recursive: true }, (_, file) => {
      changed.add(join(folder, file ?? ''));
      clearTimeout(timer);
      timer = setTimeout(() => (work = work.then(rebuild)), debounceMs);
    });
  }
  const stop = () => {
    isStopping = true;
    host.kill('SIGTERM');
    void exitOf(host).then(() => process.exit(0));
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
}

/**
 * The child has a process group of its own, so that Ctrl-C reaches only this process, which then stops the child. The
 * IPC channel closes when this process ends.
 */
function run(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: projectRoot,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

function exitOf(child: ChildProcess): Promise<number | null> {
  if (!isRunning(child)) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('exit', resolve));
}
