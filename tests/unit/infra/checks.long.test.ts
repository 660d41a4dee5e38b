import { expect, it } from 'vitest';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HouseChecks, explained } from '../../../infra/constructs/checks.ts';
import type { Settings } from '../../../infra/constructs/settings.ts';
import { klang } from '../../../infra/stacks/klang.ts';
import { byTier } from '../../support/tier.ts';
import { outside } from './support/settings.ts';
import { buildStandIns } from './support/stand-ins.ts';

const built = buildStandIns();

it.each(byTier<Settings['stage'][]>(['production'], ['production', 'trial']))(
  'every finding of the security rules in a deployment for %s is explained',
  (stage) => {
    const app = klang(mkdtempSync(join(tmpdir(), 'klang-checks-')), built, {
      context: stage === 'production' ? { stage, ...outside } : { stage },
    });
    expect(() => app.synth()).not.toThrow();
  },
  300_000,
);

it('nothing is explained that is not found', () => {
  expect(explained.filter((one) => !HouseChecks.used.has(one))).toEqual([]);
});
