import type { Role } from '../../codes/roles.ts';
import type { Source } from '../../codes/kinds.ts';
import { isWriting } from './is-writing.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Kinds = readonly Source[] | 'any';

/** What a caller needs to know of a route. Its schemas, which the browser does not load, are in the contract. */
export type Call<Name extends string = string> = {
  /** `<feature>/<verb-noun>`; the last part is unique and the name of the handler's file, in a folder `routes`. */
  readonly name: Name;
  readonly method: Method;
  readonly path: string;
  readonly role: Role | 'public';
  readonly file?: string;
  /** Set where the method misleads: a GET that creates (and honours an Idempotency-Key), a POST that only reads. */
  readonly writes?: boolean;
  /** A save that waits in the outbox of a browser without a network, and is sent later. */
  readonly waits?: true;
  /** A change of one of these kinds makes a cached answer stale. */
  readonly reads: Kinds;
  readonly changes: Kinds;
};

type Touched = Pick<Call, 'reads' | 'changes'>;

/**
 * Bundlers leave out a call that nothing uses.
 * @param kinds those of the feature, for a call without its own
 */
// @__NO_SIDE_EFFECTS__
export function defineCall<const Name extends string>(
  { reads = [], changes = [] }: Partial<Touched>,
  route: `${Method} /${string}`,
  call: Omit<Call<Name>, 'method' | 'path' | keyof Touched> & Partial<Touched>,
): Call<Name> {
  const [method, path] = route.split(' ') as [Method, string];
  return { method, path, reads, changes: isWriting({ method, ...call }) ? changes : [], ...call };
}
