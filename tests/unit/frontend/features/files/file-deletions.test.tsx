// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { FileEntry } from '../../../../../shared/schemas/file.ts';
import { renderPage, serve, type SentRequest } from '../../../../support/dom.tsx';
import { beginAnew } from '../../../../support/saving/open-and-save.tsx';

const { undoLatest } = await import('../../../../../frontend/src/api/undo.ts');
const { fileDeletions } = await import('../../../../../frontend/src/features/files/file-deletions.tsx');

const entries = ['a.txt', 'b.txt', 'c.txt'].map(
  (name) => ({ type: 'file', path: name, basename: name, timestamp: null }) as FileEntry,
);
let failing: (sent: SentRequest) => boolean;
let log: SentRequest[];

const isTo = (call: string) => (sent: SentRequest) => sent.path.includes(call);
const pathsTo = (call: string) => log.filter(isTo(call)).map(({ body }) => (body as { path: string }).path);

async function remove() {
  await renderPage(<button onClick={() => void fileDeletions('26-0019').remove(entries)}>Ta bort</button>);
  await userEvent.click(screen.getByRole('button', { name: 'Ta bort' }));
  const question = await screen.findByRole('dialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Radera' }));
}

beforeEach(async () => {
  await beginAnew();
  failing = () => false;
  log = serve((sent) => {
    if (failing(sent)) return { status: 409, body: { message: 'Filen är låst.' } };
    return { body: { result: { taskId: null, startedAt: '2026-11-20T08:00:00.000Z' } } };
  });
});

it('files that are deleted before one is refused can be brought back', async () => {
  failing = (sent) => isTo('/file/delete/')(sent) && (sent.body as { path: string }).path === 'c.txt';
  await remove();
  await screen.findByText('Filen är låst.');
  await userEvent.click(await screen.findByRole('button', { name: 'Ångra' }));
  await screen.findByText('Återställt');
  expect(pathsTo('/file/restore/')).toEqual(['a.txt', 'b.txt']);
});

it('an undo that the network drops half way is finished by the next Ctrl+Z', async () => {
  await remove();
  let isDropped = true;
  failing = (sent) => {
    if (isDropped && isTo('/file/restore/')(sent) && (sent.body as { path: string }).path === 'b.txt')
      throw new TypeError('Failed to fetch');
    return false;
  };
  await userEvent.click(await screen.findByRole('button', { name: 'Ångra' }));
  await screen.findByText('Kunde inte ångra');
  isDropped = false;
  undoLatest();
  await screen.findByText('Återställt');
  expect(pathsTo('/file/restore/')).toEqual(['a.txt', 'b.txt', 'b.txt', 'c.txt']);
});
