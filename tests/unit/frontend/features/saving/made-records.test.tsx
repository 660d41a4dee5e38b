// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderPage, serve } from '../../../../support/dom.tsx';
import { at, beginAnew, panel } from '../../../../support/saving/open-and-save.tsx';
import { answerOf, customer } from '../../../../support/saving/records.ts';

beforeEach(beginAnew);

it('a form names a created record, and a button opens it', async () => {
  const name = 'Öst AB';
  const stored = { body: { result: { ...customer, name, version: 1 } } };
  serve(({ method, path }) => (method === 'POST' ? stored : answerOf(path)));
  await renderPage(panel, at('customer:new'));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Namn' }), name);
  await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Kund Öst AB skapad')).toBeTruthy();
  await waitFor(() => expect(window.location.search).toBe(''));
  await userEvent.click(screen.getByRole('button', { name: 'Öppna' }));
  expect(new URLSearchParams(window.location.search).get('panel')).toBe('customer:3');
});

it('a form offers to create a customer beside the field of a project', async () => {
  serve(({ path }) => answerOf(path));
  await renderPage(panel, at('project:new'));
  await userEvent.click(await screen.findByRole('button', { name: 'Skapa kund' }));
  expect(await screen.findByRole('dialog', { name: 'Lägg till ny kund' })).toBeTruthy();
  expect(new URLSearchParams(window.location.search).getAll('panel')).toEqual(['project:new', 'customer:new']);
});
