import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type * as Archive from '../../../../../functions/invoices/stores/invoice-archive.ts';
import { startS3, type LocalS3 } from '../../../../../infra/emulators/s3/server.ts';

const credentials = { accessKeyId: 'LOKALNYCKEL', secretAccessKey: 'lokal-hemlighet', region: 'eu-north-1' };

let server: LocalS3;
let archive: typeof Archive;
beforeAll(async () => {
  server = await startS3(credentials);
  await server.createBucket('arkiv', { versioned: true, lock: { mode: 'COMPLIANCE', days: 1 } });
  vi.stubEnv('INVOICE_ARCHIVE', 'arkiv');
  vi.stubEnv('AWS_ENDPOINT_URL_S3', server.url);
  vi.stubEnv('AWS_REGION', credentials.region);
  vi.stubEnv('AWS_ACCESS_KEY_ID', credentials.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', credentials.secretAccessKey);
  // Clients are created once per process, for the endpoint of their first use.
  vi.resetModules();
  archive = await import('../../../../../functions/invoices/stores/invoice-archive.ts');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.resetModules();
  await server.close();
});

const bytes = (text: string) => new TextEncoder().encode(text);

it('the archive of invoices keeps the PDF of an invoice under its id and code', () => {
  expect(archive.invoicePdfKey(17, '26-0042-000018')).toBe('invoices/17/26-0042-000018.pdf');
});

it('the archive of invoices gives back what was archived, å ä ö in the key and all', async () => {
  const versionId = await archive.archiveFile('Åäö 1.pdf', bytes('innehåll'), { contentType: 'application/pdf' });
  expect(await archive.readArchived('Åäö 1.pdf')).toEqual({ content: bytes('innehåll'), versionId });
});

it('the archive of invoices keeps an existing file on request', async () => {
  const key = archive.invoicePdfKey(1, '26-0001-000001');
  expect(
    await archive.archiveFile(key, bytes('första'), { contentType: 'application/pdf', onlyIfNew: true }),
  ).toBeTruthy();
  expect(
    await archive.archiveFile(key, bytes('andra'), { contentType: 'application/pdf', onlyIfNew: true }),
  ).toBeUndefined();
  expect((await archive.readArchived(key))?.content).toEqual(bytes('första'));
});

it('the archive of invoices has every version it was given, the newest where none is named', async () => {
  const first = await archive.archiveFile('a', bytes('ett'), { contentType: 'application/pdf' });
  await archive.archiveFile('a', bytes('två'), { contentType: 'application/pdf' });
  expect((await archive.readArchived('a'))?.content).toEqual(bytes('två'));
  expect((await archive.readArchived('a', first))?.content).toEqual(bytes('ett'));
});

it('the archive of invoices returns nothing for a missing file or version', async () => {
  await archive.archiveFile('b', bytes('ett'), { contentType: 'application/pdf' });
  expect(await archive.readArchived('saknas')).toBeUndefined();
  expect(await archive.readArchived('b', 'A'.repeat(32))).toBeUndefined();
});

it('the archive of invoices knows a file by its length and SHA-256', () => {
  const known = archive.fingerprintOf({ content: bytes('abc'), versionId: 'v' });
  expect(known).toEqual({
    versionId: 'v',
    bytes: 3,
    sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  });
  expect(archive.isSame(bytes('abc'), known)).toBe(true);
  expect(archive.isSame(bytes('abd'), known)).toBe(false);
  expect(archive.isSame(bytes('abc'), { ...known, bytes: 4 })).toBe(false);
});
