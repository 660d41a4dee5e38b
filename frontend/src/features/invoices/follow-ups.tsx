import '@mantine/core/styles/List.css';
import { Button, Group, List, Text } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { isSending, isUnsent, sendRefusal } from '../../../../shared/domain/invoice/send-rules.ts';
import type { FollowUp, Invoice } from '../../../../shared/schemas/invoice.ts';
import { formatInstant } from '../../components/format.ts';
import { followUpLabels, invoicesText as text } from '../../text/invoices.ts';
import { attentionText } from '../../text/attention.ts';
import { ArchivedFiles } from './archived-files.tsx';
import { FollowUpBadge } from './follow-up-badge.tsx';
import { MailingFacts } from './mailing-facts.tsx';
import { RepairLink } from './repair-link.tsx';
import { isLeftToPerson, isToSendAgain, isToSettle, useFollowUpActions } from './use-follow-up-actions.ts';

export function FollowUps({ invoice }: { invoice: Invoice }) {
  const { retry, sendAgain, settle, settleCredit, updateInFortnox, mailAgain, busy } = useFollowUpActions(invoice);
  const { followUps } = invoice;
  const refusal = sendRefusal(invoice);
  const cannotBeSent = ({ kind }: FollowUp) => refusal !== undefined && isSending(kind);
  const wasNeverSent = (followUp: FollowUp) => refusal !== undefined && isUnsent(followUp);
  return (
    <>
      <List listStyleType="none" size="sm" spacing="0.5rem">
        {followUps.map((followUp) => (
          <List.Item key={followUp.followUpId}>
            <Group gap="xs">
              <span>{followUpLabels[followUp.kind]}</span>
              <FollowUpBadge followUp={followUp} isNeverSent={wasNeverSent(followUp)} />
              {followUp.doneAt && (
                <Text span size="sm" c="dimmed">
                  {formatInstant(followUp.doneAt)} {followUp.doneBy && text.saidBy(followUp.doneBy)}
                </Text>
              )}
              {canRetry(followUp) && !cannotBeSent(followUp) && (
                <Button variant="default" size="compact-xs" disabled={busy} onClick={() => void retry(followUp)}>
                  {text.retry}
                </Button>
              )}
              {followUp.needs === 'sums' && (
                <Button variant="default" size="compact-xs" disabled={busy} onClick={() => void updateInFortnox()}>
                  {text.updateInAccounting}
                </Button>
              )}
              {followUp.needs === 'settlement' && (
                <Button variant="default" size="compact-xs" disabled={busy} onClick={() => void settleCredit()}>
                  {text.settleCredit}
                </Button>
              )}
              {isToSendAgain({ ...followUp, to: followUp.mail?.to }) && !cannotBeSent(followUp) && (
                <Button variant="default" size="compact-xs" disabled={busy} onClick={() => void sendAgain()}>
                  {text.sendAgain}
                </Button>
              )}
              {isLeftToPerson(followUp) && !wasNeverSent(followUp) && (
                <Button variant="default" size="compact-xs" disabled={busy} onClick={() => void settle(followUp)}>
                  {text.markDelivered}
                </Button>
              )}
              {isToSettle(followUp) && (
                <Button variant="default" size="compact-xs" disabled={busy} onClick={() => void settle(followUp)}>
                  {attentionText.settle}
                </Button>
              )}
            </Group>
            <ArchivedFiles files={followUp.files} />
            {followUp.mail && <MailingFacts followUp={followUp} mail={followUp.mail} />}
            {followUp.lastError && (
              <Text size="sm">
                {followUp.lastError} {followUp.needs && <RepairLink needs={followUp.needs} invoice={invoice} />}
              </Text>
            )}
          </List.Item>
        ))}
      </List>
      {refusal === undefined ? (
        <Button
          variant="default"
          size="xs"
          mt="sm"
          leftSection={<IconMailForward size="1rem" />}
          disabled={busy}
          onClick={() => void mailAgain()}
        >
          {isMailed(followUps) ? text.sendAgain : text.mailTo}
        </Button>
      ) : (
        <Text size="sm" c="dimmed" mt="sm">
          {refusal}
        </Text>
      )}
    </>
  );
}

/** A follow-up before its first attempt needs no retry. */
function canRetry({ state, lastError, needs }: FollowUp): boolean {
  if (needs === 'hand-delivery') return false;
  return state === 'Uncertain' || state === 'Stopped' || (state === 'Pending' && lastError !== '');
}

function isMailed(followUps: readonly FollowUp[]): boolean {
  return followUps.some(({ kind, state }) => kind === 'mail' && state === 'Done');
}
