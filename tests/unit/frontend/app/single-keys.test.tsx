// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { userSettings } from '../../../../shared/entities/user-settings.ts';
import { userSettingsSchema } from '../../../../shared/schemas/user.ts';
import { renderPage, serve } from '../../../support/dom.tsx';

const { useListKeys } = await import('../../../../frontend/src/components/list/use-list-keys.ts');
const { ShortcutKeys } = await import('../../../../frontend/src/app/shell/shortcut-keys.tsx');

let made = 0;

function Page() {
  useListKeys({
    onCreate: () => {
      made += 1;
    },
    onFilter: undefined,
  });
  const staff = { role: 'Staff' } as const;
  return <ShortcutKeys {...staff} />;
}

it('settings from before the option existed keep single-key shortcuts', () => {
  const { singleKeys: _, ...before } = userSettings.empty;
  expect(userSettingsSchema.parse(before).singleKeys).toBe(true);
});

it.each([false, true])('single-key shortcuts are on: %s, as the user has chosen', async (singleKeys) => {
  const log = serve(() => ({ body: { result: { ...userSettings.empty, singleKeys } } }));
  made = 0;
  await renderPage(<Page />);
  await expect.poll(() => log.length).toBeGreaterThan(0);
  // Lets React render the response.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await userEvent.keyboard('n?');
  if (singleKeys) await screen.findByText('Visa kortkommandon');
  expect(made).toBe(singleKeys ? 1 : 0);
  expect(screen.queryAllByText('Visa kortkommandon')).toHaveLength(singleKeys ? 1 : 0);
});
