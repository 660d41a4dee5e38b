// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { keepSessionOf, renderPage } from '../../../support/dom.tsx';

const { Link } = await import('react-router-dom');
const { NavigationGuard } = await import('../../../../frontend/src/app/navigation-guard.tsx');
const { registerForm } = await import('../../../../frontend/src/components/open-forms.ts');

const address = () => `${window.location.pathname}${window.location.search}`;

beforeEach(() => keepSessionOf('Staff'));

async function openPages(): Promise<void> {
  await renderPage(
    <>
      <NavigationGuard />
      <Link to="/customers">Kunder</Link>
      <Link to="/projects">Projekt</Link>
    </>,
    '/',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Kunder' }));
  await userEvent.click(screen.getByRole('link', { name: 'Projekt' }));
  await expect.poll(address).toBe('/projects');
}

function typeIn(key: string): void {
  let isDirty = true;
  registerForm(key, { isDirty: () => isDirty, discard: () => (isDirty = false) });
}

it.each([
  ['forward', () => userEvent.click(screen.getByRole('link', { name: 'Kunder' }))],
  ['back', async () => window.history.back()],
])('a step %s asks before it discards text, and is taken if the user agrees', async (_, step) => {
  await openPages();
  typeIn('page /projects');
  await step();
  await userEvent.click(await screen.findByRole('button', { name: 'Fortsätt redigera' }));
  expect(address()).toBe('/projects');
  await step();
  await screen.findByRole('dialog', { name: 'Kasta ändringarna?' });
  expect(address()).toBe('/projects');
  await userEvent.click(screen.getByRole('button', { name: 'Kasta ändringarna' }));
  await expect.poll(address).toBe('/customers');
});

it('a step back to the log-in is not taken, and says why', async () => {
  await openPages();
  window.history.go(-2);
  await screen.findByText('Sakta i backarna, nu höll du på att logga ut!');
  expect(address()).toBe('/projects');
  window.history.back();
  await expect.poll(address).toBe('/customers');
});
