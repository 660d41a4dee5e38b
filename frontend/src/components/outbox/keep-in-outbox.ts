import { ApiError } from '../../api/api-error.ts';
import { isCreating, type OutboxForm } from '../../api/outbox-entry.ts';
import { outboxKinds, outboxText as text } from '../../text/outbox.ts';
import { toast } from '../toast/toast.ts';
import { currentAddress } from './current-address.ts';

type Kept = { name: string; form: Omit<OutboxForm, 'address'>; isCurrent: () => boolean };

/**
 * Keeps a save that failed for lack of a network.
 * @param isCurrent whether the form still shows what was saved
 * @returns whether it waits in the outbox
 */
export async function keepInOutbox(error: unknown, { name, form, isCurrent }: Kept): Promise<boolean> {
  const unsent = error instanceof ApiError ? error.unsent : undefined;
  if (!unsent || !isCurrent()) return false;
  try {
    const { outbox } = await import('../../api/own-outbox.ts');
    const kind = outboxKinds[unsent.route.name.split('/', 1)[0]!] ?? '';
    const title = isCreating(unsent) ? text.created(kind, name) : text.changed(kind, name);
    await outbox.add(unsent, { title, form: { ...form, address: currentAddress() } });
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
