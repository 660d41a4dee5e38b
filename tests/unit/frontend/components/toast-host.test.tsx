// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { confirm, dismissDialogs } from '../../../../frontend/src/components/dialogs/dialogs.ts';
import { shownToasts, toast } from '../../../../frontend/src/state/toast.ts';
import { renderPage } from '../../../support/dom.tsx';

afterEach(() => {
  dismissDialogs();
  shownToasts.set([]);
});

const shown = () => shownToasts.get().map(({ message }) => message);

async function openPageThatSays(message: string) {
  await renderPage(<button type="button">Sidan</button>);
  toast.error(message);
  await screen.findByText(message);
}

describe('a message', () => {
  it('is closed by its button, and by Escape', async () => {
    await openPageThatSays('Ett fel');
    await userEvent.click(screen.getByRole('button', { name: 'Stäng meddelandet' }));
    expect(shown()).toEqual([]);
    toast.error('Ett annat fel');
    await screen.findByText('Ett annat fel');
    await userEvent.keyboard('{Escape}');
    expect(shown()).toEqual([]);
  });

  it('leaves Escape to a question, but not where the focus is in the message', async () => {
    await openPageThatSays('Ett fel');
    void confirm({ title: 'Radera?', message: '', verb: 'Radera', tone: 'danger' });
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    expect(shown()).toEqual(['Ett fel']);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    void confirm({ title: 'Radera?', message: '', verb: 'Radera', tone: 'danger' });
    await screen.findByRole('dialog');
    screen.getByRole('button', { name: 'Stäng meddelandet' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(shown()).toEqual([]);
    expect(screen.queryByRole('dialog')).not.toBeNull();
  });
});
