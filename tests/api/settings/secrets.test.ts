import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { open, seal } from '../../../functions/platform/secrets.ts';
import { readSecret, saveSecrets } from '../../../functions/settings/secret-store.ts';
import { UnitOfWork } from '../../../functions/data/core/unit-of-work.ts';
import { type LocalStack, startLocalStack } from '../../../infra/host/stack.ts';
import { getSystemSettings, saveSystemSettings } from '../../../shared/contract/settings.ts';
import { type GivenSecretField, givenSecretFields } from '../../../shared/schemas/settings.ts';
import { Api, newKey } from '../../support/api.ts';

/** A separate firm, whose files can all be searched. */
const dataDir = mkdtempSync(join(tmpdir(), 'klang-secrets-'));
let stack: LocalStack;
let superAdmin: Api;

beforeAll(async () => {
  stack = await startLocalStack({ seed: 'empty', dataDir, schedules: false, quiet: true, trustsForwardedFor: true });
  Object.assign(process.env, stack.environment);
  superAdmin = await Api.logIn(stack.url, 'BS', 'granskog');
});
afterAll(async () => {
  await stack.close();
  rmSync(dataDir, { recursive: true });
});

const save = async (changes: Partial<Record<GivenSecretField, string | null>>) => {
  const before = await superAdmin.result(getSystemSettings);
  return superAdmin.call(saveSystemSettings, { body: { ...before, ...changes }, idempotencyKey: newKey() });
};

async function everyItem(): Promise<string> {
  const client = new DynamoDBClient({ endpoint: stack.dynamodbUrl, region: 'eu-north-1' });
  const { Items } = await client.send(new ScanCommand({ TableName: stack.environment['TABLE_NAME'] }));
  return JSON.stringify(Items);
}

function everyFile(): Buffer {
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return Buffer.concat(files.map((file) => readFileSync(join(file.parentPath, file.name))));
}

describe('a secret of the firm', () => {
  it('is set, kept when left out, replaced, and removed by null', async () => {
    expect((await superAdmin.result(getSystemSettings)).secrets.emailApiKey).toEqual({
      isSet: false,
      lastFour: '',
      expiresAt: null,
    });
    const set = (await save({ emailApiKey: 'nyckel-till-posten-abcd' })).json.result;
    expect(set.secrets.emailApiKey).toEqual({ isSet: true, lastFour: 'abcd', expiresAt: null });
    expect((await save({})).json.result.secrets).toEqual(set.secrets);
    expect(await readSecret('emailApiKey')).toBe('nyckel-till-posten-abcd');
    await save({ emailApiKey: 'nyckel-till-posten-wxyz' });
    expect(await readSecret('emailApiKey')).toBe('nyckel-till-posten-wxyz');
    const removed = (await save({ emailApiKey: null })).json.result;
    expect(removed.secrets.emailApiKey.isSet).toBe(false);
    expect(await readSecret('emailApiKey')).toBeUndefined();
  });

  it('is in no item, response, log line or file', async () => {
    const values = givenSecretFields.map(
      (field, index) => [field, `hemlig-${field}-${index}f3a9c7d1e5b2-slut`] as const,
    );
    const saved = await save(Object.fromEntries(values));
    expect(saved.status).toBe(200);
    const replaced = await save({ ...Object.fromEntries(values), emailApiKey: null });
    const stale = await superAdmin.call(saveSystemSettings, {
      body: { ...saved.json.result, ...Object.fromEntries(values), version: 0 },
    });
    expect(stale.status).toBe(409);
    const wrong = await save({ ...Object.fromEntries(values), emailApiKey: 'x'.repeat(5000) });
    expect(wrong.status).toBe(422);
    const read = await superAdmin.call(getSystemSettings);
    expect(read.json.result.secrets.fortnoxClientSecret).toMatchObject({ isSet: true, lastFour: 'slut' });
    expect(await stack.invoke('jobs/take-replica-snapshot')).toHaveProperty('payload');

    const items = await everyItem();
    expect(items).toContain('SYSTEM_SECRETS#1');
    const answers = [saved, replaced, stale, wrong, read].map(({ json }) => JSON.stringify(json)).join('\n');
    const files = everyFile();
    expect(readFileSync(join(dataDir, 'functions.log'), 'utf8')).toContain('settings/save-system-settings');
    for (const [field, value] of values) {
      const core = value.slice(0, -4);
      for (const form of [core, Buffer.from(core).toString('base64').slice(0, -4)]) {
        expect(items, field).not.toContain(form);
        expect(answers, field).not.toContain(form);
        expect(files.includes(form), field).toBe(false);
      }
    }
    expect(await readSecret('fortnoxClientSecret')).toBe(values.find(([field]) => field === 'fortnoxClientSecret')![1]);
  });

  it('is ignored in a save when it is a Fortnox token', async () => {
    const given = { fortnoxAccessToken: 'påhittad-åtkomst', fortnoxRefreshToken: null };
    const before = await superAdmin.result(getSystemSettings);
    const { version, secrets } = await superAdmin.result(saveSystemSettings, { body: { ...before, ...given } });
    expect(version).toBe(before.version + 1);
    expect(secrets).toEqual(before.secrets);
    expect(await readSecret('fortnoxAccessToken')).toBeUndefined();
  });

  it('does not reveal its last characters when it is short', async () => {
    expect((await save({ fortnoxClientSecret: 'kort-abcd' })).json.result.secrets.fortnoxClientSecret).toEqual({
      isSet: true,
      lastFour: '',
      expiresAt: null,
    });
  });

  it.each(['', '   ', 5, true])('cannot be %j', async (value) => {
    const reply = await save({ fortnoxClientSecret: value as string });
    expect(reply.status).toBe(422);
    expect(reply.json.errors.map(({ field }: { field: string }) => field)).toEqual(['fortnoxClientSecret']);
  });

  it('is shown with its expiry, if any', async () => {
    const unit = new UnitOfWork(0);
    const expiresAt = new Date('2026-11-20T14:30:00.000Z');
    await saveSecrets(unit, { fortnoxAccessToken: { value: 'en-token-som-är-lång-nog', expiresAt } });
    await unit.commit(null);
    const { secrets, tokenExpiryDisplay } = await superAdmin.result(getSystemSettings);
    expect(secrets.fortnoxAccessToken).toMatchObject({ isSet: true, expiresAt: '2026-11-20T14:30:00.000Z' });
    expect(tokenExpiryDisplay).toBe('2026-11-20 15:30');
  });

  it('is encrypted for its field only, differently each time, and not decrypted after tampering', async () => {
    const [one, other] = [await seal('emailApiKey', 'åäö'), await seal('emailApiKey', 'åäö')];
    expect(one).not.toBe(other);
    expect(await open('emailApiKey', one)).toBe('åäö');
    await expect(open('fortnoxClientSecret', one)).rejects.toThrow();
    const parts = one.split('.');
    const changed = [...parts.slice(0, -1), Buffer.from('annat').toString('base64url')].join('.');
    await expect(open('emailApiKey', changed)).rejects.toThrow();
    await expect(open('emailApiKey', 'skräp')).rejects.toThrow('emailApiKey');
  });

  it('is saved by one of two concurrent writers', async () => {
    const before = await superAdmin.result(getSystemSettings);
    const replies = await Promise.all(
      ['första-nyckeln-1111', 'andra-nyckeln-2222'].map((emailApiKey) =>
        superAdmin.call(saveSystemSettings, { body: { ...before, emailApiKey } }),
      ),
    );
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    const winner = replies.find(({ status }) => status === 200)!;
    expect((await superAdmin.result(getSystemSettings)).secrets).toEqual(winner.json.result.secrets);
  });
});
