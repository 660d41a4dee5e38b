import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';

/** Reads '+ PID' and '- PID' until the host ends for any reason, then ends the process groups that are left. */
const untilInputCloses = `
folder=$1; all=
while read -r sign pid; do
  case $sign in
    +) all="$all $pid" ;;
    -) rest=; for one in $all; do [ "$one" = "$pid" ] || rest="$rest $one"; done; all=$rest ;;
  esac
done
for pid in $all; do kill -s KILL -- "-$pid"; done
rm -rf "$folder"
`;

/** A frozen process does not notice by itself that the host has been killed. */
export class Reaper {
  readonly folder = mkdtempSync(join(tmpdir(), 'klang-instances-'));
  readonly #child: ChildProcess;

  constructor() {
    const stdio = ['pipe', 'ignore', 'ignore'] as const;
    // In a process group of its own, so that Ctrl-C reaches only the host.
    this.#child = spawn('/bin/sh', ['-c', untilInputCloses, 'sh', this.folder], { stdio: [...stdio], detached: true });
    this.#child.stdin!.on('error', () => {});
  }

  watch(pid: number): void {
    this.#child.stdin!.write(`+ ${pid}\n`);
  }

  forget(pid: number): void {
    if (!this.#child.stdin!.writableEnded) this.#child.stdin!.write(`- ${pid}\n`);
  }

  async close(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.stdin!.end();
    await ended;
  }
}
