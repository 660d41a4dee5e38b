import { ApiError } from '../../api/api-error.ts';
import { isCreating, isDeleting, type OutboxForm, UnsentSave } from '../../api/outbox-entry.ts';
import { reportError } from '../../api/report-error.ts';
import { outboxKinds, outboxText as text } from '../../text/outbox.ts';
import { toast } from '../../state/toast.ts';

type OutboxOptions = {
  /** Undefined where the save needs a network. */
  name: string | undefined;
  form?: Omit<OutboxForm, 'address'>;
  /** Whether the form still shows what was saved. */
  isCurrent?: () => boolean;
};

/**
 * Keeps a save that has not been sent in the outbox.
 * @throws ApiError if it cannot wait there
 */
export async function keepUnsent<Answer>(
  saved: Answer | UnsentSave,
  options: OutboxOptions,
): Promise<Answer | 'waiting'> {
  if (!(saved instanceof UnsentSave)) return saved;
  if (await isKept(saved, options)) return 'waiting';
  throw new ApiError(0);
}

/** @returns whether it was saved, or waits in the outbox; otherwise its user is told why it failed */
export async function isSavedOrWaits(saved: unknown, options: OutboxOptions, failure: string): Promise<boolean> {
  try {
    await keepUnsent(saved, options);
    return true;
  } catch (error) {
    reportError(error, failure);
    return false;
  }
}

async function isKept(unsent: UnsentSave, { name, form, isCurrent = () => true }: OutboxOptions): Promise<boolean> {
  if (name === undefined || !isCurrent()) return false;
  try {
    const { outbox } = await import('../../api/browser-outbox.ts');
    await outbox.add(unsent, { title: titleOf(unsent, name), form: { ...form, address: currentAddress() } });
    if (!isCurrent()) {
      await outbox.discard(unsent.key);
      return false;
    }
  } catch (failure) {
    console.error(failure);
    return false;
  }
  toast.success(text.kept);
  return true;
}

function titleOf(unsent: UnsentSave, name: string): string {
  const kind = outboxKinds[unsent.route.name.split('/', 1)[0]!] ?? { kind: '' };
  if (isDeleting(unsent)) return text.deleted(kind, name);
  return isCreating(unsent) ? text.created(kind, name) : text.changed(kind, name);
}

export function currentAddress(): string {
  const { pathname, search } = window.location;
  return `${pathname}${search}`;
}
