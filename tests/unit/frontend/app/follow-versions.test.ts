// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../support/eventually.ts';

const deployedScript = '/assets/base-new.js';

/** A page that loaded the script, in a browser where a new version of the site's files waits. */
async function follow(loadedScript: string) {
  vi.resetModules();
  document.head.innerHTML = `<script type="module" src="${loadedScript}"></script>`;
  vi.stubGlobal('fetch', async () => new Response(`<script type="module" src="${deployedScript}"></script>`));
  const waiting = { postMessage: vi.fn() };
  const registration = Object.assign(new EventTarget(), { waiting, installing: null, update: async () => undefined });
  const serviceWorker = Object.assign(new EventTarget(), { register: async () => registration });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  const { newVersionIsOut } = await import('../../../../frontend/src/components/parts.ts');
  const { followVersions } = await import('../../../../frontend/src/app/follow-versions.ts');
  await followVersions();
  return { waiting, newVersionIsOut };
}

beforeEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('an open page says that a new version is out, and lets the files of the open page stay', async () => {
  const { waiting, newVersionIsOut } = await follow('/assets/base-old.js');
  await eventually(() => expect(newVersionIsOut.get()).toBe(true));
  expect(waiting.postMessage).not.toHaveBeenCalled();
});

it('an open page takes over the new files without a word when the page is of that version', async () => {
  const { waiting, newVersionIsOut } = await follow(deployedScript);
  await eventually(() => expect(waiting.postMessage).toHaveBeenCalledWith('activate'));
  expect(newVersionIsOut.get()).toBe(false);
});
