// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPage, serve } from '../../../../support/dom.tsx';
import { at, beginAnew, panel } from '../../../../support/saving/open-and-save.tsx';
import { answerOf, customer } from '../../../../support/saving/records.ts';

beforeEach(beginAnew);

describe('a new record whose response is lost', () => {
  const name = 'Öst AB';
  const isMade = { body: { result: { ...customer, name, version: 1 } } };
  const isChanged = { body: { result: { ...customer, name, costCenter: 'Märkt', version: 2 } } };
  it('is requested again, and later edits are saved as a change', async () => {
    const answers = [{ status: 504, body: {} }, isMade];
    const log = serve(({ method, path }) => {
      if (method === 'POST') return answers.shift()!;
      return method === 'PUT' ? isChanged : answerOf(path);
    });
    const sentBy = (method: string) => log.filter((sent) => sent.method === method && sent.path.startsWith('/v1/cust'));
    await renderPage(panel, at('customer:new'));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Namn' }), name);
    await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
    await screen.findByText(/^Det är osäkert om det blev gjort/);
    await userEvent.type(screen.getByRole('textbox', { name: 'Fakturamärkning' }), 'Märkt');
    await expect.poll(() => screen.getByRole('button', { name: 'Spara' }).hasAttribute('data-loading')).toBe(false);
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Kund uppdaterad')).toBeTruthy();
    const [first, second] = sentBy('POST');
    expect(second!.body).toEqual(first!.body);
    expect(second!.headers.get('idempotency-key')).toBe(first!.headers.get('idempotency-key'));
    expect(sentBy('PUT')).toMatchObject([{ path: '/v1/customers/3', body: { name, costCenter: 'Märkt', version: 1 } }]);
  });
});
