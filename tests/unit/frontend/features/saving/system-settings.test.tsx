// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPage, serve } from '../../../../support/dom.tsx';
import { beginAnew } from '../../../../support/saving/open-and-save.tsx';
import { answerOf } from '../../../../support/saving/records.ts';

const { SystemSettingsPage } =
  await import('../../../../../frontend/src/features/system-settings/system-settings-page.tsx');
const { hasTyped } = await import('../../../../../frontend/src/components/open-forms.ts');

const draft = 'klang.draft.1.system-settings';
const stored = (answerOf('/v1/system-settings') as { body: { result: object } }).body.result;

describe('the firm’s settings', () => {
  beforeEach(beginAnew);

  it('count as saved when they are', async () => {
    serve(({ method, body }) =>
      method === 'GET'
        ? answerOf('/v1/system-settings')
        : { body: { result: { ...stored, ...(body as object), version: 2 } } },
    );
    await renderPage(<SystemSettingsPage />);
    const field = await screen.findByRole('textbox', { name: 'Företagsnamn' });
    await userEvent.type(field, 'Klang & Co');
    await expect.poll(() => sessionStorage.getItem(draft)).not.toBeNull();
    expect(hasTyped()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
    await screen.findByText('Systeminställningar sparade');
    await expect.poll(hasTyped).toBe(false);
    expect(sessionStorage.getItem(draft)).toBeNull();
  });
});
