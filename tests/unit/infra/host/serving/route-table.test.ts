import { describe, expect, it } from 'vitest';
import { RouteTable } from '../../../../../infra/host/http/route-table.ts';
import { allRoutes } from '../../../../../shared/contract/all-routes.ts';
import { gatewayPath } from '../../../../../shared/contract/route.ts';

const keys = [
  'GET /v1/customers',
  'GET /v1/customers/{customerId}',
  'GET /v1/customers/get-all',
  'GET /v1/a/{x}/c',
  'GET /v1/a/b/{y}',
  'GET /v1/files/{code}',
  'GET /v1/files/{code}/{rest+}',
  'GET /v1/files/{code}/versions',
];
const table = new RouteTable(keys.map((key) => ({ key, target: key })));

describe('a route', () => {
  it('with fixed words goes before one with parameters', () => {
    expect(table.find('GET', '/v1/customers/get-all')?.key).toBe('GET /v1/customers/get-all');
    expect(table.find('GET', '/v1/customers/12')).toMatchObject({
      key: 'GET /v1/customers/{customerId}',
      params: { customerId: '12' },
    });
    expect(table.find('GET', '/v1/a/b/c')?.key).toBe('GET /v1/a/b/{y}');
  });

  it('has its parameters decoded', () => {
    expect(table.find('GET', '/v1/customers/%C3%A5%2F%20')?.params).toEqual({ customerId: 'å/ ' });
    expect(() => table.find('GET', '/v1/customers/%C3')).toThrow(URIError);
  });

  it('is not found by another method, an empty parameter or a slash too many', () => {
    expect(table.find('POST', '/v1/customers')).toBeUndefined();
    expect(table.find('GET', '/v1/customers/')).toBeUndefined();
    expect(table.find('GET', '/v1/customers/12/')).toBeUndefined();
  });

  it('whose last parameter takes the rest gets all of it, slashes too', () => {
    expect(table.find('GET', '/v1/files/26-1')?.key).toBe('GET /v1/files/{code}');
    expect(table.find('GET', '/v1/files/26-1/a')?.params).toEqual({ code: '26-1', rest: 'a' });
    expect(table.find('GET', '/v1/files/26-1/a/b%20c/%C3%A5%2Fd')?.params).toEqual({ code: '26-1', rest: 'a/b c/å/d' });
    expect(table.find('GET', '/v1/files/26-1/versions')?.key).toBe('GET /v1/files/{code}/versions');
  });

  it('named $default takes what no other does', () => {
    const withDefault = new RouteTable([...keys, '$default'].map((key) => ({ key, target: key })));
    expect(withDefault.find('POST', '/v1/customers')).toEqual({ key: '$default', target: '$default', params: {} });
    expect(withDefault.find('GET', '/v1/customers')?.key).toBe('GET /v1/customers');
  });

  it('of the contract is found by its own path', () => {
    const ours = new RouteTable(
      allRoutes.map((route) => ({ key: `${route.method} ${gatewayPath(route)}`, target: route.name })),
    );
    for (const { method, path, name } of allRoutes) {
      expect(ours.find(method, path.replace(/\{\w+\}/g, '17'))?.target).toBe(name);
    }
  });
});
