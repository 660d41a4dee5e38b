// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { unreadNotifications } from '../../../../frontend/src/api/hub-state.ts';
import { MessageList } from '../../../../frontend/src/app/shell/message-list.tsx';
import { Palette } from '../../../../frontend/src/app/shell/palette.tsx';
import { renderPage, serve } from '../../../support/dom.tsx';
import { nothingFound } from '../../../support/found-records.ts';

function OpenPalette() {
  const [query, setQuery] = useState('');
  const staff = { rights: { role: 'Staff' } } as const;
  return (
    <Palette
      {...staff}
      query={query}
      onQueryChange={setQuery}
      onClose={() => undefined}
      onShortcuts={() => undefined}
    />
  );
}

const live = () => [...document.querySelectorAll('[aria-live="polite"]')].map(({ textContent }) => textContent);

it('a new message is read out', async () => {
  await renderPage(<MessageList />);
  expect(live()).not.toContain('Meddelanden, 2 olästa');
  unreadNotifications.set(2);
  await expect.poll(live).toContain('Meddelanden, 2 olästa');
});

it('the number of hits in the palette is read out', async () => {
  serve(({ path }) => ({
    body: {
      result: path.includes('/files')
        ? { files: [] }
        : { ...nothingFound, customers: [{ customerId: 1, name: 'Ekens Bygg', projects: [] }] },
    },
  }));
  await renderPage(<OpenPalette />);
  await userEvent.type(await screen.findByRole('textbox'), 'ekens');
  await expect.poll(live).toContain('1 träff');
  await userEvent.type(screen.getByRole('textbox'), '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
  await expect.poll(live).not.toContain('1 träff');
});
