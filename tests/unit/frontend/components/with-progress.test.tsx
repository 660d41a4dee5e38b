// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../support/dom.tsx';

const { StatusHost } = await import('../../../../frontend/src/components/status-host.tsx');
const { withProgress } = await import('../../../../frontend/src/state/progress.ts');

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

const words = (done: number, total: number) => `${done} av ${total} klara`;

it('a change shows itself while the first answer is awaited, then how far it has come, until it is done', async () => {
  await renderPage(<StatusHost />);
  let tell: (done: number) => void = () => undefined;
  let end: (result: string) => void = () => undefined;
  const result = withProgress({ words, total: 240 }, (onDone) => {
    tell = onDone;
    return new Promise<string>((resolve) => (end = resolve));
  });
  await screen.findByText('0 av 240 klara');
  expect(screen.getByRole('progressbar').hasAttribute('value')).toBe(false);
  tell(80);
  await screen.findByText('80 av 240 klara');
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(80);
  end('ready');
  expect(await result).toBe('ready');
  await expect.poll(() => screen.queryByRole('progressbar')).toBeNull();
});

it('a change that is refused shows nothing afterwards', async () => {
  await renderPage(<StatusHost />);
  await expect(
    withProgress({ words, total: 2 }, async () => {
      await screen.findByText('0 av 2 klara');
      throw new Error('Nej');
    }),
  ).rejects.toThrow('Nej');
  await expect.poll(() => screen.queryByText('0 av 2 klara')).toBeNull();
});
