// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ownStorage } from '../../../../frontend/src/api/shared-computer.ts';
import { userSettings } from '../../../../shared/entities/user-settings.ts';
import { userSettingsSchema } from '../../../../shared/schemas/user.ts';
import { renderPage, serve } from '../../../support/dom.tsx';
import { ListKeysPage } from '../../../support/list-keys-page.tsx';

it('settings from before the option existed keep single-key shortcuts', () => {
  const { singleKeys: _, ...before } = userSettings.empty;
  expect(userSettingsSchema.parse(before).singleKeys).toBe(true);
});

it.each([false, true])('single-key shortcuts are on: %s, as the user has chosen', async (singleKeys) => {
  serve(() => ({ body: { result: { ...userSettings.empty, singleKeys } } }));
  const create = vi.fn();
  await renderPage(<ListKeysPage onCreate={create} />);
  // Kept by the effects that also set the keys.
  await expect.poll(() => ownStorage().getItem('klang.settings.')).toContain('"singleKeys"');
  await userEvent.keyboard('n?');
  if (singleKeys) await screen.findByText('Visa kortkommandon');
  expect(create).toHaveBeenCalledTimes(singleKeys ? 1 : 0);
  expect(screen.queryAllByText('Visa kortkommandon')).toHaveLength(singleKeys ? 1 : 0);
});
