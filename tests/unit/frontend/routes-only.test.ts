import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { callFields, keepRoutes } from '../../../frontend/routes-only.ts';
import { allRoutes } from '../../../shared/contract/all-routes.ts';

const byName = <T extends { name: string }>(routes: readonly T[]) =>
  routes.toSorted((one, other) => one.name.localeCompare(other.name));

it('the browser has every route, with what a call needs of it and nothing more', async () => {
  const folder = pathToFileURL('shared/contract/').href;
  const modules = globSync('shared/contract/*.ts').map((file) =>
    keepRoutes(readFileSync(file, 'utf8')).replaceAll(`from './`, `from '${folder}`),
  );
  const kept = await Promise.all(
    modules.map(async (code) =>
      Object.values((await import(`data:text/javascript,${encodeURIComponent(code)}`)) as object),
    ),
  );
  const needed = allRoutes.map((route) =>
    Object.fromEntries(callFields.flatMap((field) => (route[field] === undefined ? [] : [[field, route[field]]]))),
  );
  expect(byName(kept.flat())).toEqual(byName(needed as { name: string }[]));
});

it('the build fails when a route’s field is computed', () => {
  expect(() => keepRoutes("export const a = defineRoute({ name: 'a/b', file: pdf });")).toThrow(
    'Write out file: pdf of a',
  );
});
