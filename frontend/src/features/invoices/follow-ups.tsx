import '@mantine/core/styles/List.css';
import { Badge, Group, List, Text } from '@mantine/core';
import { IconCircleCheck, IconClock, IconRefreshAlert } from '@tabler/icons-react';
import type { FollowUp } from '../../../../shared/schemas/invoice.ts';
import { formatInstant } from '../../components/format.ts';
import { followUpLabels, invoicesText as text } from '../../text/invoices.ts';

/** What follows the invoice, and how far it has come. */
export function FollowUps({ followUps }: { followUps: readonly FollowUp[] }) {
  return (
    <List listStyleType="none" size="sm" spacing="0.25rem">
      {followUps.map((followUp) => (
        <List.Item key={followUp.kind}>
          <Group gap="xs">
            <span>{followUpLabels[followUp.kind]}</span>
            <State followUp={followUp} />
            {followUp.doneAt && (
              <Text span size="sm" c="dimmed">
                {formatInstant(followUp.doneAt)}
              </Text>
            )}
          </Group>
          {followUp.lastError && (
            <Text size="sm" c="dimmed">
              {followUp.lastError}
            </Text>
          )}
        </List.Item>
      ))}
    </List>
  );
}

function State({ followUp: { state, lastError } }: { followUp: FollowUp }) {
  if (state === 'Done') return <StateBadge color="green" icon={IconCircleCheck} label={text.done} />;
  if (lastError) return <StateBadge color="red" icon={IconRefreshAlert} label={text.failing} />;
  return <StateBadge color="gray" icon={IconClock} label={text.pending} />;
}

type BadgeProps = { color: string; icon: typeof IconClock; label: string };

function StateBadge({ color, icon: StateIcon, label }: BadgeProps) {
  return (
    <Badge
      variant="light"
      color={color}
      size="sm"
      radius="sm"
      tt="none"
      leftSection={<StateIcon size="0.75rem" aria-hidden />}
    >
      {label}
    </Badge>
  );
}
