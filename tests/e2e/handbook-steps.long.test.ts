import { afterAll, beforeAll, describe, expect, onTestFinished } from 'vitest';
import { allPages } from '../../frontend/src/features/handbook/handbook.ts';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { type LocalStack, startLocalStack } from '../../infra/host/stack.ts';
import { test } from '../support/browser.ts';
import { actionsOfPages } from '../support/handbook/actions-of-pages.ts';
import { controlsIn } from '../support/handbook/step-actions.ts';
import { Reader } from '../support/handbook/reader.ts';
import { cutOff } from '../support/offline.ts';

/** A stack of this file: the steps change settings and prices of the whole firm. */
let demo: LocalStack;

beforeAll(async () => {
  demo = await startLocalStack({ seed: 'demo', linksFortnox: true, schedules: false, quiet: true });
});
afterAll(() => demo.close());

async function newFirm(): Promise<LocalStack> {
  const stack = await startLocalStack({ seed: 'empty', schedules: false, quiet: true });
  onTestFinished(() => stack.close());
  return stack;
}

describe.each(allPages.filter(({ tasks }) => tasks))('the handbook’s page $title', ({ slug, tasks = [] }) => {
  const named = tasks.map(({ title = '', ...task }) => ({ title, ...task }));
  test.for(named)('is followed step by step ($title)', async ({ title, role = 'Staff', steps }, { openPage }) => {
    const { before, steps: actions, firm = 'demo' } = actionsOfPages[slug]![title]!;
    const stack = firm === 'demo' ? demo : await newFirm();
    const page = await openPage({
      as: role,
      path: paths.customers,
      url: stack.url,
      allow: [...cutOff, /status of 413/],
      hasServiceWorker: slug === 'utan-nat',
    });
    const reader = new Reader(page, stack);
    const context = await before(reader);
    for (const [index, step] of steps.entries()) {
      const controls = controlsIn(step);
      await actions[index]!(reader, controls, context);
      expect(reader.unused(controls), step).toEqual([]);
    }
  });
});
