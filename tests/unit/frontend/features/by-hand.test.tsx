// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { byHandText as text } from '../../../../frontend/src/text/by-hand.ts';
import type { Invoice } from '../../../../shared/schemas/invoice.ts';
import { dayOf } from '../../../../shared/lib/days.ts';
import { keepSessionOf, renderPage, serve } from '../../../support/dom.tsx';

const { dismissDialogs } = await import('../../../../frontend/src/components/dialogs/dialogs.ts');
const { amountError } = await import('../../../../frontend/src/features/invoices/amount-error.ts');
const { askByHand } = await import('../../../../frontend/src/features/invoices/by-hand-form.tsx');
const { ByHand } = await import('../../../../frontend/src/features/invoices/by-hand.tsx');

afterEach(dismissDialogs);

describe('an amount that is paid or credited', () => {
  it.each([
    ['1250', undefined],
    ['1 250,50 kr', undefined],
    ['1.250,50', undefined],
    ['0', 'Inget belopp.'],
    ['-5', 'Inget belopp.'],
    ['0,001', 'Inget belopp.'],
    ['tolv', 'Inget belopp.'],
    ['', 'Inget belopp.'],
  ])('%j has the error %j', (typed, error) => {
    expect(amountError(typed, 'Inget belopp.')).toBe(error);
  });

  it.each(['1.250', '1,250'])('%j is refused with the two amounts that it may be', (typed) => {
    expect(amountError(typed, 'Inget belopp.')?.replaceAll('\u00a0', ' ')).toBe(
      `”${typed}” kan vara 1 250,00 kr eller 1,25 kr. Skriv utan punkt eller komma mellan tusental: 1250.`,
    );
  });
});

it('a payment by hand of 1.250 is not saved until it is one amount', async () => {
  await renderPage(<main />);
  const answer = askByHand({ title: text.paying(1), label: text.payingDay, left: 5000 });
  const dialog = await screen.findByRole('dialog', { name: text.paying(1) });
  const amount = within(dialog).getByRole('textbox', { name: text.amount });
  await userEvent.clear(amount);
  await userEvent.type(amount, '1.250');
  await userEvent.click(within(dialog).getByRole('button', { name: text.save }));
  await within(dialog).findByText(/kan vara 1\s250,00\skr eller 1,25\skr/);
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(amount);
  await userEvent.type(amount, '1250');
  await userEvent.click(within(dialog).getByRole('button', { name: text.save }));
  expect(await answer).toEqual({ day: dayOf(new Date()), amount: 1250 });
});

describe('what was booked and paid by hand', () => {
  const payments = [
    { day: '2026-11-20', amount: 1000 },
    { day: '2026-11-22', amount: 500.5 },
  ];
  const invoice = {
    invoiceId: 3,
    status: 'Posted',
    balance: 3500,
    sumTotalIncVat: 5000,
    credits: [],
    byHand: { bookedOn: '2026-11-19', payments },
    version: 1,
  } as unknown as Invoice;

  async function open(state: string, shown = invoice) {
    serve(() => ({ body: { result: { state } } }));
    await keepSessionOf('Staff');
    await renderPage(<ByHand invoice={shown} />);
  }

  it('is shown once Fortnox has taken over, and cannot be changed', async () => {
    await open('Connected');
    await screen.findByText(text.takenOver);
    const shown = document.body.textContent.replaceAll('\u00a0', ' ');
    for (const part of ['2026-11-19', '2026-11-20: 1 000,00 kr', '2026-11-22: 500,50 kr']) {
      expect(shown).toContain(part);
    }
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('can be changed while there is no link', async () => {
    await open('NotConnected');
    await screen.findByRole('button', { name: text.pay });
    expect(screen.queryByText(text.takenOver)).toBeNull();
  });
});
