import {
  mailInvoiceAgain,
  retryFollowUp,
  settleCredit,
  settleMailTrouble,
  updateInAccounting,
} from '../../../../shared/contract/invoices.ts';
import { email } from '../../../../shared/fields/fields.ts';
import type { FollowUp, Invoice } from '../../../../shared/schemas/invoice.ts';
import { useSave } from '../../api/use-save.ts';
import { confirm, prompt } from '../../components/dialogs/dialogs.ts';
import { attentionText } from '../../text/attention.ts';
import { invoicesText as text } from '../../text/invoices.ts';

type Stuck = Pick<FollowUp, 'followUpId' | 'state'>;
type Of = { invoiceId: number; serialNumberPadded: string };

export function useStuckActions() {
  const retrying = useSave(retryFollowUp, { success: text.retried, failure: text.notRetried });
  const settling = useSave(settleMailTrouble, { success: attentionText.settled, failure: attentionText.notSettled });
  const updating = useSave(updateInAccounting, {
    success: text.updatingInAccounting,
    failure: text.notUpdatedInAccounting,
  });

  async function updateThere({ invoiceId, serialNumberPadded }: Of) {
    const message = text.updateInAccountingMessage(serialNumberPadded);
    const title = text.updateInAccountingQuestion;
    if (!(await confirm({ title, message, verb: text.updateInAccounting }))) return;
    await updating.save({ params: { invoiceId } }).catch(() => {});
  }

  const settlingCredit = useSave(settleCredit, { success: text.creditSettled, failure: text.creditNotSettled });

  async function sayCreditSettled({ invoiceId, serialNumberPadded }: Of) {
    const message = text.settleCreditMessage(serialNumberPadded);
    if (!(await confirm({ title: text.settleCreditQuestion, message, verb: text.settleCredit }))) return;
    await settlingCredit.save({ params: { invoiceId } }).catch(() => {});
  }

  async function settle({ invoiceId }: Of, { followUpId }: Stuck) {
    await settling.save({ params: { invoiceId, followUpId } }).catch(() => {});
  }

  async function retry({ invoiceId }: Of, { followUpId, state }: Stuck) {
    const isSure =
      state !== 'Uncertain' ||
      (await confirm({ title: text.uncertainQuestion, message: text.uncertainMessage, verb: text.retry }));
    if (isSure) await retrying.save({ params: { invoiceId, followUpId } }).catch(() => {});
  }

  const busy = [retrying, settling, settlingCredit, updating].some(({ saving }) => saving);
  return { retry, settle, settleCredit: sayCreditSettled, updateThere, busy };
}

export function useFollowUpActions(invoice: Invoice) {
  const { invoiceId, serialNumberPadded, invoiceEmail, followUps } = invoice;
  const { retry, settle, settleCredit: sayCreditSettled, updateThere, busy } = useStuckActions();
  const mailing = useSave(mailInvoiceAgain, { success: text.mailAsked, failure: text.notMailed });

  async function mailAgain() {
    const to = await prompt({
      title: text.mailQuestion(serialNumberPadded),
      label: text.email,
      initial: lastReceiver(followUps) || invoiceEmail,
      verb: text.goOn,
      maxLength: 254,
      check: (address) => email.safeParse(address).error?.issues[0]?.message,
    });
    if (to === undefined) return;
    const message = text.mailMessage(serialNumberPadded, to);
    if (!(await confirm({ title: text.mailConfirm(to), message, verb: text.send }))) return;
    await mailing.save({ params: { invoiceId }, body: { email: to } }).catch(() => {});
  }

  return {
    retry: (followUp: FollowUp) => retry(invoice, followUp),
    settle: (followUp: FollowUp) => settle(invoice, followUp),
    settleCredit: () => sayCreditSettled(invoice),
    updateThere: () => updateThere(invoice),
    mailAgain,
    busy: busy || mailing.saving,
  };
}

function lastReceiver(followUps: readonly FollowUp[]): string {
  return followUps.findLast(({ mail }) => mail?.to && mail.toCustomer)?.mail?.to ?? '';
}
