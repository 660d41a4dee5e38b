import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type * as Files from '../../../../functions/gateways/files.ts';
import { startS3, type LocalS3 } from '../../../../infra/local/s3/server.ts';

const credentials = { accessKeyId: 'LOKALNYCKEL', secretAccessKey: 'lokal-hemlighet', region: 'eu-north-1' };

let server: LocalS3;
let files: typeof Files;
beforeAll(async () => {
  server = await startS3(credentials);
  await server.createBucket('filer', { versioned: true });
  vi.stubEnv('FILES_BUCKET', 'filer');
  vi.stubEnv('AWS_ENDPOINT_URL_S3', server.url);
  vi.stubEnv('AWS_REGION', credentials.region);
  vi.stubEnv('AWS_ACCESS_KEY_ID', credentials.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', credentials.secretAccessKey);
  // Clients are made once in a process, for the addresses of their first use.
  vi.resetModules();
  files = await import('../../../../functions/gateways/files.ts');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.resetModules();
  await server.close();
});

const pdf = { contentType: 'application/pdf' };
const bytes = (text: string) => new TextEncoder().encode(text);

it('keeps the PDF of an invoice under its id and code', () => {
  expect(files.invoicePdfKey(17, '26-0042-000018')).toBe('invoices/17/26-0042-000018.pdf');
});

it('gives back what was stored, å ä ö in the key and all', async () => {
  expect(await files.putFile('projekt/Åäö 1.pdf', bytes('innehåll'), pdf)).toBe(true);
  expect(await files.getFile('projekt/Åäö 1.pdf')).toEqual(bytes('innehåll'));
  expect(await files.headFile('projekt/Åäö 1.pdf')).toMatchObject({ bytes: 9, contentType: 'application/pdf' });
});

it('leaves a file that is there as it is, when asked to', async () => {
  const key = files.invoicePdfKey(1, '26-0001-000001');
  expect(await files.putFile(key, bytes('första'), { ...pdf, onlyIfNew: true })).toBe(true);
  expect(await files.putFile(key, bytes('andra'), { ...pdf, onlyIfNew: true })).toBe(false);
  expect(await files.getFile(key)).toEqual(bytes('första'));
});

it('replaces a file otherwise', async () => {
  await files.putFile('a', bytes('ett'), pdf);
  await files.putFile('a', bytes('två'), pdf);
  expect(await files.getFile('a')).toEqual(bytes('två'));
});

it('says nothing of a file that is not there', async () => {
  expect(await files.getFile('saknas')).toBeUndefined();
  expect(await files.headFile('saknas')).toBeUndefined();
});
