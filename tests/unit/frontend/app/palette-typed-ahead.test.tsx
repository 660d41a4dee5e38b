// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { userSettings } from '../../../../shared/entities/user-settings.ts';
import { renderPage, serve } from '../../../support/dom.tsx';

const { useListKeys } = await import('../../../../frontend/src/components/list/use-list-keys.ts');
const { ShortcutKeys } = await import('../../../../frontend/src/app/shell/shortcut-keys.tsx');

const nothing = { customers: [], projects: [], contacts: [], workOrders: [], invoices: [], addresses: [], users: [] };

let made = 0;

function Page() {
  useListKeys({
    onCreate: () => {
      made += 1;
    },
    onFilter: undefined,
  });
  const staff = { role: 'Staff' } as const;
  return (
    <>
      <input aria-label="Under" />
      <ShortcutKeys {...staff} />
    </>
  );
}

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
    made = 0;
    await renderPage(<Page />);
    if (place !== 'the page') await userEvent.click(screen.getByRole('textbox', { name: 'Under' }));
    await userEvent.keyboard('{Control>}k{/Control}nya ');
    const field = await screen.findByRole('textbox', { name: 'Sök och gå till' });
    await userEvent.type(field, 'öar');
    expect(field).toHaveProperty('value', 'nya öar');
    expect(screen.getByLabelText('Under')).toHaveProperty('value', '');
    expect(made).toBe(0);

    await userEvent.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('textbox', { name: 'Sök och gå till' })).toHaveProperty('value', '');
  },
);
