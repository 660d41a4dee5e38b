import { expect, it } from 'vitest';
import { allPages } from '../../../frontend/src/features/handbook/handbook.ts';
import { actionsOfPages } from '../../support/handbook/actions-of-pages.ts';

const stepsOf = (tasks: Iterable<readonly [title: string, steps: readonly unknown[]]>) =>
  Object.fromEntries([...tasks].map(([title, steps]) => [title, steps.length]));

it('each step of the handbook has an action, and no page has others', () => {
  const pages = allPages.filter(({ tasks = [] }) => tasks.length > 0);
  expect(Object.keys(actionsOfPages).toSorted()).toEqual(pages.map(({ slug }) => slug).toSorted());
  for (const { slug, tasks = [] } of pages) {
    const done = Object.entries(actionsOfPages[slug]!).map(([title, { steps }]) => [title, steps] as const);
    expect(stepsOf(done), slug).toEqual(stepsOf(tasks.map(({ title = '', steps }) => [title, steps] as const)));
  }
});
