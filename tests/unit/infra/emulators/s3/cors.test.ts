import { afterAll, beforeAll, expect, it } from 'vitest';
import { s3Fixture, type S3Fixture } from './s3-fixture.ts';

let fixture: S3Fixture;
beforeAll(async () => {
  fixture = await s3Fixture();
  await fixture.s3.createBucket('open', { versioned: false, corsOrigins: ['*'] });
});
afterAll(() => fixture.close());

const sendPreflight = (bucket: string, headers: Record<string, string>) =>
  fetch(`${fixture.s3.url}/${bucket}/nyckel`, { method: 'OPTIONS', headers });
const preflight = {
  origin: 'http://localhost:3000',
  'access-control-request-method': 'PUT',
  'access-control-request-headers': 'content-type,x-amz-meta-a',
};

it('a bucket with CORS lets a page of an allowed origin upload and read the tag', async () => {
  const answer = await sendPreflight('plain', preflight);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'access-control-allow-origin': 'http://localhost:3000',
    'access-control-allow-methods': expect.stringContaining('PUT'),
    'access-control-allow-headers': 'content-type,x-amz-meta-a',
    'access-control-expose-headers': expect.stringContaining('ETag'),
    vary: expect.stringContaining('Origin'),
  });
});

it('a preflight is refused for another origin or method, for a bucket without CORS, and without an origin', async () => {
  expect((await sendPreflight('plain', { ...preflight, origin: 'http://annan.example' })).status).toBe(403);
  expect((await sendPreflight('plain', { ...preflight, 'access-control-request-method': 'PATCH' })).status).toBe(403);
  expect((await sendPreflight('versioned', preflight)).status).toBe(403);
  expect((await sendPreflight('plain', {})).status).toBe(400);
});

it('a bucket with CORS answers every origin where all are allowed', async () => {
  expect((await sendPreflight('open', preflight)).headers.get('access-control-allow-origin')).toBe('*');
});

it('a bucket with CORS lets a page read a refusal too', async () => {
  const answer = await fetch(`${fixture.s3.url}/plain/x`, { headers: { origin: 'http://localhost:3000' } });
  expect(answer.status).toBe(403);
  expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
});
