import { Badge } from '@mantine/core';
import {
  IconAlertTriangle,
  IconBan,
  IconCircleCheck,
  IconClock,
  IconHelpCircle,
  IconMailX,
  IconPlugConnectedX,
  IconRefreshAlert,
  IconSend,
} from '@tabler/icons-react';
import type { FollowUp } from '../../../../shared/schemas/invoice.ts';
import { deliveryLabels, eInvoiceDeliveryLabels, invoicesText as text } from '../../text/invoices.ts';

type Props = {
  followUp: FollowUp;
  /** The invoice has been cancelled before it was sent this way. */
  isNeverSent: boolean;
};

export function FollowUpBadge({ followUp, isNeverSent }: Props) {
  const { color, icon: StateIcon, label } = isNeverSent ? notSent : lookOf(followUp);
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

type Look = { color: string; icon: typeof IconClock; label: string };

const notSent: Look = { color: 'gray', icon: IconBan, label: text.isNotSent };

function lookOf({ kind, state, lastError, needs, mail, doneBy }: FollowUp): Look {
  if (state === 'Uncertain') return { color: 'orange', icon: IconHelpCircle, label: text.uncertain };
  if (state === 'Stopped') return { color: 'red', icon: IconAlertTriangle, label: text.needsYou };
  if (state === 'Done') {
    const label = mail && doneBy === '' ? labelsOf(kind)[mail.delivery] : text.done;
    if (mail?.delivery === 'Bounced') return { color: 'red', icon: IconMailX, label };
    if (mail?.delivery === 'Complained') return { color: 'orange', icon: IconAlertTriangle, label };
    return { color: 'green', icon: IconCircleCheck, label };
  }
  if (needs === 'accounting-link') return { color: 'gray', icon: IconPlugConnectedX, label: text.waitsForLink };
  if (needs) return { color: 'red', icon: IconAlertTriangle, label: text.needsYou };
  if (kind === 'e-invoice' && mail?.to && !lastError) return { color: 'blue', icon: IconSend, label: text.sentWaits };
  if (lastError) return { color: 'red', icon: IconRefreshAlert, label: text.failing };
  return { color: 'gray', icon: IconClock, label: text.pending };
}

function labelsOf(kind: FollowUp['kind']): typeof deliveryLabels {
  return kind === 'e-invoice' ? eInvoiceDeliveryLabels : deliveryLabels;
}
