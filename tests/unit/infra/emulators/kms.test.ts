import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DecryptCommand,
  DisableKeyCommand,
  EnableKeyCommand,
  GenerateDataKeyCommand,
  KMSClient,
} from '@aws-sdk/client-kms';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startKms } from '../../../../infra/emulators/kms/server.ts';

const region = 'eu-north-1';
const KeyId = 'arn:aws:kms:eu-north-1:000000000000:key/Klang-Data-SecretsKey';
const EncryptionContext = { secret: 'one', of: 'klang' };
const dataDir = mkdtempSync(join(tmpdir(), 'klang-kms-'));

let kms: Awaited<ReturnType<typeof startKms>>;
let client: KMSClient;

async function start() {
  kms = await startKms({ keys: [KeyId], accessKeyId: 'local', dataDir });
  client = clientOf('local');
}

const clientOf = (accessKeyId: string) =>
  new KMSClient({ endpoint: kms.url, region, credentials: { accessKeyId, secretAccessKey: 'x' }, maxAttempts: 1 });
const newKey = (from = client) =>
  from.send(new GenerateDataKeyCommand({ KeyId, KeySpec: 'AES_256', EncryptionContext }));

beforeAll(start);
afterAll(async () => {
  await kms.close();
  rmSync(dataDir, { recursive: true });
});

it('the KMS emulator creates a new data key each time, and decrypts it only in its context', async () => {
  const [one, other] = [await newKey(), await newKey()];
  expect(one.Plaintext).toHaveLength(32);
  expect(one.Plaintext).not.toEqual(other.Plaintext);
  const { CiphertextBlob } = one;
  const opened = await client.send(
    new DecryptCommand({ KeyId, CiphertextBlob, EncryptionContext: { of: 'klang', secret: 'one' } }),
  );
  expect(opened.Plaintext).toEqual(one.Plaintext);
  for (const context of [undefined, { ...EncryptionContext, secret: 'two' }]) {
    await expect(
      client.send(new DecryptCommand({ KeyId, CiphertextBlob, EncryptionContext: context })),
    ).rejects.toMatchObject({ name: 'InvalidCiphertextException' });
  }
});

it('the KMS emulator decrypts older data keys after a restart', async () => {
  const { Plaintext, CiphertextBlob } = await newKey();
  await kms.close();
  await start();
  const opened = await client.send(new DecryptCommand({ KeyId, CiphertextBlob, EncryptionContext }));
  expect(opened.Plaintext).toEqual(Plaintext);
});

it('the KMS emulator neither gives nor decrypts data keys while its key is disabled', async () => {
  const { Plaintext, CiphertextBlob } = await newKey();
  const decrypt = () => client.send(new DecryptCommand({ KeyId, CiphertextBlob, EncryptionContext }));
  await client.send(new DisableKeyCommand({ KeyId }));
  await expect(newKey()).rejects.toMatchObject({ name: 'DisabledException' });
  await expect(decrypt()).rejects.toMatchObject({ name: 'DisabledException' });
  await client.send(new EnableKeyCommand({ KeyId }));
  expect((await decrypt()).Plaintext).toEqual(Plaintext);
});

it('the KMS emulator knows no other key and no other caller', async () => {
  const other = new GenerateDataKeyCommand({ KeyId: KeyId.replace('Secrets', 'Other'), KeySpec: 'AES_256' });
  await expect(client.send(other)).rejects.toMatchObject({ name: 'NotFoundException' });
  await expect(newKey(clientOf('somebody'))).rejects.toMatchObject({ name: 'UnrecognizedClientException' });
});
