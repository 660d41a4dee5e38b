import type * as z from 'zod/mini';
import type { Library } from './schemas-of.ts';

/** A public key by which a user logs in (WebAuthn), as it is stored in the user's record. */
export const storedPasskey = ({ z }: Library) =>
  z.object({
    /** The credential's id, as its authenticator chose it: base64url. */
    id: z.string(),
    /** COSE, base64url. */
    publicKey: z.string(),
    /** The counter of the authenticator, which raises it at each use; 0 if it does not count. */
    counter: z.int(),
    transports: z.array(z.string()),
    name: z.string(),
    createdAt: z.string(),
    lastUsedAt: z.nullable(z.string()),
  });
export type StoredPasskey = z.output<ReturnType<typeof storedPasskey>>;
