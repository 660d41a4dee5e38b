import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DataFolder } from '../../../../../infra/host/data/data-folder.ts';
import { findProgram, useDatabase } from '../../../../../infra/host/database/dynoxide.ts';
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

describe('the data folder', () => {
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
