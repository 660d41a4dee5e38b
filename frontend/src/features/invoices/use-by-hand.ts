import { useState } from 'react';
import { keepByHand, restoreByHand } from '../../../../shared/contract/calls/invoices-by-hand.ts';
import type { ResultOf } from '../../../../shared/contract/call-types.ts';
import type { ByHand } from '../../../../shared/entities/invoice-parts.ts';
import { call } from '../../api/call.ts';
import { invalidateKinds } from '../../api/query-client.ts';
import { offerUndoBy } from '../../api/undo.ts';
import { useSave } from '../../api/use-save.ts';
import { toast } from '../../state/toast.ts';
import { byHandText as text } from '../../text/by-hand.ts';
import { useConnection } from '../fortnox/use-connection.ts';
import { askByHand } from './by-hand-form.tsx';

type ByHandResult = ResultOf<typeof keepByHand>;
type MarkedInvoice = { invoiceId: number; version: number };

/** Whether a person keeps the books here: no link to Fortnox tells. Undefined until it is known. */
export function useIsManual(): boolean | undefined {
  const { data } = useConnection();
  return data && data.state === 'NotConnected';
}

/**
 * Each resolves to whether anything was saved.
 * @param marked the invoices as they are shown; busy until they are shown as they were saved
 */
export function useByHand(marked: readonly MarkedInvoice[]) {
  const { save, saving } = useSave(keepByHand, { failure: text.notKept });
  const { save: restore, saving: restoring } = useSave(restoreByHand, { failure: text.notKept });
  const [saved, setSaved] = useState<ReadonlyMap<number, number>>(new Map());
  const isOld = marked.some(({ invoiceId, version }) => version < (saved.get(invoiceId) ?? 0));

  function awaitVersions({ invoices }: ByHandResult): void {
    setSaved(new Map(invoices.map(({ invoiceId, version }) => [invoiceId, version])));
  }

  async function keep(change: Parameters<typeof save>[0]['body']['change'], message: string): Promise<boolean> {
    const invoices = marked.map(({ invoiceId, version }) => ({ invoiceId, version }));
    try {
      const result = await save({ body: { invoices, change } });
      awaitVersions(result);
      toast.success(
        message,
        offerUndoBy(async (key) => awaitVersions(await takeBack(result, key))),
      );
      return true;
    } catch {
      // `useSave` has shown the error.
      return false;
    }
  }

  async function book(): Promise<boolean> {
    const answer = await askByHand({ title: text.booking(marked.length), label: text.bookingDay });
    return answer !== undefined && keep({ what: 'Booked', day: answer.day }, text.booked(marked.length));
  }

  /** @param left of one invoice, in kronor; of several, all that is left of each is paid */
  async function pay(left?: number): Promise<boolean> {
    const answer = await askByHand({
      title: text.paying(marked.length),
      label: text.payingDay,
      ...(left === undefined ? { hint: text.amountOfMany } : { left }),
    });
    return answer !== undefined && keep({ what: 'Paid', ...answer }, text.paid(marked.length));
  }

  /** Takes a payment away from what is said of the one that is marked. */
  async function remove(byHand: ByHand, payment: ByHand['payments'][number]): Promise<void> {
    const payments = byHand.payments.filter((one) => one !== payment);
    const invoices = marked.map(({ invoiceId, version }) => ({ invoiceId, version, byHand: { ...byHand, payments } }));
    const result = await restore({ body: { invoices } }).catch(() => undefined);
    // `useSave` has shown the error.
    if (!result) return;
    awaitVersions(result);
    toast.success(
      text.removed,
      offerUndoBy(async (key) => awaitVersions(await takeBack(result, key))),
    );
  }

  return { book, pay, remove, busy: saving || restoring || isOld };
}

async function takeBack({ invoices }: ByHandResult, idempotencyKey: string): Promise<ByHandResult> {
  const body = { invoices: invoices.map(({ before, ...invoice }) => ({ ...invoice, byHand: before })) };
  const restored = await call(restoreByHand, { body }, { idempotencyKey });
  void invalidateKinds(restoreByHand.changes);
  toast.success(text.undone);
  return restored;
}
