import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DataFolder } from '../../../../../infra/host/data/data-folder.ts';
import { StartError } from '../../../../../infra/host/data/start-error.ts';
import { findProgram, useDatabase } from '../../../../../infra/host/database/dynoxide.ts';
import { startLocalStack } from '../../../../../infra/host/stack.ts';
import { synthesize } from '../../support/synthesized.ts';
import { byTier } from '../../../../support/tier.ts';

const folder = mkdtempSync(join(tmpdir(), 'klang-start-'));
const taken = createServer();
let port: number;

beforeAll(async () => {
  taken.listen(0, '127.0.0.1');
  await once(taken, 'listening');
  port = (taken.address() as AddressInfo).port;
});
afterAll(() => void taken.close());

function start(...args: string[]): { code: number | null; error: string } {
  const { status, stderr } = spawnSync(process.execPath, ['infra/host/start.ts', ...args], { encoding: 'utf8' });
  return { code: status, error: stderr };
}

describe('the start', () => {
  it('says that the port is taken', () => {
    const { code, error } = start('--port', String(port), '--data', folder);
    expect(error.trim()).toBe(`Port ${port} är upptagen. Stoppa det som använder den eller ange en annan med --port.`);
    expect(code).toBe(1);
  });

  it.each(byTier([[['--nonsense']]], [[['--nonsense']], [['--port', 'abc']], [['--seed', 'alla']], [['extra']]]))(
    'says how it is used when it does not understand %j',
    (args) => {
      const { code, error } = start(...args);
      expect(error).toContain('Användning: npm start -- [--port N] [--data MAPP] [--seed demo|empty]');
      expect(code).toBe(1);
    },
  );

  it('says that the data folder cannot be written', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(() => DataFolder.take(join(file, 'data'))).toThrow(/^Datamappen .* går inte att skriva i/);
  });

  it('says that the data folder is in use, until it is not', () => {
    const data = join(folder, 'data');
    const first = DataFolder.take(data);
    expect(() => DataFolder.take(data)).toThrow(`Datamappen ${data} används av en annan start av Klang.`);
    first.release();
    DataFolder.take(data).release();
  });

  it('says that the other database does not answer', async () => {
    await expect(useDatabase('http://127.0.0.1:9')).rejects.toThrow(
      'Ingen databas svarar på http://127.0.0.1:9, som DYNAMODB_ENDPOINT anger.',
    );
  });

  it('says what to do where there is no embedded database', () => {
    expect(() => findProgram('sunos', 'x64')).toThrow(
      'Det finns ingen inbäddad databas för sunos-x64. Starta DynamoDB Local och ange dess adress i miljövariabeln DYNAMODB_ENDPOINT.',
    );
  });
});

describe('a damaged file in the data folder', () => {
  const start = (dataDir: string) =>
    startLocalStack({ dataDir, seed: 'nothing', quiet: true, assembly: synthesize({}).directory });

  it.each([
    ['a key that is cut', 'kms/keys/key.json', '{"arn":"arn:aws:kms:', 'Nyckelfilen'],
    ['a key that is empty', 'kms/keys/key.json', '', 'Nyckelfilen'],
    ['a key without its material', 'kms/keys/key.json', '{"arn":"arn:aws:kms:x"}', 'Nyckelfilen'],
    ['a mail that is cut', 'mail/messages/mail.json', '{"id":"1","subject":"Fak', 'Filen'],
    ['a mail that is another thing', 'mail/messages/mail.json', '[]', 'Filen'],
    ['a message of a queue that is cut', 'sqs/messages/one.json', '{"id":', 'Filen'],
    ['a record of Fortnox that is cut', 'fortnox/clients/one.json', '{"id":', 'Filen'],
  ])('is named with what to do: %s', async (_, name, content, what) => {
    const data = mkdtempSync(join(folder, 'damaged-'));
    const file = join(data, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    const error: unknown = await start(data).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StartError);
    const { message } = error as StartError;
    expect(message).toMatch(new RegExp(`^${what} ${file} är skadad \\(.+\\)\\. Inget har ändrats\\.\nGör så här:`));
    expect(message).toContain(`1. Kopiera hela mappen ${data}`);
    expect(message).toContain(what === 'Nyckelfilen' ? 'starta med en ny mapp' : 'flytta bort filen och starta igen');
    expect(readFileSync(file, 'utf8')).toBe(content);
    DataFolder.take(data).release();
  });

  it('is only remarked on where it can be made again', () => {
    const data = mkdtempSync(join(folder, 'positions-'));
    writeFileSync(join(data, 'database.json'), '');
    const taken = DataFolder.take(data);
    expect(taken.has('database.json')).toBe(true);
    expect(taken.readJson('database.json')).toBeUndefined();
    taken.release();
  });
});

describe('the data folder', () => {
  it.skipIf(process.platform === 'win32')('is private, also when it was made by another command', () => {
    const made = join(folder, 'made');
    DataFolder.take(made).release();
    const open = mkdtempSync(join(folder, 'open-'));
    chmodSync(open, 0o755);
    DataFolder.take(open).release();
    for (const one of [made, open]) expect(statSync(one).mode & 0o777).toBe(0o700);
  });

  it('forgets the address file of a host that was killed', () => {
    const data = join(folder, 'killed');
    DataFolder.take(data).release();
    writeFileSync(join(data, 'local-stack.json'), '{}');
    const again = DataFolder.take(data);
    expect(existsSync(join(data, 'local-stack.json'))).toBe(false);
    again.writeJson('local-stack.json', { url: 'x' });
    expect(JSON.parse(readFileSync(join(data, 'local-stack.json'), 'utf8'))).toEqual({ url: 'x' });
    again.release();
  });
});
