import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Credential, CreationOptions, NewCredential, RequestOptions } from '../../shared/schemas/passkey.ts';

/** What an authenticator or a browser gets wrong on purpose. */
type Faults = { origin?: string; rpId?: string; challenge?: string; counter?: number; isUnverified?: boolean };

const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

/**
 * A passkey of a made-up authenticator and its browser, written from the specification (Web Authentication, level 3) and
 * sharing no code with the product's library.
 */
export class Authenticator {
  readonly #origin: string;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(16);
  counter = 1;
  #userHandle = '';

  constructor(origin: string) {
    this.#origin = new URL(origin).origin;
  }

  get id(): string {
    return this.#id.toString('base64url');
  }

  make({ challenge, rp, user }: CreationOptions, faults: Faults = {}): NewCredential {
    this.#userHandle = user.id;
    const clientDataJSON = this.#clientData('webauthn.create', challenge, faults);
    const attested = Buffer.concat([Buffer.alloc(16), uint16(this.#id.length), this.#id, this.#coseKey()]);
    const authData = Buffer.concat([this.#authData(faults.rpId ?? rp.id, faults, flags.attested), attested]);
    const attestationObject = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(authData)],
    ]);
    const response = { clientDataJSON, attestationObject: attestationObject.toString('base64url') };
    return { id: this.id, rawId: this.id, type: 'public-key', response: { ...response, transports: ['internal'] } };
  }

  show({ challenge, rpId }: RequestOptions, faults: Faults = {}): Credential {
    this.counter += 1;
    const clientDataJSON = this.#clientData('webauthn.get', challenge, faults);
    const authData = this.#authData(faults.rpId ?? rpId, faults);
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    const signature = createSign('sha256')
      .update(Buffer.concat([authData, hash]))
      .sign(this.#keys.privateKey);
    const response = {
      clientDataJSON,
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: this.#userHandle,
    };
    return { id: this.id, rawId: this.id, type: 'public-key', response };
  }

  #clientData(type: string, challenge: string, faults: Faults): string {
    const data = { type, challenge: faults.challenge ?? challenge, origin: faults.origin ?? this.#origin };
    return Buffer.from(JSON.stringify({ ...data, crossOrigin: false })).toString('base64url');
  }

  #authData(rpId: string, { counter = this.counter, isUnverified = false }: Faults, more = 0): Buffer {
    const set = flags.present | (isUnverified ? 0 : flags.verified) | more;
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([set]), uint32(counter)]);
  }

  /** COSE: key type 2 (EC2), algorithm −7 (ES256), curve 1 (P-256). */
  #coseKey(): Buffer {
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' });
    return cborMap([
      [Buffer.from([0x01]), Buffer.from([0x02])],
      [Buffer.from([0x03]), Buffer.from([0x26])],
      [Buffer.from([0x20]), Buffer.from([0x01])],
      [Buffer.from([0x21]), cborBytes(Buffer.from(x!, 'base64url'))],
      [Buffer.from([0x22]), cborBytes(Buffer.from(y!, 'base64url'))],
    ]);
  }
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** CBOR (RFC 8949): a head of type and length, for lengths below 65 536. */
function cborHead(major: number, length: number): Buffer {
  const type = major << 5;
  if (length < 24) return Buffer.from([type | length]);
  if (length < 256) return Buffer.from([type | 24, length]);
  return Buffer.concat([Buffer.from([type | 25]), uint16(length)]);
}

const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborText = (text: string) => Buffer.concat([cborHead(3, Buffer.byteLength(text)), Buffer.from(text)]);
const cborMap = (entries: [Buffer, Buffer][]) => Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
