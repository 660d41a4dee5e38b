// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fortnoxText as text } from '../../../../frontend/src/text/fortnox.ts';
import { renderPage, serve } from '../../../support/dom.tsx';

const { ActivationPage } = await import('../../../../frontend/src/features/fortnox/activation-page.tsx');

it('a new link says how many invoices and payments it takes over, and what is left to do', async () => {
  const result = { companyName: 'Testbolaget AB', saidByHand: { invoices: 1203, payments: 2 } };
  const sent = serve(() => ({ body: { result } }));
  await renderPage(<ActivationPage />, '/fortnox/activation?code=abc&state=def');
  const reported = await screen.findByRole('alert');
  expect(reported.textContent.replaceAll('\u00a0', ' ')).toBe(
    'Fortnox tar över 1 203 fakturor som är bokförda för hand. Lägg in de 2 betalningarna i Fortnox, för de följer inte med. De står på fakturorna i Klang.',
  );
  expect(sent).toHaveLength(1);
});

it('what one invoice and one payment are called', () => {
  expect(`${text.saidByHand(1)} ${text.paidByHand(1)}`).toBe(
    'Fortnox tar över 1 faktura som är bokförd för hand. Lägg in betalningen i Fortnox, för den följer inte med. Den står på fakturan i Klang.',
  );
});
