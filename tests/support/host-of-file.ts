import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { Api } from './api.ts';
import { HostProcess } from './host-process.ts';
import type { Role } from '../../shared/codes/roles.ts';

/** A host of its own for the tests of a file, on a folder that is gone after them. */
export function hostOfFile() {
  let dataDir: string;
  let host: HostProcess;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'klang-kill-'));
    host = await HostProcess.in(dataDir);
  });

  afterAll(async () => {
    await host.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  return {
    /** Starts it, anew after a kill. @returns how to log in as one of its users */
    async start(): Promise<(role: Role) => Promise<Api>> {
      const { url, users } = await host.start();
      return (role) => {
        const user = users.find((one) => one.role === role)!;
        return Api.logIn(url, user.initials, user.pin);
      };
    },
    kill: () => host.kill(),
  };
}
