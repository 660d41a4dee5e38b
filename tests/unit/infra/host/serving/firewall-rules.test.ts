import { describe, expect, it } from 'vitest';
import { managedRules } from '../../../../../infra/constructs/firewall-rules.ts';
import { Firewall } from '../../../../../infra/host/firewall/firewall.ts';
import { managedRule } from '../../../../../infra/host/firewall/managed-rules.ts';
import { RateRule } from '../../../../../infra/host/firewall/rate-rule.ts';

const request = {
  method: 'GET',
  path: '/v1/customers',
  query: '',
  headers: { 'user-agent': 'Mozilla/5.0', host: 'klang.example' } as Record<string, string | undefined>,
  body: '',
};
const named = managedRules.flatMap(({ blocked, counted }) => [...blocked, ...counted]);

describe('a managed rule', () => {
  it.each([
    ['NoUserAgent_HEADER', { headers: {} }],
    ['UserAgent_BadBots_HEADER', { headers: { 'user-agent': 'Nmap Scripting Engine' } }],
    ['Host_localhost_HEADER', { headers: { host: 'localhost:3000' } }],
    ['SizeRestrictions_QUERYSTRING', { query: 'x'.repeat(2_049) }],
    ['SizeRestrictions_URIPATH', { path: `/${'x'.repeat(1_024)}` }],
    ['SizeRestrictions_BODY', { body: 'å'.repeat(4_097) }],
    ['SizeRestrictions_Cookie_HEADER', { headers: { cookie: 'x'.repeat(10_241) } }],
    ['EC2MetaDataSSRF_BODY', { body: 'http://169.254.169.254/latest' }],
    ['EC2MetaDataSSRF_COOKIE', { headers: { cookie: 'a=169.254.169.254' } }],
    ['GenericLFI_QUERYARGUMENTS', { query: 'file=../../etc/passwd' }],
    ['GenericRFI_BODY', { body: 'Se http://192.0.2.1/kamera' }],
    ['RestrictedExtensions_URIPATH', { path: '/v1/files/mätning.log' }],
    ['CrossSiteScripting_QUERYARGUMENTS', { query: 'a=<script>alert("hello")</script>' }],
    ['JavaDeserializationRCE_BODY', { body: '(java.lang.Runtime).getRuntime().exec("whoami")' }],
    ['Log4JRCE_HEADER', { headers: { 'x-api': '${jndi:ldap://example.com/}' } }],
    ['PROPFIND_METHOD', { method: 'PROPFIND' }],
    ['ExploitablePaths_URIPATH', { path: '/WEB-INF/web.xml' }],
  ])('%s matches what AWS documents, and no ordinary request', (name, part) => {
    const rule = managedRule(name);
    expect(rule(request)).toBe(false);
    expect(rule({ ...request, ...part })).toBe(true);
  });

  it('exists for each one that the templates name', () => {
    for (const name of named) expect(managedRule(name)(request), name).toBe(false);
    expect(() => managedRule('Unknown_BODY')).toThrow('does not know');
  });
});

it('a rate rule refuses above its limit in five minutes, for each address', () => {
  let now = 0;
  const rule = new RateRule(2, () => now);
  const count = (address: string) => rule.count(address);
  expect([count('a'), count('a'), count('a'), count('b')]).toEqual([false, false, true, false]);
  now += 5 * 60_000;
  expect(count('a')).toBe(false);
});

it('the firewall stops by its first blocking rule, and only tells of those that count', () => {
  const counted: string[] = [];
  const rules = [
    { name: 'RestrictedExtensions_URIPATH', isCounted: true },
    { name: 'NoUserAgent_HEADER', isCounted: false },
    { name: 'Log4JRCE_BODY', isCounted: false },
    { name: 'Logins', isCounted: false, rate: { limit: 1, pathStart: '/v1/auth' } },
  ];
  const firewall = new Firewall(rules, (rule) => counted.push(rule));
  expect(firewall.stops({ ...request, path: '/v1/x.log' }, 'a')).toBeUndefined();
  expect(counted).toEqual(['RestrictedExtensions_URIPATH']);
  expect(firewall.stops({ ...request, headers: {} }, 'a')).toBe('NoUserAgent_HEADER');
  expect(firewall.stopsBody(request, Buffer.from('${jndi:x}'), 'a')).toBe('Log4JRCE_BODY');
  const logIn = () => firewall.stops({ ...request, path: '/v1/auth' }, 'a');
  expect([logIn(), logIn()]).toEqual([undefined, 'Logins']);
});
