import { expect, it } from 'vitest';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HouseChecks, explained } from '../../../infra/constructs/checks.ts';
import { klang } from '../../../infra/stacks/klang.ts';
import { buildStandIns } from './support/stand-ins.ts';

it('explains every finding of the security rules, and explains nothing that is not found', () => {
  const app = klang(mkdtempSync(join(tmpdir(), 'klang-checks-')), buildStandIns());
  expect(() => app.synth()).not.toThrow();
  expect(explained.filter((one) => !HouseChecks.used.has(one))).toEqual([]);
}, 300_000);
