import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { Api } from './api.ts';
import { HostProcess } from './host-process.ts';
import type { Role } from '../../shared/codes/roles.ts';

/** A host for the tests of a file, on a temporary folder. */
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
    /** Starts it, also after a kill. @returns a login function for its users */
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
