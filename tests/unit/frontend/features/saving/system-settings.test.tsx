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
    // Longer than the draft's debounce.
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(sessionStorage.getItem(draft)).toBeNull();
  });

  it('changed by another user are not hidden by an old draft', async () => {
    let now: object = stored;
    serve(() => ({ body: { result: now } }));
    const { unmount } = await renderPage(<SystemSettingsPage />);
    const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
    await userEvent.type(await field('Företagsnamn'), 'Mitt AB');
    await expect.poll(() => sessionStorage.getItem(draft)).toContain('Mitt AB');
    unmount();
    now = { ...stored, companyName: 'Deras AB', companyCity: 'Borås', version: 4 };
    const { queryClient } = await import('../../../../../frontend/src/api/query-client.ts');
    queryClient.clear();
    await renderPage(<SystemSettingsPage />);
    expect(await screen.findByText('Uppgifterna har ändrats sedan du skrev det här.')).toBeTruthy();
    expect((await field('Ort')).value).toBe('Borås');
    expect((await field('Företagsnamn')).value).toBe('Mitt AB');
    expect(screen.getByText('Inläst från den andra versionen, där du inte hade ändrat: Ort.')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Ta deras' }));
    expect((await field('Företagsnamn')).value).toBe('Deras AB');
  });
});
