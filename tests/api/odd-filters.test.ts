import { expect, it } from 'vitest';
import { allRoutes } from '../../shared/contract/all-routes.ts';
import { listCustomers } from '../../shared/contract/customers.ts';
import { listProjects, projectFilters } from '../../shared/contract/projects.ts';
import { listWorkOrders } from '../../shared/contract/work-orders.ts';
import { filterText } from '../../shared/schemas/list.ts';
import { logInAs } from '../support/people.ts';
import { byTier } from '../support/tier.ts';

const developer = await logInAs('Developer');

const textsOf = (shape: object) => Object.entries(shape).flatMap(([name, field]) => (field === filterText ? name : []));

const lists = allRoutes
  .filter(({ method, path }) => method === 'GET' && !path.includes('{'))
  .map((route) => ({ route, texts: textsOf((route.query as { shape?: object } | undefined)?.shape ?? {}) }))
  .filter(({ texts }) => texts.length > 0);

const oddTexts = ['abc\u0000def', '\ud800a"c', '\u0000', 'a*b AND (c'];

it.each(byTier(oddTexts.slice(0, 2), oddTexts))('every filter of every list takes %j', async (typed) => {
  expect(lists.map(({ route }) => route.name)).toEqual(
    expect.arrayContaining([listCustomers.name, listWorkOrders.name]),
  );
  const refused: string[] = [];
  for (const { route, texts } of lists) {
    for (const name of texts) {
      const { status } = await developer.call(route, { query: { [name]: typed } });
      if (status !== 200) refused.push(`${route.name} ${name}: ${status}`);
    }
  }
  for (const name of textsOf(projectFilters)) {
    const { status } = await developer.call(listProjects, { body: { filter: { [name]: typed }, tagIds: [] } });
    if (status !== 200) refused.push(`${listProjects.name} ${name}: ${status}`);
  }
  expect(refused).toEqual([]);
});
