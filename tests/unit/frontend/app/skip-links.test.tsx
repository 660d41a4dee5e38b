// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../../../support/dom.tsx';

const { SkipLinks } = await import('../../../../frontend/src/app/shell/skip-links.tsx');

it.each([
  ['Till innehållet', 'main'],
  ['Till listan', 'row'],
])('%s moves the focus, without a step in the history', async (name, place) => {
  await renderPage(
    <>
      <SkipLinks className="skip" />
      <main id="main" tabIndex={-1}>
        <table>
          <tbody>
            <tr data-index={0} tabIndex={0} />
          </tbody>
        </table>
      </main>
    </>,
  );
  const { length } = window.history;
  await userEvent.click(screen.getByRole('link', { name }));
  expect(document.activeElement).toBe(screen.getByRole(place));
  expect([window.location.hash, window.history.length]).toEqual(['', length]);
});
