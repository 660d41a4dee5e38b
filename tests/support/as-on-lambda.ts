import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

/**
 * Runs Node under Lambda's restrictions: all mounts read-only except a new /tmp of limited size; no capabilities, no
 * new privileges, no new namespaces; and limited memory in a control group.
 */

type Limits = { memoryMb: number; storageMb: number };

export type Run = { stdout: string; stderr: string; peakMb: number | undefined };

const isolated = ['--user', '--map-root-user', '--mount', '--fork', '--kill-child'];
/** Lambda's user is not root; root could do what it may not. */
const another = ['unshare', '--user', '--map-user=993', '--map-group=990', '--keep-caps'];
const unprivileged = ['setpriv', '--no-new-privs', '--bounding-set=-all', '--inh-caps=-all', '--ambient-caps=-all'];
const nobody = [...another, ...unprivileged];

/** Always `bind`: otherwise the file system itself becomes read-only for the whole machine. */
const prepare = `
mount --make-rprivate /
# One more, for another user than root.
echo 1 > /proc/sys/user/max_user_namespaces
mount -t tmpfs -o "size=$STORAGE_MB"m,mode=1777 tmpfs /tmp
while read -r _ _ _ _ point options _; do
  point=$(printf '%b' "$point")
  case "$point" in /tmp | /proc | /proc/*) continue ;; esac
  mount -o "remount,bind,ro,\${options#r?,}" "$point" || echo "Still writable: $point" >&2
done < /proc/self/mountinfo
exec ${nobody.join(' ')} "$@"
`;

/** Why this machine cannot apply the restrictions; undefined if it can. */
export function whyNotAsOnLambda(): string | undefined {
  if (process.platform !== 'linux') return `Lambda's restrictions are Linux's, and this is ${process.platform}.`;
  if ([process.cwd(), process.execPath].some((path) => path.startsWith('/tmp/'))) {
    return 'The project, or Node, lies in /tmp, which is new and empty on Lambda.';
  }
  try {
    execFileSync('unshare', [...isolated, ...nobody, 'true'], { encoding: 'utf8', stdio: 'pipe' });
    return undefined;
  } catch (error) {
    return `The kernel lets nobody here make namespaces: ${String((error as { stderr?: string }).stderr ?? error)}`;
  }
}

/** Runs the source of a TypeScript module, at the project's root. */
export async function runAsOnLambda(script: string, { memoryMb, storageMb }: Limits): Promise<Run> {
  const group = MemoryGroup.make(memoryMb);
  try {
    const node = [process.execPath, '--input-type=module-typescript', '-e', script];
    const join = group ? `echo $$ > ${group.processes}; ` : '';
    const start = `${join}exec unshare ${isolated.join(' ')} sh -eu -c "$PREPARE" sh "$@"`;
    const env = {
      PATH: process.env['PATH'],
      PREPARE: prepare,
      STORAGE_MB: String(storageMb),
      TZ: 'UTC',
      LANG: 'en_US.UTF-8',
      AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
    };
    const most = { maxBuffer: 100e6 };
    const { stdout, stderr } = await promisify(execFile)('sh', ['-eu', '-c', start, 'sh', ...node], { env, ...most });
    return { stdout, stderr, peakMb: group?.peakMb() };
  } finally {
    await group?.remove();
  }
}

const groups = '/sys/fs/cgroup';

/** A control group (v1 or v2) that limits the total memory of its processes. */
class MemoryGroup {
  readonly processes: string;
  readonly #folder: string;
  readonly #peak: string;

  private constructor(folder: string, { limit, peak }: { limit: string; peak: string }, memoryMb: number) {
    this.#folder = folder;
    this.#peak = `${folder}/${peak}`;
    this.processes = `${folder}/cgroup.procs`;
    mkdirSync(folder);
    writeFileSync(`${folder}/${limit}`, String(memoryMb * 1024 * 1024));
  }

  /** @returns undefined where control groups cannot be created */
  static make(memoryMb: number): MemoryGroup | undefined {
    const isOld = existsSync(`${groups}/memory`);
    const folder = `${groups}/${isOld ? 'memory/' : ''}klang-${process.pid}`;
    try {
      return new MemoryGroup(
        folder,
        isOld
          ? { limit: 'memory.limit_in_bytes', peak: 'memory.max_usage_in_bytes' }
          : { limit: 'memory.max', peak: 'memory.peak' },
        memoryMb,
      );
    } catch {
      if (existsSync(folder)) rmdirSync(folder);
      return undefined;
    }
  }

  peakMb(): number {
    return Number(readFileSync(this.#peak, 'utf8')) / 1024 / 1024;
  }

  /** Waits until the remaining processes of a failed run have ended. */
  async remove(): Promise<void> {
    for (let left = this.#left(); left.length > 0; left = this.#left()) {
      for (const id of left) process.kill(id, 'SIGKILL');
      await setTimeout(50);
    }
    rmdirSync(this.#folder);
  }

  #left(): number[] {
    return readFileSync(this.processes, 'utf8').split('\n').filter(Boolean).map(Number);
  }
}
