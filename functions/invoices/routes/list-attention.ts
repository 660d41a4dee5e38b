import { listAttention } from '../../../shared/contract/attention.ts';
import { problemSentence } from '../../../shared/codes/connection-problems.ts';
import { attentionKindOf, needsAttention, withoutFollowUpTrouble } from '../../../shared/domain/invoice/attention.ts';
import { isUnsent, sendRefusal } from '../../../shared/domain/invoice/send-rules.ts';
import { hasRole } from '../../../shared/domain/roles.ts';
import { type AttentionItem, attentionKinds } from '../../../shared/schemas/attention.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { type KnownDifference, openDifferences } from '../../data/replica/lists/differences.ts';
import { route } from '../../request/route.ts';
import { type StoredFollowUp, unfinishedFollowUps } from '../stores/follow-up-store.ts';
import type { StoredRecord } from '../../data/core/records.ts';
import { getFortnoxConnection } from '../../settings/settings-store.ts';
import { findRecords } from '../../data/core/table.ts';

export const handler = route(listAttention, async ({ user, knownChangedAt }) => {
  const [followUps, connection] = await Promise.all([unfinishedFollowUps(), getFortnoxConnection()]);
  const { state, problem } = connection.data;
  const isLinkBroken = state === 'Broken';
  const stuck = followUps.filter((one) => needsAttention(one, { isLinkBroken }));
  const mayCompare = hasRole(user.role, 'SuperAdmin');
  const found = mayCompare ? openDifferences(await freshReplica({ knownChangedAt })) : [];
  const differences = withoutFollowUpTrouble(found, stuck);
  const ids = [...stuck, ...differences].map(({ invoiceId }) => ['invoice', invoiceId] as const);
  const invoices = await findRecords(ids);
  const linkProblem = problemSentence(problem?.name ?? 'not-connected');
  const items = [
    ...stuck.flatMap((one) => itemOfFollowUp(one, invoices.get('invoice', one.invoiceId), linkProblem)),
    ...differences.map((one) => itemOfDifference(one, invoices.get('invoice', one.invoiceId))),
  ];
  const rank = ({ kind }: AttentionItem) => attentionKinds.indexOf(kind);
  return items.toSorted((a, b) => rank(a) - rank(b) || a.since.localeCompare(b.since));
});

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
      ...shownOf(invoice),
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
    ...(invoice ? shownOf(invoice) : { ...theirsAlone, invoiceCode: invoiceCode || documentNumber, customerName }),
    kind: 'difference',
    since: foundAt,
    reason: '',
    followUp: null,
    difference: { differenceId, kind, ours, theirs },
  };
}

function shownOf({ id, data }: StoredRecord<'invoice'>) {
  const { projectId, customerId, projectOwnerUserId, projectOwnerUserInitials, customerName } = data;
  const { serialNumberPadded, invoiceCode } = data;
  const invoice = { invoiceId: id, serialNumberPadded, invoiceCode };
  return { ...invoice, projectId, customerId, projectOwnerUserId, projectOwnerUserInitials, customerName };
}
