// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage, serve } from '../../../../support/dom.tsx';

const { ForgotPasswordPage } = await import('../../../../../frontend/src/features/login/forgot-password-page.tsx');
const { ResetPasswordPage } = await import('../../../../../frontend/src/features/login/reset-password-page.tsx');

const focused = () => document.activeElement?.getAttribute('name');

it('a new PIN that is wrong, or repeated otherwise, has the focus', async () => {
  serve(() => ({ body: { result: {} } }));
  await renderPage(<ResetPasswordPage />, '/reset/abc', { path: '/reset/:token' });
  const save = await screen.findByRole('button', { name: 'Spara ny PIN' });
  await userEvent.click(save);
  await screen.findByText('Ange en PIN.');
  await waitFor(() => expect(focused()).toBe('password'));
  await userEvent.keyboard('9kd0-sommarvind');
  await userEvent.click(save);
  await screen.findByText('PIN-koderna är inte lika.');
  await waitFor(() => expect(focused()).toBe('confirmation'));
});

it('an address that is wrong has the focus', async () => {
  await renderPage(<ForgotPasswordPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Skicka återställningslänk' }));
  await screen.findByText('Ange din e-postadress.');
  await waitFor(() => expect(focused()).toBe('email'));
});
