import type { RecordChange } from '../../../shared/codes/errors.ts';
import type { Call } from '../../../shared/contract/calls/call.ts';

type OutboxInput = { params?: unknown; query?: unknown; body?: unknown };

type StoredRoute = Pick<Call, 'name' | 'method' | 'path' | 'role' | 'reads' | 'changes'>;

/** A save that no server has answered, and that may wait in the outbox. */
export class UnsentSave {
  /** The idempotency key of its request. */
  readonly key: string;
  readonly route: StoredRoute;
  readonly input: OutboxInput;
  /** It was sent once, and may have arrived. */
  readonly isTried: boolean;

  constructor({ key, isTried }: { key: string; isTried: boolean }, route: Call, { params, query, body }: OutboxInput) {
    const { name, method, path, role, reads, changes } = route;
    this.key = key;
    this.route = { name, method, path, role, reads, changes };
    this.input = { params, query, body };
    this.isTried = isTried;
  }
}

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

type RoutedEntry = Pick<OutboxEntry, 'route'>;

/** A file's path is in the body, because it may be too long for an address. */
const isDeletingFile = ({ route }: RoutedEntry): boolean => route.name === 'files/delete-file';

export const isDeleting = (entry: RoutedEntry): boolean => entry.route.method === 'DELETE' || isDeletingFile(entry);

export const isCreating = (entry: RoutedEntry): boolean => entry.route.method === 'POST' && !isDeletingFile(entry);
