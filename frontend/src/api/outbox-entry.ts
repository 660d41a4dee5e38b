import type { RecordChange } from '../../../shared/codes/errors.ts';
import type { Call } from '../../../shared/contract/calls/call.ts';

type OutboxInput = { params?: unknown; query?: unknown; body?: unknown };

/** A save that has not been answered. The key is the request's idempotency key. */
export type UnsentSave = {
  key: string;
  route: Pick<Call, 'name' | 'method' | 'path' | 'role' | 'reads' | 'changes'>;
  input: OutboxInput;
  /** It was sent once, and may have arrived. */
  isTried: boolean;
};

/** Where a save was made, and its form if it has one, to show its values again. */
export type OutboxForm = { address: string; draft?: string; values?: unknown; base?: unknown };

/** A file that is sent to S3. The key of its entry marks the upload there. */
export type WaitingFile = { path: string; blob: Blob; contentType: string; replace: boolean };

export type OutboxEntry = Omit<UnsentSave, 'isTried'> & {
  userId: number;
  order: number;
  savedAt: number;
  title: string;
  form: OutboxForm;
  file?: WaitingFile;
  /** When it was first sent without an answer. */
  triedAt?: number | undefined;
  /** Why the server refused it. Such an entry waits for its user. */
  refusal?: string | undefined;
  /** Who changed the record meanwhile, if that is why. */
  change?: RecordChange | undefined;
};

export function storedRoute({ name, method, path, role, reads, changes }: Call): UnsentSave['route'] {
  return { name, method, path, role, reads, changes };
}

type RoutedEntry = Pick<OutboxEntry, 'route'>;

/** A file's path is in the body, because it may be too long for an address. */
const isDeletingFile = ({ route }: RoutedEntry): boolean => route.name === 'files/delete-file';

export const isDeleting = (entry: RoutedEntry): boolean => entry.route.method === 'DELETE' || isDeletingFile(entry);

export const isCreating = (entry: RoutedEntry): boolean => entry.route.method === 'POST' && !isDeletingFile(entry);
