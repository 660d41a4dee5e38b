// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../support/dom.tsx';

const { DownloadClient } = await import('../../../../../frontend/src/features/login/login-page.tsx');

afterEach(() => {
  vi.unstubAllGlobals();
  delete window.klangDesktop;
});

async function links(installer: string | null) {
  vi.stubGlobal('__INSTALLER__', installer);
  await renderPage(
    <>
      <p>Inloggning</p>
      <DownloadClient />
    </>,
  );
  await screen.findByText('Inloggning');
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
}

it('the login page offers the Windows client if there is an installer under /dlc/', async () => {
  expect(await links('/dlc/Klang-Setup-1.0.0.exe')).toEqual(['/dlc/Klang-Setup-1.0.0.exe']);
});

it('the login page offers nothing without an installer', async () => {
  expect(await links(null)).toEqual([]);
});

it('the login page offers nothing in the client itself', async () => {
  window.klangDesktop = { openProjectFolder: () => Promise.resolve({ ok: true }) };
  expect(await links('/dlc/Klang-Setup-1.0.0.exe')).toEqual([]);
});
