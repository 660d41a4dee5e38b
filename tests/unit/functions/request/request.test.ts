import { describe, expect, it } from 'vitest';
import { readRequest } from '../../../../functions/request/request.ts';
import { getCustomer, updateCustomer } from '../../../../shared/contract/customers.ts';
import { changedAtHeader } from '../../../../shared/contract/headers.ts';
import { through } from '../../../support/through.ts';

const contextOf = async (event: object) => (await through([readRequest(getCustomer)], { event })).context;

describe('a request', () => {
  it('is checked and converted as its contract says', async () => {
    expect(await contextOf({ pathParameters: { customerId: '7' } })).toMatchObject({ params: { customerId: 7 } });
  });

  it('is refused with every field that is wrong, in path and body', async () => {
    const event = { pathParameters: { customerId: 'x' }, body: JSON.stringify({ version: 'x' }) };
    const refused = through([readRequest(updateCustomer)], { event });
    const fields = expect.arrayContaining(['customerId', 'version'].map((field) => expect.objectContaining({ field })));
    await expect(refused).rejects.toMatchObject({ code: 'invalid_fields', fields });
  });

  it.each([
    ['is no JSON', '{"name": ', 'unreadable_request'],
    ['is larger than the call takes', JSON.stringify({ name: 'x'.repeat(2_000_000) }), 'too_large'],
  ])('is refused when its body %s', async (_, body, code) => {
    const refused = through([readRequest(updateCustomer)], { event: { pathParameters: { customerId: '7' }, body } });
    await expect(refused).rejects.toMatchObject({ code });
  });

  it('is read from base64', async () => {
    const body = Buffer.from('{"version": "x"}').toString('base64');
    const event = { pathParameters: { customerId: '7' }, body, isBase64Encoded: true };
    await expect(through([readRequest(updateCustomer)], { event })).rejects.toMatchObject({ code: 'invalid_fields' });
  });

  it('tells what its caller knows and is', async () => {
    const headers = { [changedAtHeader]: '2026-11-22T10:00:00.000Z', 'user-agent': 'Firefox' };
    expect(await contextOf({ pathParameters: { customerId: '7' }, headers, cookies: ['a=1'] })).toMatchObject({
      knownChangedAt: '2026-11-22T10:00:00.000Z',
      userAgent: 'Firefox',
      cookies: ['a=1'],
    });
  });

  it.each([
    ['the one that CloudFront appended, not what the caller wrote', '6.6.6.6, 203.0.113.9, 130.176.0.1', '203.0.113.9'],
    ['the only one', '203.0.113.9', '203.0.113.9'],
    ['that of the connection when none is forwarded', undefined, '127.0.0.1'],
  ])('has as address %s', async (_, forwarded, address) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    expect(await contextOf({ pathParameters: { customerId: '7' }, headers })).toMatchObject({ sourceIp: address });
  });
});
