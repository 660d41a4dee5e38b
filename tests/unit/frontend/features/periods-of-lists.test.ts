// @vitest-environment jsdom
import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { ListDefinition } from '../../../../frontend/src/components/list/list-definition.ts';
import { deletedList } from '../../../../frontend/src/features/deleted/deleted-list.ts';

/** Date columns without a period to choose, and why. */
const without: Readonly<Record<string, string>> = {
  'erasable-persons.lastUsed': 'the list begins with the longest unused, and the setting says how long that is',
};

async function listsOf(file: string): Promise<ListDefinition<never>[]> {
  const exported = Object.values((await import(path.resolve(file))) as Record<string, unknown>);
  return exported.filter(
    (one): one is ListDefinition<never> => typeof one === 'object' && one !== null && 'columns' in one,
  );
}

it('each column of dates has a filter in which a period is chosen by name', async () => {
  const files = globSync('frontend/src/features/*/*-list.ts');
  const lists = [deletedList('Developer') as ListDefinition<never>, ...(await Promise.all(files.map(listsOf))).flat()];
  const dated = lists.flatMap(({ id, columns, filters = [] }) =>
    columns
      .filter(({ format }) => format === 'day' || format === 'instant')
      .map(({ key, label }) => ({
        name: `${id}.${key}`,
        hasPeriod: filters.some((filter) => filter.kind === 'day' && filter.period?.label === label),
      })),
  );
  expect(dated.length).toBeGreaterThan(8);
  expect(dated.filter(({ hasPeriod }) => !hasPeriod).map(({ name }) => name)).toEqual(Object.keys(without));
});
