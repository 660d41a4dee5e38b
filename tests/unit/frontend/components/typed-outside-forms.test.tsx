// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage, serve } from '../../../support/dom.tsx';
import { beginAnew } from '../../../support/saving/open-and-save.tsx';
import { userSettings } from '../../../../shared/entities/user-settings.ts';

await import('../../../../frontend/src/app/navigation-guard.tsx');
const { prompt } = await import('../../../../frontend/src/components/dialogs/prompt.ts');
const { hasTyped } = await import('../../../../frontend/src/components/open-forms.ts');
const { CustomersPage } = await import('../../../../frontend/src/features/customers/customers-page.tsx');

beforeEach(beginAnew);

/** What a browser does when its tab is closed. */
const isAskedAbout = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('text in a prompt is asked about before its tab is closed, until it is answered', async () => {
  await renderPage(<main />);
  const run = vi.fn(async () => undefined);
  const words = { title: 'Byt namn', label: 'Namn', verb: 'Spara', failure: 'Kunde inte byta namn' };
  const isDone = prompt({ ...words, initial: 'Plan.pdf', run });
  const field = await screen.findByRole('textbox', { name: 'Namn' });
  expect(isAskedAbout()).toBe(false);
  await userEvent.type(field, '2');
  expect(isAskedAbout()).toBe(true);
  // A new version reloads the page only if nothing is typed.
  expect(hasTyped()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await isDone).toBe(true);
  expect(run).toHaveBeenCalledExactlyOnceWith('Plan.pdf2');
  expect(isAskedAbout()).toBe(false);
});

it('the name of a view that is not saved is asked about, also when its panel is closed', async () => {
  serve(({ path }) => {
    if (path.startsWith('/v1/user-settings')) return { body: { result: userSettings.empty } };
    if (path.startsWith('/v1/list-views')) return { body: { result: [] } };
    return { body: { result: { items: [], meta: { totalItems: 0, totalPages: 1, currentPage: 1 } } } };
  });
  await renderPage(<CustomersPage />, '/?panel=views%3Anew');
  const panel = await screen.findByRole('dialog', { name: 'Kolumner och vyer' });
  expect(isAskedAbout()).toBe(false);
  await userEvent.type(within(panel).getByRole('textbox', { name: 'Namn' }), 'Mina');
  expect(isAskedAbout()).toBe(true);
  await userEvent.click(within(panel).getByRole('button', { name: 'Klar' }));
  await screen.findByRole('dialog', { name: 'Kasta ändringarna?' });
});
