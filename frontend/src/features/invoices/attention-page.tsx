import { Text } from '@mantine/core';
import { listAttention } from '../../../../shared/contract/calls/attention.ts';
import type { AttentionItem } from '../../../../shared/schemas/attention.ts';
import { useRoute } from '../../api/use-route.ts';
import { panels, paths } from '../../navigation/paths.ts';
import { formatInstant } from '../../components/format.ts';
import { GroupTitle } from '../../components/log/group-title.tsx';
import { type LogColumn, LogTable } from '../../components/log/log-table.tsx';
import { Notice } from '../../components/notice.tsx';
import { useCanOpen } from '../../components/openable.ts';
import { PanelButton } from '../../components/panel/panel-button.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { attentionLabels } from '../../text/attention-labels.ts';
import { attentionCount } from '../../text/attention-count.ts';
import { attentionText as text } from '../../text/attention.ts';
import { differenceTexts } from '../../text/fortnox-differences.ts';
import { AttentionActions } from './attention-actions.tsx';
import classes from './attention.module.css';
import { RepairLink } from './repair-link.tsx';

export function AttentionPage() {
  const query = useRoute(listAttention, {}, { silent: true });
  return (
    <div className={classes['page']}>
      <QueryView query={query}>{(items) => <Attention items={items} />}</QueryView>
    </div>
  );
}

function Attention({ items }: { items: readonly AttentionItem[] }) {
  return (
    <>
      <div className={classes['bar']}>
        <Text component="output" size="sm">
          {items.length > 0 && attentionCount(items.length)}
        </Text>
        <DifferenceButtons />
      </div>
      {items.length === 0 ? (
        <Notice title={text.none} hint={text.noneHint} />
      ) : (
        <LogTable
          label={text.list}
          rows={items}
          keyOf={keyOf}
          columns={columns}
          isFixed
          group={{
            of: ({ kind }) => kind,
            title: (_, some) => <GroupTitle {...attentionLabels[some[0]!.kind]} count={some.length} />,
          }}
        />
      )}
    </>
  );
}

function DifferenceButtons() {
  const canOpen = useCanOpen();
  if (!canOpen(paths.systemSettings)) return null;
  return (
    <div className={classes['buttons']}>
      <PanelButton panel={panels.tickedOff()}>{text.showTickedOff}</PanelButton>
      <PanelButton panel={panels.reconciliation()}>{text.compare}</PanelButton>
    </div>
  );
}

function keyOf({ invoiceId, followUp, difference }: AttentionItem): string {
  return difference ? `difference ${difference.differenceId}` : `${invoiceId} ${followUp?.followUpId}`;
}

function Reason({ item }: { item: AttentionItem }) {
  const { reason, followUp, difference, projectId, customerId } = item;
  if (difference) {
    const { label, advice } = differenceTexts[difference.kind];
    return (
      <>
        {text.difference(label, difference.ours, difference.theirs)}
        <Text size="xs" c="dimmed">
          {advice}
        </Text>
      </>
    );
  }
  const isMendable = followUp?.needs && projectId !== null && customerId !== null;
  return (
    <>
      {followUp?.to ? text.mailTo(reason, followUp.to) : reason}{' '}
      {isMendable && followUp.needs && <RepairLink needs={followUp.needs} invoice={{ projectId, customerId }} />}
    </>
  );
}

const { invoice, customer, owner, reason, since, action } = text.columns;

const columns: readonly LogColumn<AttentionItem>[] = [
  { label: invoice, look: classes['invoice'], cell: ({ invoiceCode }) => invoiceCode },
  { label: customer, look: classes['customer'], cell: ({ customerName }) => customerName },
  { label: owner, look: classes['owner'], cell: ({ projectOwnerUserInitials }) => projectOwnerUserInitials },
  { label: reason, cell: (item) => <Reason item={item} /> },
  { label: since, look: classes['since'], cell: (item) => formatInstant(item.since) },
  { label: action, look: classes['action'], cell: (item) => <AttentionActions item={item} /> },
];
