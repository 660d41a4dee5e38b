import { problemSentence } from '../../shared/codes/connection-problems.ts';
import { attentionKindOf } from '../../shared/domain/invoice/attention.ts';
import { isUnsent, sendRefusal } from '../../shared/domain/invoice/send-rules.ts';
import { type AttentionItem, attentionKinds } from '../../shared/schemas/attention.ts';
import type { Data, StoredRecord } from '../data/core/records.ts';
import { findRecords } from '../data/core/table.ts';
import type { KnownDifference } from '../data/replica/lists/differences.ts';
import type { StoredFollowUp } from './stores/follow-up-store.ts';

type Trouble = {
  followUps: readonly StoredFollowUp[];
  differences: readonly KnownDifference[];
  connection: Pick<Data<'fortnox-connection'>, 'problem'>;
};

/** Follow-ups and differences with their invoices, by kind and then the oldest first. */
export async function attentionItems({ followUps, differences, connection }: Trouble): Promise<AttentionItem[]> {
  const ids = [...followUps, ...differences].map(({ invoiceId }) => ['invoice', invoiceId] as const);
  const invoices = await findRecords(ids);
  const linkProblem = problemSentence(connection.problem?.name ?? 'not-connected');
  const items = [
    ...followUps.flatMap((one) => itemOfFollowUp(one, invoices.get('invoice', one.invoiceId), linkProblem)),
    ...differences.map((one) => itemOfDifference(one, invoices.get('invoice', one.invoiceId))),
  ];
  const rank = ({ kind }: AttentionItem) => attentionKinds.indexOf(kind);
  return items.toSorted((a, b) => rank(a) - rank(b) || a.since.localeCompare(b.since));
}

function itemOfFollowUp(
  one: StoredFollowUp,
  invoice: StoredRecord<'invoice'> | undefined,
  linkProblem: string,
): AttentionItem[] {
  // Nobody needs to see to what is not sent any more.
  if (!invoice || (isUnsent(one) && sendRefusal(invoice.data) !== undefined)) return [];
  const { followUpId, kind, state, needs, isTrouble, mail, lastError, askedAt } = one;
  return [
    {
      ...invoiceFields(invoice),
      kind: attentionKindOf(kind, invoice.data.status),
      since: mail?.deliveryAt ?? askedAt,
      reason: mail?.deliveryReason || lastError || (needs === 'accounting-link' ? linkProblem : ''),
      followUp: { followUpId, kind, state, needs, isTrouble, to: mail?.to ?? '' },
      difference: null,
    },
  ];
}

function itemOfDifference(one: KnownDifference, invoice: StoredRecord<'invoice'> | undefined): AttentionItem {
  const { differenceId, kind, ours, theirs, foundAt, invoiceCode, documentNumber, customerName } = one;
  const theirsAlone = {
    serialNumberPadded: '',
    invoiceId: null,
    projectId: null,
    customerId: null,
    projectOwnerUserId: null,
    projectOwnerUserInitials: '',
  };
  return {
    ...(invoice
      ? invoiceFields(invoice)
      : { ...theirsAlone, invoiceCode: invoiceCode || documentNumber, customerName }),
    kind: 'difference',
    since: foundAt,
    reason: '',
    followUp: null,
    difference: { differenceId, kind, ours, theirs },
  };
}

function invoiceFields({ id, data }: StoredRecord<'invoice'>) {
  const { projectId, customerId, projectOwnerUserId, projectOwnerUserInitials, customerName } = data;
  const { serialNumberPadded, invoiceCode } = data;
  const invoice = { invoiceId: id, serialNumberPadded, invoiceCode };
  return { ...invoice, projectId, customerId, projectOwnerUserId, projectOwnerUserInitials, customerName };
}
