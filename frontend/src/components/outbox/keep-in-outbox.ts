import { ApiError } from '../../api/api-error.ts';
import { isCreating, isDeleting, type OutboxForm, type UnsentSave } from '../../api/outbox-entry.ts';
import { reportError } from '../../api/report-error.ts';
import { outboxKinds, outboxText as text } from '../../text/outbox.ts';
import { toast } from '../../state/toast.ts';
import { currentAddress } from './current-address.ts';

type OutboxOptions = {
  name: string;
  form?: Omit<OutboxForm, 'address'>;
  /** Whether the form still shows what was saved. */
  isCurrent?: () => boolean;
};

/** @returns whether it waits in the outbox */
export async function keepInOutbox(
  unsent: UnsentSave,
  { name, form, isCurrent = () => true }: OutboxOptions,
): Promise<boolean> {
  if (!isCurrent()) return false;
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

/** @returns whether it waits in the outbox; else its user is told why it failed */
export async function keepOrReport(unsent: UnsentSave, options: OutboxOptions, failure: string): Promise<boolean> {
  const isKept = await keepInOutbox(unsent, options);
  if (!isKept) reportError(new ApiError(0), failure);
  return isKept;
}

function titleOf(unsent: UnsentSave, name: string): string {
  const kind = outboxKinds[unsent.route.name.split('/', 1)[0]!] ?? { kind: '' };
  if (isDeleting(unsent)) return text.deleted(kind, name);
  return isCreating(unsent) ? text.created(kind, name) : text.changed(kind, name);
}
