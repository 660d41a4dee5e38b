// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { getUserSettings } from '../../../../shared/contract/calls/settings.ts';
import { userSettings } from '../../../../shared/entities/user-settings.ts';
import { renderPage, serve } from '../../../support/dom.tsx';
import { beginAnew } from '../../../support/saving/open-and-save.tsx';

const { invalidateKinds } = await import('../../../../frontend/src/api/query-client.ts');
const { PreferencesPage } = await import('../../../../frontend/src/features/preferences/preferences-page.tsx');

beforeEach(beginAnew);

it('preferences that are saved leave the columns of a list as another window has chosen them since', async () => {
  let columns: Record<string, string[]> = { customers: ['name', 'planned'] };
  const log = serve(({ method, body }) => ({
    body: { result: method === 'POST' ? body : { ...userSettings.empty, columns } },
  }));
  await renderPage(<PreferencesPage />);
  await userEvent.click(await screen.findByRole('switch', { name: /en enda tangent/ }));
  columns = { customers: ['name', 'owed'] };
  await invalidateKinds(getUserSettings.reads);
  await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
  await expect
    .poll(() => log.find(({ method }) => method === 'POST')?.body)
    .toMatchObject({ singleKeys: !userSettings.empty.singleKeys, columns });
});
