// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { confirm, dismissDialogs } from '../../../../frontend/src/components/dialogs/dialogs.ts';
import { areMeant } from '../../../../frontend/src/components/form/ask-if-meant.tsx';
import { renderPage } from '../../../support/dom.tsx';

afterEach(dismissDialogs);

async function focusOf(ask: () => Promise<boolean>): Promise<string | null> {
  await renderPage(<p>Sidan</p>, '/', { env: 'default' });
  void ask();
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return document.activeElement!.textContent;
}

describe('a question begins on', () => {
  const question = { title: 'Skapa fakturan?', message: 'Insatser är påbörjade.', verb: 'Skapa ändå' };

  it('what it is about, also when it warns', async () => {
    expect(await focusOf(() => confirm({ ...question, tone: 'warning' }))).toBe('Skapa ändå');
  });

  it('the way back where something is deleted', async () => {
    expect(await focusOf(() => confirm({ ...question, tone: 'danger' }))).toBe('Avbryt');
  });

  it('the way back where an amount looks mistyped', async () => {
    const doubt = { name: 'Timpris', amount: 11_000, other: 1_100, than: 'Before' } as const;
    expect(await focusOf(() => areMeant([doubt]))).toBe('Ändra');
  });
});
