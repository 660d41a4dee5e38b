// @vitest-environment jsdom
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { lazy } from '../../../../frontend/src/components/lazy.tsx';

/** React takes the function when it is imported. */
const timers = vi.hoisted(() => vi.spyOn(globalThis, 'setTimeout'));

const load = async () => {
  await new Promise((resolve) => setTimeout(resolve));
  return { default: ({ name }: { name: string }) => <p>{name}</p> };
};
const Part = lazy(load, 'default', () => <i>Hämtas</i>);

const isShown = (element: Element, name: string) =>
  new Promise<void>((resolve) => {
    new MutationObserver(() => element.textContent.includes(name) && resolve()).observe(element, {
      subtree: true,
      childList: true,
    });
  });

it('a lazy part shows a part as soon as its file has come, and a second one at once, without what stands in meanwhile', async () => {
  const page = document.createElement('div');
  const root = createRoot(page);
  const show = (...names: string[]) =>
    startTransition(() => root.render(names.map((name) => <Part key={name} name={name} />)));
  const shown: string[] = [];
  new MutationObserver(() => shown.push(page.textContent)).observe(page, { subtree: true, childList: true });
  timers.mockClear();

  show('Det första');
  await isShown(page, 'Det första');
  show('Det första', 'Det andra');
  await isShown(page, 'Det andra');

  expect(shown).toEqual(['Hämtas', 'Det första', 'Det förstaDet andra']);
  // React would wait with what Suspense shows.
  expect(timers.mock.calls.filter(([, ms = 0]) => ms > 50)).toEqual([]);
});
