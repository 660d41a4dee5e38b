import { Button, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { AttentionItem } from '../../../../shared/schemas/attention.ts';
import { panels } from '../../navigation/paths.ts';
import { usePanels } from '../../components/panel/panels.ts';
import { attentionText as text } from '../../text/attention.ts';
import { invoicesText } from '../../text/invoices.ts';
import { isLeftToPerson, isToSendAgain, isToSettle, useStuckActions } from './use-follow-up-actions.ts';
import { kindsToCancel } from '../../../../shared/codes/fortnox-differences.ts';
import { useCancelInvoice } from './use-cancel-invoice.ts';
import { useTickOff } from './use-tick-off.ts';

export function AttentionActions({ item }: { item: AttentionItem }) {
  const { linkTo } = usePanels();
  const { invoiceId, invoiceCode, serialNumberPadded, followUp, difference } = item;
  return (
    <Group gap="xs">
      {invoiceId !== null && followUp && <OfFollowUp of={{ invoiceId, serialNumberPadded }} followUp={followUp} />}
      {difference && kindsToCancel.includes(difference.kind) && <Cancel item={item} difference={difference} />}
      {difference && <TickOff item={item} difference={difference} />}
      {invoiceId !== null && (
        <Button
          component={Link}
          {...linkTo(panels.invoice(invoiceId))}
          variant="default"
          size="compact-xs"
          aria-label={text.openInvoice(invoiceCode)}
        >
          {text.open}
        </Button>
      )}
    </Group>
  );
}

type FollowUpProps = {
  of: { invoiceId: number; serialNumberPadded: string };
  followUp: NonNullable<AttentionItem['followUp']>;
};

function OfFollowUp({ of, followUp }: FollowUpProps) {
  const { retry, sendAgain, settle, settleCredit, updateInFortnox, busy } = useStuckActions();
  const isRetried =
    followUp.state !== 'Done' && followUp.needs !== 'accounting-link' && followUp.needs !== 'hand-delivery';
  return (
    <>
      {isRetried && (
        <Button variant="default" size="compact-xs" disabled={busy} onClick={() => void retry(of, followUp)}>
          {invoicesText.retry}
        </Button>
      )}
      {isToSendAgain(followUp) && (
        <Button variant="default" size="compact-xs" disabled={busy} onClick={() => void sendAgain(of)}>
          {invoicesText.sendAgain}
        </Button>
      )}
      {isLeftToPerson(followUp) && (
        <Button variant="default" size="compact-xs" disabled={busy} onClick={() => void settle(of, followUp)}>
          {invoicesText.markDelivered}
        </Button>
      )}
      {isToSettle(followUp) && (
        <Button variant="default" size="compact-xs" disabled={busy} onClick={() => void settle(of, followUp)}>
          {text.settle}
        </Button>
      )}
      {followUp.needs === 'sums' && (
        <Button variant="default" size="compact-xs" disabled={busy} onClick={() => void updateInFortnox(of)}>
          {invoicesText.updateInAccounting}
        </Button>
      )}
      {followUp.needs === 'settlement' && (
        <Button variant="default" size="compact-xs" disabled={busy} onClick={() => void settleCredit(of)}>
          {invoicesText.settleCredit}
        </Button>
      )}
    </>
  );
}

type TickOffProps = { item: AttentionItem; difference: NonNullable<AttentionItem['difference']> };

function Cancel({ item, difference }: TickOffProps) {
  const cancel = useCancelInvoice();
  return (
    <Button variant="default" size="compact-xs" onClick={() => void cancel(item, difference)}>
      {text.cancel}
    </Button>
  );
}

function TickOff({ item, difference }: TickOffProps) {
  const tickOff = useTickOff();
  return (
    <Button variant="default" size="compact-xs" onClick={() => void tickOff(item, difference)}>
      {text.tickOff}
    </Button>
  );
}
