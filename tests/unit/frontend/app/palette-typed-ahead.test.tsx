// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { userSettings } from '../../../../shared/entities/user-settings.ts';
import { renderPage, serve } from '../../../support/dom.tsx';
import { ListKeysPage } from '../../../support/list-keys-page.tsx';

const nothing = { customers: [], projects: [], contacts: [], workOrders: [], invoices: [], addresses: [], users: [] };

it.each(['the page', 'a field under it'])(
  'what is typed before the palette is loaded stands in it, from %s',
  async (place) => {
    serve(({ path }) => ({
      body: {
        result: path.includes('/search/files')
          ? { files: [] }
          : path.includes('/search')
            ? nothing
            : userSettings.empty,
      },
    }));
    const create = vi.fn();
    await renderPage(
      <>
        <input aria-label="Under" />
        <ListKeysPage onCreate={create} />
      </>,
    );
    if (place !== 'the page') await userEvent.click(screen.getByRole('textbox', { name: 'Under' }));
    await userEvent.keyboard('{Control>}k{/Control}nya ');
    const field = await screen.findByRole('textbox', { name: 'Sök och gå till' });
    await userEvent.type(field, 'öar');
    expect(field).toHaveProperty('value', 'nya öar');
    expect(screen.getByLabelText('Under')).toHaveProperty('value', '');
    expect(create).not.toHaveBeenCalled();

    await userEvent.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('textbox', { name: 'Sök och gå till' })).toHaveProperty('value', '');
  },
);
