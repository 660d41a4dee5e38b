// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isDesktop, openProjectFolder } from '../../../../frontend/src/api/desktop.ts';
import { pastToasts } from '../../../../frontend/src/state/toast.ts';

beforeEach(() => pastToasts.set([]));
afterEach(() => {
  delete window.klangDesktop;
});

const toasts = () => pastToasts.get().map(({ tone, message }) => [tone, message]);
const answer = (reply: unknown) => {
  window.klangDesktop = { openProjectFolder: vi.fn(() => reply as never) };
};

it('the page detects the Windows client', () => {
  expect(isDesktop()).toBe(false);
  answer(Promise.resolve(undefined));
  expect(isDesktop()).toBe(true);
});

it('opening a project folder asks the client for it, and shows its answer', async () => {
  answer(Promise.resolve({ ok: true, message: 'Öppnar P:\\Projekt\\26-0042' }));
  await openProjectFolder('26-0042');
  expect(window.klangDesktop!.openProjectFolder).toHaveBeenCalledWith('26-0042');
  expect(toasts()).toEqual([['info', 'Öppnar P:\\Projekt\\26-0042']]);
});

it('opening a project folder shows nothing after success without an answer', async () => {
  answer(Promise.resolve({ ok: true }));
  await openProjectFolder('26-0042');
  expect(toasts()).toEqual([]);
});

it('opening a project folder shows the reason of a failure', async () => {
  answer(Promise.resolve({ ok: false, message: 'Det finns ingen mapp för 26-0042 i P:\\Projekt.' }));
  await openProjectFolder('26-0042');
  expect(toasts()).toEqual([['error', 'Det finns ingen mapp för 26-0042 i P:\\Projekt.']]);
});

it.each([
  ['an empty reply', () => Promise.resolve(undefined)],
  ['a failed call', () => Promise.reject(new Error('borta'))],
  ['a refusal without words', () => Promise.resolve({ ok: false })],
])('opening a project folder says that there was no answer after %s', async (_what, reply) => {
  answer(reply());
  await openProjectFolder('26-0042');
  expect(toasts()).toEqual([['error', 'Inget svar från applikationen']]);
});
