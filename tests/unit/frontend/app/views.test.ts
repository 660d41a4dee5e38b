// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { panelRegistry } from '../../../../frontend/src/app/panels.ts';
import { panelParam, readPanel } from '../../../../frontend/src/navigation/panel-address.ts';
import { allViews } from '../../../screens/views.ts';
import type { SampleRecords } from '../../../screens/sample-records.ts';

it('every panel has a screenshot', () => {
  const samples = new Proxy({}, { get: (_, name) => (name === 'projectCode' ? '26-0001' : 1) }) as SampleRecords;
  const seen = allViews(samples).map(({ path }) => {
    const panel = new URL(path, 'http://klang').searchParams.get(panelParam);
    return panel === null ? undefined : readPanel(panel)?.name;
  });
  expect(Object.keys(panelRegistry).filter((name) => !seen.includes(name))).toEqual([]);
});
