// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage, serve } from '../../../support/dom.tsx';
import { beginAnew } from '../../../support/saving/open-and-save.tsx';

const { undoLatest } = await import('../../../../frontend/src/api/undo.ts');
const addresses = await import('../../../../frontend/src/features/addresses/use-project-links.ts');
const contacts = await import('../../../../frontend/src/features/contacts/use-project-links.ts');

function Links() {
  const { unlink: unlinkAddress } = addresses.useProjectLinks(5);
  const { unlink: unlinkContact } = contacts.useProjectLinks(5);
  return (
    <>
      <button onClick={() => void unlinkAddress({ addressId: 8, isMain: true })}>Adressen</button>
      <button onClick={() => void unlinkContact(9)}>Personen</button>
    </>
  );
}

it.each([
  ['Adressen', { projectId: 5, addressId: 8, primary: true }],
  ['Personen', { projectId: 5, contactId: 9 }],
])('%s that was unlinked from a project is linked again by Ctrl+Z', async (name, body) => {
  await beginAnew();
  const log = serve(() => ({ body: { result: [] } }));
  await renderPage(<Links />);
  await userEvent.click(screen.getByRole('button', { name }));
  await screen.findByRole('button', { name: 'Ångra' });
  undoLatest();
  await expect.poll(() => log.filter(({ method }) => method === 'POST').map((sent) => sent.body)).toEqual([body]);
});

it.each(['Adressen', 'Personen'])('an undo of %s that the network drops is made by the next Ctrl+Z', async (name) => {
  await beginAnew();
  let isDropped = false;
  const log = serve(({ method }) => {
    if (isDropped && method === 'POST') throw new TypeError('Failed to fetch');
    return { body: { result: [] } };
  });
  await renderPage(<Links />);
  await userEvent.click(screen.getByRole('button', { name }));
  isDropped = true;
  await userEvent.click(await screen.findByRole('button', { name: 'Ångra' }));
  await screen.findByText('Kunde inte ångra');
  isDropped = false;
  undoLatest();
  await screen.findByText(/^(Adressen är kopplad|Projektkoppling skapad)/);
  const keys = log.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});
