// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { userSettings } from '../../../../shared/entities/user-settings.ts';
import { renderPage, serve } from '../../../support/dom.tsx';
import { ListKeysPage } from '../../../support/list-keys-page.tsx';

const nothing = { customers: [], projects: [], contacts: [], workOrders: [], invoices: [], addresses: [], users: [] };

it.each(['hjälp', 'genvägar', 'kortkommandon'])('the palette finds the shortcuts by "%s"', async (typed) => {
  serve(({ path }) => {
    if (path.includes('/search/files')) return { body: { result: { files: [] } } };
    return { body: { result: path.includes('/search') ? nothing : userSettings.empty } };
  });
  await renderPage(<ListKeysPage onCreate={() => undefined} />);
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Sök och gå till' }), typed);
  await screen.findByRole('button', { name: 'Kortkommandon' });
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Kortkommandon' });
  expect(screen.queryByRole('textbox', { name: 'Sök och gå till' })).toBeNull();
});
