// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { keepSessionOf, renderPage, serve } from '../../../../support/dom.tsx';

const { fileActions } = await import('../../../../../frontend/src/features/files/file-actions.tsx');

it('a new folder is named in its toast, which opens it', async () => {
  serve(() => ({ body: { result: { done: true } } }));
  await keepSessionOf('Staff');
  const open = vi.fn();
  await renderPage(<button onClick={() => void fileActions('26-0019').makeFolder('Mätning', open)}>Ny</button>);
  await userEvent.click(screen.getByRole('button', { name: 'Ny' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Namn' }), 'Ritningar{Enter}');
  const toast = await screen.findByRole('note');
  within(toast).getByText('Mapp Ritningar skapad');
  await userEvent.click(within(toast).getByRole('button', { name: 'Öppna' }));
  expect(open).toHaveBeenCalledWith('Mätning/Ritningar');
});
