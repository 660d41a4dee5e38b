import type { PersonKind } from '../../../../shared/codes/person-kinds.ts';
import { erasePerson, previewErasure } from '../../../../shared/contract/calls/personal-data.ts';
import { call } from '../../api/call.ts';
import { invalidateKinds } from '../../api/query-client.ts';
import { reportError } from '../../api/report-error.ts';
import { confirm, showAlert } from '../../components/dialogs/dialogs.ts';
import { toast } from '../../state/toast.ts';
import { personalDataText as text } from '../../text/personal-data.ts';
import { ErasureParts } from './erasure-parts.tsx';

/**
 * Says what would be removed and what stays, and erases it if the user still wants to.
 * @param onErased called before anything is read again, so that a panel of the record can leave
 */
export async function askToErase(kind: PersonKind, id: number, onErased?: () => void): Promise<void> {
  const params = { kind, id };
  try {
    const { name, version, refusal, ...parts } = await call(previewErasure, { params });
    if (refusal !== '') {
      await showAlert({ title: text.notPossible, message: refusal, tone: 'warning' });
      return;
    }
    const isSure = await confirm({
      title: text.eraseTitle(name),
      message: <ErasureParts {...parts} />,
      verb: text.erase,
      tone: 'danger',
    });
    if (!isSure) return;
    await call(erasePerson, { params, body: { version } }, { idempotencyKey: crypto.randomUUID() });
    onErased?.();
    void invalidateKinds(erasePerson.changes);
    toast.success(text.erased);
  } catch (error) {
    reportError(error, text.notErased);
  }
}
