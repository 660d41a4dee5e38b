import {
  IconAlertTriangle,
  IconCalendar,
  IconChartBar,
  IconClipboardCheck,
  IconCoins,
  IconFileInvoice,
  IconFolders,
  IconTransfer,
  type Icon,
} from '@tabler/icons-react';
import type { NotificationKind } from '../../../../shared/codes/notifications.ts';
import classes from './messages.module.css';

const icons: Record<NotificationKind, Icon> = {
  SharedWork: IconClipboardCheck,
  GivenProject: IconFolders,
  InvoiceTrouble: IconAlertTriangle,
  OverdueInvoice: IconFileInvoice,
  TransferEnded: IconTransfer,
  TimeLogDue: IconCalendar,
  ProjectBudget: IconChartBar,
  InstalmentDue: IconCoins,
};

export function NotificationIcon({ kind }: { kind: NotificationKind }) {
  const Glyph = icons[kind];
  return <Glyph size="1rem" className={classes['kind']} aria-hidden />;
}
