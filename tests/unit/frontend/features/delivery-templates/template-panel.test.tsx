// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderPage, serve, type SentRequest } from '../../../../support/dom.tsx';
import { at, beginAnew, panel } from '../../../../support/saving/open-and-save.tsx';
import { answerOf } from '../../../../support/saving/records.ts';

const { pastToasts } = await import('../../../../../frontend/src/state/toast.ts');

type Item = { deliveryTemplateItemId?: number; invoiceNote: string };

let log: SentRequest[];

beforeEach(async () => {
  await beginAnew();
  log = serve(({ method, path, body }) => {
    if (method !== 'PUT') return answerOf(path);
    const { items, version } = body as { items: Item[]; version: number };
    const stored = items.map((item, index) => ({ deliveryTemplateItemId: 20 + index, ...item }));
    return { body: { result: { ...answerOf(path).body.result!, items: stored, version: version + 1 } } };
  });
});

const sentIds = () =>
  log
    .filter(({ method }) => method === 'PUT')
    .map(({ body }) => (body as { items: Item[] }).items.map((item) => item.deliveryTemplateItemId));
const save = () => userEvent.keyboard('{Control>}s{/Control}');

it('an item that is added to a template and saved keeps the id it got in the next save', async () => {
  await renderPage(panel, at('delivery-template:3'));
  await userEvent.click(await screen.findByRole('button', { name: 'Ta bort insats 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Lägg till insats' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Extern not, insats 1' }), 'Ny');
  await save();
  await expect.poll(sentIds).toEqual([[undefined]]);
  await screen.findByText('Leveransmall uppdaterad');
  await userEvent.type(screen.getByRole('textbox', { name: 'Extern not, insats 1' }), 'are');
  await save();
  await expect.poll(sentIds).toEqual([[undefined], [20]]);
});

it('an item that is put back after a save without it is sent as a new one', async () => {
  await renderPage(panel, at('delivery-template:3'));
  await userEvent.click(await screen.findByRole('button', { name: 'Ta bort insats 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Lägg till insats' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Extern not, insats 1' }), 'Ny');
  await save();
  await expect.poll(sentIds).toEqual([[undefined]]);
  await screen.findByText('Leveransmall uppdaterad');
  act(() =>
    pastToasts
      .get()
      .find(({ message }) => message === 'Insatsen är borttagen')!
      .action!.onSelect(),
  );
  await screen.findByRole('textbox', { name: 'Extern not, insats 2' });
  await save();
  await expect.poll(sentIds).toEqual([[undefined], [undefined, 20]]);
});
