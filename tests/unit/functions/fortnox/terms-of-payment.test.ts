import { beforeEach, expect, it, vi } from 'vitest';

const callFortnox = vi.fn();
vi.mock('../../../../functions/fortnox/client.ts', () => ({ callFortnox }));
const { forgetTerms, termsOfPayment } = await import('../../../../functions/fortnox/terms-of-payment.ts');

const deadline = () => ({ initials: '' });
let terms: { Code: string; Description: string }[];
beforeEach(() => {
  forgetTerms();
  terms = [{ Code: '30', Description: '30 dagar' }];
  callFortnox.mockReset().mockImplementation(async ({ method, body }) => {
    if (method === 'POST') terms.push(body.TermsOfPayment);
    return { TermsOfPayments: terms };
  });
});

it('terms of payment of a single day are found by their words', async () => {
  terms.push({ Code: 'K', Description: '1 dag netto' });
  expect(await termsOfPayment(1, deadline)).toBe('K');
  expect(terms).toHaveLength(2);
});

it.each([
  [1, '1 dag'],
  [10, '10 dagar'],
])('terms of payment of %i days are made in words', async (days, words) => {
  expect(await termsOfPayment(days, deadline)).toBe(String(days));
  expect(terms.at(-1)).toEqual({ Code: String(days), Description: words });
});
