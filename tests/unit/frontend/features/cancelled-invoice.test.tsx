// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { FollowUp, Invoice } from '../../../../shared/schemas/invoice.ts';
import { keepSessionOf, renderPage, serve } from '../../../support/dom.tsx';

const { FollowUps } = await import('../../../../frontend/src/features/invoices/follow-ups.tsx');

const waiting = {
  state: 'Pending',
  attempts: 3,
  lastError: 'Mejltjänsten tog inte emot mejlet. Ett nytt försök görs automatiskt.',
  needs: null,
  askedAt: '2026-11-20T08:00:00.000Z',
  askedBy: '',
  doneAt: null,
  doneBy: '',
  mail: null,
  isTrouble: false,
  files: [],
};
const mail = { ...waiting, followUpId: 'mail', kind: 'mail' } as FollowUp;
const asked = { ...waiting, followUpId: 'e-invoice', kind: 'e-invoice', state: 'Stopped', needs: 'hand-delivery' };
const invoice = {
  invoiceId: 3,
  serialNumberPadded: '000018',
  invoiceEmail: 'ekonomi@kund.example',
  followUps: [mail, asked as FollowUp],
} as Invoice;

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

beforeEach(async () => {
  await keepSessionOf('Staff');
  serve(() => ({ body: { result: {} } }));
});

it('an invoice that is owed can be sent by each way that it has', async () => {
  await renderPage(<FollowUps invoice={{ ...invoice, status: 'Posted' }} />);
  await expect.poll(buttons).toEqual(['Försök igen', 'Markera som levererad', 'Skicka till en adress']);
});

it('a cancelled invoice is sent by no way, and says why', async () => {
  await renderPage(<FollowUps invoice={{ ...invoice, status: 'Cancelled' }} />);
  await screen.findByText('Fakturan är makulerad och skickas inte.');
  expect(screen.getAllByText('Skickas inte')).toHaveLength(2);
  expect(buttons()).toEqual([]);
});
