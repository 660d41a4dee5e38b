import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

type Input = Record<string, unknown>;
export type Operations = Record<string, ((input: Input) => object) | undefined>;

export class KmsError extends Error {
  readonly type: string;
  readonly status: number;

  constructor(type: string, message: string, status = 400) {
    super(message);
    this.type = type;
    this.status = status;
  }
}

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const keyBytes: Record<string, number> = { AES_256: 32, AES_128: 16 };

/** Keys are enabled when the emulator starts. */
export function keyOperations(keys: ReadonlyMap<string, Buffer>): Operations {
  const disabled = new Set<string>();
  const findKey = (input: Input): [arn: string, key: Buffer] => {
    const id = typeof input['KeyId'] === 'string' ? input['KeyId'] : '';
    const found = [...keys].find(([arn]) => arn === id || arn.endsWith(`:key/${id}`));
    if (!found) throw new KmsError('NotFoundException', `Key '${id}' does not exist`);
    return found;
  };
  const keyOf = (input: Input): [arn: string, key: Buffer] => {
    const found = findKey(input);
    if (disabled.has(found[0])) throw new KmsError('DisabledException', `${found[0]} is disabled.`);
    return found;
  };
  return {
    DisableKey: (input) => {
      disabled.add(findKey(input)[0]);
      return {};
    },
    EnableKey: (input) => {
      disabled.delete(findKey(input)[0]);
      return {};
    },
    GenerateDataKey: (input) => {
      const [arn, key] = keyOf(input);
      const size = keyBytes[String(input['KeySpec'])];
      if (size === undefined) throw new KmsError('ValidationException', 'Specify KeySpec: AES_256 or AES_128.');
      const dataKey = randomBytes(size);
      return {
        KeyId: arn,
        Plaintext: dataKey.toString('base64'),
        CiphertextBlob: encrypt(key, dataKey, contextOf(input)).toString('base64'),
      };
    },
    Decrypt: (input) => {
      const [arn, key] = keyOf(input);
      const blob = Buffer.from((input['CiphertextBlob'] as string | undefined) ?? '', 'base64');
      return {
        KeyId: arn,
        Plaintext: decrypt(key, blob, contextOf(input)).toString('base64'),
        EncryptionAlgorithm: 'SYMMETRIC_DEFAULT',
      };
    },
  };
}

/** Sorted pairs: the encryption context is compared regardless of order. */
function contextOf(input: Input): Buffer {
  const context = Object.entries((input['EncryptionContext'] ?? {}) as Record<string, string>);
  return Buffer.from(JSON.stringify(context.sort(([a], [b]) => (a < b ? -1 : 1))));
}

function encrypt(key: Buffer, text: Buffer, context: Buffer): Buffer {
  const iv = randomBytes(ivBytes);
  const encryption = createCipheriv(cipher, key, iv).setAAD(context);
  const sealed = Buffer.concat([encryption.update(text), encryption.final()]);
  return Buffer.concat([iv, encryption.getAuthTag(), sealed]);
}

function decrypt(key: Buffer, blob: Buffer, context: Buffer): Buffer {
  try {
    const decryption = createDecipheriv(cipher, key, blob.subarray(0, ivBytes))
      .setAAD(context)
      .setAuthTag(blob.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decryption.update(blob.subarray(ivBytes + tagBytes)), decryption.final()]);
  } catch {
    throw new KmsError('InvalidCiphertextException', 'The ciphertext, its key or its context is another.');
  }
}
