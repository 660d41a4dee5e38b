import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SecretField } from '../../shared/schemas/settings.ts';
import { environment } from './environment.ts';
import { lazily } from './once.ts';

/**
 * Envelope encryption: each secret has its own data key, which KMS encrypts. Both layers are bound to the field name,
 * so that one secret cannot be substituted for another.
 */

type SealedName = SecretField | 'deviceKey';

const format = 'v1';
const cipher = 'aes-256-gcm';
const ivBytes = 12;

/** KMS records the encryption context in CloudTrail. */
const contextOf = (field: SealedName) => ({ secret: field });

/** Loaded when first used. */
const kms = lazily(async () => {
  const commands = { ...(await import('./kms-commands.ts')) };
  return { ...commands, client: new commands.KMSClient({}) };
});

export async function seal(field: SealedName, secret: string): Promise<string> {
  const { client, GenerateDataKeyCommand } = await kms();
  const { Plaintext: key, CiphertextBlob: sealedKey } = await client.send(
    new GenerateDataKeyCommand({
      KeyId: environment.secretsKeyId(),
      KeySpec: 'AES_256',
      EncryptionContext: contextOf(field),
    }),
  );
  if (!key || !sealedKey) throw new Error('KMS returned no key.');
  const iv = randomBytes(ivBytes);
  const encryption = createCipheriv(cipher, key, iv).setAAD(Buffer.from(field));
  const text = Buffer.concat([encryption.update(secret, 'utf8'), encryption.final()]);
  key.fill(0);
  const parts = [sealedKey, iv, encryption.getAuthTag(), text];
  return [format, ...parts.map((part) => Buffer.from(part).toString('base64url'))].join('.');
}

/** @throws when it was sealed for another field or has been changed */
export async function open(field: SealedName, sealed: string): Promise<string> {
  const [version, ...parts] = sealed.split('.');
  const [sealedKey, iv, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (version !== format || !sealedKey || !iv || !tag || !text) throw new Error(`The secret ${field} is not readable.`);
  const { client, DecryptCommand } = await kms();
  const { Plaintext: key } = await client.send(
    new DecryptCommand({
      KeyId: environment.secretsKeyId(),
      CiphertextBlob: sealedKey,
      EncryptionContext: contextOf(field),
    }),
  );
  if (!key) throw new Error('KMS returned no key.');
  const decryption = createDecipheriv(cipher, key, iv).setAAD(Buffer.from(field)).setAuthTag(tag);
  const secret = Buffer.concat([decryption.update(text), decryption.final()]).toString('utf8');
  key.fill(0);
  return secret;
}
