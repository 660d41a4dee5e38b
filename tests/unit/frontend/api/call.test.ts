// @vitest-environment jsdom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { logIn } from '../../../../shared/contract/auth.ts';
import { createCustomer, deleteCustomer, getCustomer, listCustomers } from '../../../../shared/contract/customers.ts';
import { serve } from '../../../support/dom.tsx';

const { call } = await import('../../../../frontend/src/api/call.ts');
const { isForbidden } = await import('../../../../frontend/src/api/api-error.ts');
const { currentSession, keepSession, forgetSession, renewSession } =
  await import('../../../../frontend/src/api/session.ts');
const { sessionEnded } = await import('../../../../frontend/src/api/session-end.ts');

const session = {
  token: 'first',
  userId: 1,
  initials: 'AB',
  firstName: 'Anna',
  lastName: 'Berg',
  role: 'Staff' as const,
  expiresAt: '2027-01-01T00:00:00.000Z',
};

/** Lets each wait for the next attempt end at once. */
function skipWaits(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }).setTimerTickMode('nextTimerAsync');
  onTestFinished(() => void vi.useRealTimers());
}

describe('a call', () => {
  beforeEach(() => keepSession(session));

  it('fills the path, leaves out empty query fields and carries the token', async () => {
    const log = serve(() => ({ body: { result: { items: [], meta: {} } } }));
    await call(listCustomers, { query: { currentPage: 2, name: 'å & ä', fortnoxCustomerNumber: '' } });
    expect(log[0]?.path).toBe('/v1/customers?currentPage=2&name=%C3%A5+%26+%C3%A4');
    expect(log[0]?.headers.get('authorization')).toBe('Bearer first');
  });

  it('returns the result', async () => {
    serve(() => ({ body: { result: { customerId: 7 } } }));
    expect(await call(getCustomer, { params: { customerId: 7 } })).toEqual({ customerId: 7 });
  });

  it('sends an idempotency key with writes only', async () => {
    const log = serve(() => ({ body: { result: {} } }));
    await call(getCustomer, { params: { customerId: 7 } });
    await call(createCustomer, { body: { name: 'A' } }, { idempotencyKey: 'k1' });
    await call(deleteCustomer, { params: { customerId: 7 }, query: { version: 2 } });
    expect(log[0]?.headers.get('idempotency-key')).toBeNull();
    expect(log[1]?.headers.get('idempotency-key')).toBe('k1');
    expect(log[2]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('remembers the newest change and sends it with the next read', async () => {
    const log = serve(({ method }) => ({
      body: { result: {} },
      ...(method === 'POST' && { headers: { 'x-changed-at': '2026-11-20T12:00:00.000Z' } }),
    }));
    await call(createCustomer, { body: { name: 'A' } });
    await call(getCustomer, { params: { customerId: 7 } });
    expect(log[1]?.headers.get('x-changed-at')).toBe('2026-11-20T12:00:00.000Z');
  });

  it('is retried with the same key when throttled, without a report', async () => {
    skipWaits();
    const answers = [429, 503, 200, 503, 200];
    const log = serve(() => {
      const status = answers.shift()!;
      return { status, body: status === 200 ? { result: { customerId: 7 } } : { message: 'Too Many Requests' } };
    });
    expect(await call(getCustomer, { params: { customerId: 7 } })).toEqual({ customerId: 7 });
    expect(await call(createCustomer, { body: { name: 'A' } })).toEqual({ customerId: 7 });
    expect(log).toHaveLength(5);
    expect(log[3]?.headers.get('idempotency-key')).toBe(log[4]?.headers.get('idempotency-key'));
  });

  it('that stays throttled is reported in Swedish, as are the gateway’s messages', async () => {
    skipWaits();
    const log = serve(() => ({ status: 429, body: { message: 'Too Many Requests' } }));
    await expect(call(getCustomer, { params: { customerId: 7 } })).rejects.toMatchObject({
      status: 429,
      message: 'Det är mycket att göra just nu. Vänta en stund och försök igen.',
    });
    expect(log).toHaveLength(5);
    serve(() => ({ status: 500, body: { message: 'Internal Server Error' } }));
    await expect(call(getCustomer, { params: { customerId: 7 } })).rejects.toMatchObject({
      message: 'Något gick fel. Försök igen om en stund.',
    });
  });

  it('of a login is retried when no function could run', async () => {
    skipWaits();
    const answers = [503, 503, 200];
    const log = serve(() => {
      const status = answers.shift()!;
      return { status, body: status === 200 ? { result: session } : { message: 'Service Unavailable' } };
    });
    expect(await call(logIn, { body: { initials: 'AB', password: 'tallbarr' } })).toEqual(session);
    expect(log).toHaveLength(3);
  });

  it('of a login is not retried after too many attempts', async () => {
    const log = serve(() => ({ status: 429, body: { message: 'För många försök.' } }));
    await expect(call(logIn, { body: { initials: 'AB', password: 'tallbarr' } })).rejects.toMatchObject({
      status: 429,
    });
    expect(log).toHaveLength(1);
  });

  it('fails with the firewall’s refusal', async () => {
    const headers = { 'x-klang-firewall': 'Requests', 'x-amz-cf-id': 'Ab1==' };
    serve(() => ({ status: 429, body: { message: 'Vänta några minuter.' }, headers }));
    await expect(call(getCustomer, { params: { customerId: 7 } })).rejects.toMatchObject({
      status: 429,
      isFromFirewall: true,
      requestId: 'Ab1==',
      message: 'Vänta några minuter. Id: Ab1==',
    });
  });

  it.each([
    ['the gateway’s own 500', 500, 'Internal Server Error', 'Något gick fel. Försök igen om en stund. Id: Gw1='],
    [
      'the gateway’s 403, which says nothing about the caller’s rights',
      403,
      'Forbidden',
      'Något gick fel. Försök igen om en stund. Id: Gw1=',
    ],
    ['a failure of a function', 500, 'Något gick fel hos oss.', 'Något gick fel hos oss. Id: Gw1='],
    ['the gateway’s 413', 413, 'Request Entity Too Large', 'Något gick fel. Försök igen om en stund. Id: Gw1='],
  ])('tells the id that the log has of %s', async (_, status, said, message) => {
    serve(() => ({ status, body: { message: said }, headers: { 'apigw-requestid': 'Gw1=' } }));
    const failure = await call(getCustomer, { params: { customerId: 7 } }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ status, message, requestId: 'Gw1=' });
    expect(isForbidden(failure)).toBe(false);
  });

  it('tells CloudFront’s id where nothing behind it answered', async () => {
    serve(() => ({ status: 504, body: 'ERROR', headers: { 'content-type': 'text/html', 'x-amz-cf-id': 'Cf1==' } }));
    await expect(call(getCustomer, { params: { customerId: 7 } })).rejects.toMatchObject({
      message: 'Något gick fel. Försök igen om en stund. Id: Cf1==',
    });
  });

  it('keeps the id of a refusal that says what to do, without showing it', async () => {
    const headers = { 'apigw-requestid': 'Gw2=' };
    serve(() => ({ status: 409, body: { message: 'Uppgiften används.' }, headers }));
    const failure = call(deleteCustomer, { params: { customerId: 7 }, query: {} });
    await expect(failure).rejects.toMatchObject({ message: 'Uppgiften används.', requestId: 'Gw2=' });
    serve(() => ({ status: 403, body: { message: 'Du saknar behörighet.' }, headers }));
    const forbidden = await call(getCustomer, { params: { customerId: 7 } }).catch((error: unknown) => error);
    expect(isForbidden(forbidden)).toBe(true);
  });

  it('fails with the server’s sentence and field errors', async () => {
    serve(() => ({ status: 422, body: { errors: [{ field: 'name', message: 'Fältet kan inte lämnas tomt.' }] } }));
    const failure = call(createCustomer, { body: { name: '' } });
    await expect(failure).rejects.toMatchObject({
      status: 422,
      message: 'Fältet kan inte lämnas tomt.',
      fields: [{ field: 'name', message: 'Fältet kan inte lämnas tomt.' }],
    });
  });

  it('is sent once, whatever the server answers', async () => {
    const log = serve(() => ({ status: 500, body: { message: 'Något gick fel hos oss.' } }));
    await expect(call(createCustomer, { body: { name: 'A' } })).rejects.toMatchObject({ status: 500 });
    expect(log).toHaveLength(1);
  });

  it('reports an unreachable server', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(call(getCustomer, { params: { customerId: 1 } })).rejects.toMatchObject({
      status: 0,
      message: 'Ingen kontakt med servern. Kontrollera nätverket och försök igen.',
    });
  });

  it('waits for a login when the session has ended, then continues with the same key', async () => {
    const log = serve(({ headers }) =>
      headers.get('authorization') === 'Bearer second'
        ? { body: { result: { customerId: 9 } } }
        : { status: 401, body: { message: 'Sessionen är slut. Logga in igen.' } },
    );
    const saved = call(createCustomer, { body: { name: 'A' } });
    await expect.poll(() => sessionEnded.get()).toBe(true);
    keepSession({ ...session, token: 'second' });
    expect(await saved).toEqual({ customerId: 9 });
    expect(sessionEnded.get()).toBe(false);
    expect(log[1]?.headers.get('idempotency-key')).toBe(log[0]?.headers.get('idempotency-key'));
  });

  it('is repeated at once when its 401 comes after a new login, and asks for no other', async () => {
    let answerLate: () => void = () => undefined;
    const isLate = new Promise<void>((resolve) => {
      answerLate = resolve;
    });
    serve(({ headers }) =>
      headers.get('authorization') === 'Bearer second'
        ? { body: { result: { customerId: 7 } } }
        : { status: 401, body: { message: 'Sessionen är slut. Logga in igen.' } },
    );
    const { fetch: server } = globalThis;
    vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
      const answer = await server(input, init);
      if (answer.status === 401) await isLate;
      return answer;
    });
    const read = call(getCustomer, { params: { customerId: 7 } });
    keepSession({ ...session, token: 'second' });
    answerLate();
    expect(await read).toEqual({ customerId: 7 });
    expect(sessionEnded.get()).toBe(false);
  });

  it('that is under way while the PIN changes is made once, and logs nobody out', async () => {
    const made: (string | null)[] = [];
    let valid = 'first';
    const log = serve(({ headers, method }) => {
      if (headers.get('authorization') !== `Bearer ${valid}`) {
        return { status: 401, body: { message: 'Sessionen är slut. Logga in igen.' } };
      }
      if (method === 'POST') made.push(headers.get('idempotency-key'));
      return { body: { result: { customerId: 9 } } };
    });
    // The server has the new PIN before its answer is here, or the answer is here first.
    for (const isAnswerFirst of [true, false]) {
      keepSession({ ...session, token: valid });
      const saved = call(createCustomer, { body: { name: 'A' } });
      valid = `${valid} renewed`;
      const renewed = { token: valid, expiresAt: session.expiresAt };
      if (isAnswerFirst) renewSession(renewed);
      else {
        await expect.poll(() => sessionEnded.get()).toBe(true);
        renewSession(renewed);
      }
      expect(await saved).toEqual({ customerId: 9 });
      expect(sessionEnded.get()).toBe(false);
      expect(currentSession()?.token).toBe(valid);
      const [refused, repeated] = log.splice(0);
      expect(repeated?.headers.get('idempotency-key')).toBe(refused?.headers.get('idempotency-key'));
      expect(repeated?.body).toEqual({ name: 'A' });
    }
    expect(new Set(made).size).toBe(2);
    expect(made).toHaveLength(2);
  });

  it('is not repeated for another user when its 401 comes after their login', async () => {
    serve(() => ({ status: 401, body: { message: 'Sessionen är slut. Logga in igen.' } }));
    const read = call(getCustomer, { params: { customerId: 7 } });
    keepSession({ ...session, token: 'other', userId: 2 });
    await expect(read).rejects.toMatchObject({ status: 401 });
    expect(sessionEnded.get()).toBe(false);
  });

  it('fails when the user leaves instead of logging in', async () => {
    serve(() => ({ status: 401, body: { message: 'Sessionen är slut. Logga in igen.' } }));
    const read = call(getCustomer, { params: { customerId: 1 } });
    await expect.poll(() => sessionEnded.get()).toBe(true);
    forgetSession();
    await expect(read).rejects.toMatchObject({ status: 401 });
  });
});
