// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPage, serve, type Sent } from '../../../../support/dom.tsx';
import { at, beginAnew, panel } from '../../../../support/saving/open-and-save.tsx';
import { answerOf, customer } from '../../../../support/saving/records.ts';

let log: Sent[];

beforeEach(beginAnew);

describe('a new record whose response is lost', () => {
  const name = 'Öst AB';
  const isMade = { body: { result: { ...customer, name, version: 1 } } };
  const isChanged = { body: { result: { ...customer, name, costCenter: 'Märkt', version: 2 } } };
  const sentBy = (method: string) => log.filter((sent) => sent.method === method && sent.path.startsWith('/v1/cust'));

  /** Saves twice, with typing in between. @param answers to the create requests; later ones are updates */
  async function saveTwice(answers: { status?: number; body?: unknown }[]) {
    const left = [...answers];
    log = serve(({ method, path }) => {
      if (method === 'POST') return left.shift()!;
      return method === 'PUT' ? isChanged : answerOf(path);
    });
    await renderPage(panel, at('customer:new'));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Namn' }), name);
    await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
    await screen.findByText('Kunde inte skapa kund');
    await userEvent.type(screen.getByRole('textbox', { name: 'Fakturamärkning' }), 'Märkt');
    await expect.poll(() => screen.getByRole('button', { name: 'Spara' }).hasAttribute('data-loading')).toBe(false);
    await userEvent.keyboard('{Control>}s{/Control}');
  }

  it('is requested again, and later edits are saved as a change', async () => {
    await saveTwice([{ status: 504, body: {} }, isMade]);
    expect(await screen.findByText('Kund uppdaterad')).toBeTruthy();
    const [first, second] = sentBy('POST');
    expect(second!.body).toEqual(first!.body);
    expect(second!.headers.get('idempotency-key')).toBe(first!.headers.get('idempotency-key'));
    expect(sentBy('PUT')).toMatchObject([{ path: '/v1/customers/3', body: { name, costCenter: 'Märkt', version: 1 } }]);
  });

  it('is created with the later edits when the first request failed', async () => {
    const refusal = { status: 422, body: { errors: [{ field: 'name', message: 'Högst 100 tecken.' }] } };
    await saveTwice([{ status: 504, body: {} }, refusal, isMade]);
    expect(await screen.findByText(`Kund ${name} skapad`)).toBeTruthy();
    expect(sentBy('POST').map(({ body }) => (body as typeof customer).costCenter)).toEqual(['', '', 'Märkt']);
    expect(sentBy('PUT')).toEqual([]);
  });
});
