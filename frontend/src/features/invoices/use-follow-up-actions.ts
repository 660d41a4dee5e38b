import {
  mailInvoiceAgain,
  retryFollowUp,
  sendEInvoiceAgain,
  settleCredit,
  settleMailTrouble,
  updateInAccounting,
} from '../../../../shared/contract/calls/invoices.ts';
import { emails } from '../../../../shared/fields/fields.ts';
import type { FollowUp, Invoice } from '../../../../shared/schemas/invoice.ts';
import { useSave } from '../../api/use-save.ts';
import { confirm } from '../../components/dialogs/dialogs.ts';
import { prompt } from '../../components/dialogs/prompt.ts';
import { attentionText } from '../../text/attention.ts';
import { invoicesText as text } from '../../text/invoices.ts';

type StuckFollowUp = Pick<FollowUp, 'followUpId' | 'kind' | 'state'>;
type InvoiceRef = { invoiceId: number; serialNumberPadded: string };

/** An e-invoice that a person delivers, or knows to have arrived. */
export function isLeftToPerson({ kind, state }: Pick<FollowUp, 'kind' | 'state'>): boolean {
  return kind === 'e-invoice' && (state === 'Stopped' || state === 'Uncertain');
}

/** An e-invoice that the access point did not get. What Fortnox has sent is sent again there. */
export function isToSendAgain({
  kind,
  state,
  isTrouble,
  to,
}: Pick<FollowUp, 'kind' | 'state' | 'isTrouble'> & { to: string | undefined }): boolean {
  return kind === 'e-invoice' && state === 'Done' && isTrouble && to !== undefined && to.includes('@');
}

/** Trouble that somebody has seen to. What is marked as delivered needs no such word. */
export function isToSettle(followUp: Pick<FollowUp, 'kind' | 'state' | 'isTrouble'>): boolean {
  return followUp.isTrouble && !isLeftToPerson(followUp);
}

export function useStuckActions() {
  const retrying = useSave(retryFollowUp, { success: text.retried, failure: text.notRetried });
  const settling = useSave(settleMailTrouble, { success: attentionText.settled, failure: attentionText.notSettled });
  const updating = useSave(updateInAccounting, {
    success: text.updatingInAccounting,
    failure: text.notUpdatedInAccounting,
  });

  async function updateInFortnox({ invoiceId, serialNumberPadded }: InvoiceRef) {
    const title = text.updateInAccountingQuestion(serialNumberPadded);
    const message = text.updateInAccountingMessage;
    if (!(await confirm({ title, message, verb: text.updateInAccounting }))) return;
    await updating.save({ params: { invoiceId } }).catch(() => {});
  }

  const sendingAgain = useSave(sendEInvoiceAgain, { success: text.eInvoiceAsked, failure: text.eInvoiceNotSent });

  async function sendAgain({ invoiceId, serialNumberPadded }: InvoiceRef) {
    const title = text.eInvoiceAgainQuestion(serialNumberPadded);
    if (!(await confirm({ title, message: text.eInvoiceAgainMessage, verb: text.sendAgain }))) return;
    await sendingAgain.save({ params: { invoiceId } }).catch(() => {});
  }

  const creditSettlement = useSave(settleCredit, { success: text.creditSettled, failure: text.creditNotSettled });

  async function settleCreditOf({ invoiceId, serialNumberPadded }: InvoiceRef) {
    const title = text.settleCreditQuestion(serialNumberPadded);
    if (!(await confirm({ title, message: text.settleCreditMessage, verb: text.settleCredit }))) return;
    await creditSettlement.save({ params: { invoiceId } }).catch(() => {});
  }

  async function settle({ invoiceId }: InvoiceRef, { followUpId }: StuckFollowUp) {
    await settling.save({ params: { invoiceId, followUpId } }).catch(() => {});
  }

  async function retry({ invoiceId }: InvoiceRef, { followUpId, kind, state }: StuckFollowUp) {
    const isEInvoice = kind === 'e-invoice';
    const isSure =
      state !== 'Uncertain' ||
      (await confirm({
        title: isEInvoice ? text.uncertainEInvoiceQuestion : text.uncertainQuestion,
        message: isEInvoice ? text.uncertainEInvoiceMessage : text.uncertainMessage,
        verb: text.retry,
      }));
    if (isSure) await retrying.save({ params: { invoiceId, followUpId } }).catch(() => {});
  }

  const busy = [retrying, sendingAgain, settling, creditSettlement, updating].some(({ saving }) => saving);
  return { retry, sendAgain, settle, settleCredit: settleCreditOf, updateInFortnox, busy };
}

export function useFollowUpActions(invoice: Invoice) {
  const { invoiceId, serialNumberPadded, invoiceEmail, followUps } = invoice;
  const { retry, sendAgain, settle, settleCredit: settleCreditOf, updateInFortnox, busy } = useStuckActions();
  const mailing = useSave(mailInvoiceAgain, { success: text.mailAsked, silent: true });

  const mailAgain = () =>
    prompt({
      title: text.mailQuestion(serialNumberPadded),
      label: text.email,
      initial: lastReceiver(followUps) || invoiceEmail,
      verb: text.goOn,
      maxLength: 1000,
      check: (typed) => emails.safeParse(typed).error?.issues[0]?.message,
      failure: text.notMailed,
      run: async (email) => {
        const title = text.mailConfirm(serialNumberPadded, email);
        if (!(await confirm({ title, message: text.mailMessage, verb: text.send }))) return false;
        return mailing.save({ params: { invoiceId }, body: { email } });
      },
    });

  return {
    retry: (followUp: FollowUp) => retry(invoice, followUp),
    sendAgain: () => sendAgain(invoice),
    settle: (followUp: FollowUp) => settle(invoice, followUp),
    settleCredit: () => settleCreditOf(invoice),
    updateInFortnox: () => updateInFortnox(invoice),
    mailAgain,
    busy,
  };
}

function lastReceiver(followUps: readonly FollowUp[]): string {
  return followUps.findLast(({ kind, mail }) => kind === 'mail' && mail?.to && mail.toCustomer)?.mail?.to ?? '';
}
