import { expect, it } from 'vitest';
import { panelNames } from '../../../../frontend/src/app/panel-names.ts';
import { factsOf, kinds } from '../../../../shared/codes/kinds.ts';

it('the panel of each kind of record exists', () => {
  const panels = kinds.flatMap((kind) => factsOf(kind).panel ?? []);
  expect(panels.length).toBeGreaterThan(10);
  expect(panels.filter((panel) => !(panelNames as readonly string[]).includes(panel))).toEqual([]);
});
