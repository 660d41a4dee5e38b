import { maxLogMessage } from '../../../../shared/entities/project-log.ts';
import { shortened } from '../../../../shared/lib/text.ts';
import { showAlert } from '../../components/dialogs/dialogs.ts';
import { projectLogText as text } from '../../text/project-log.ts';

export async function isSendable(message: string): Promise<boolean> {
  const { length } = message.trim();
  if (length === 0) await showAlert({ title: text.emptyMessage, tone: 'error' });
  return length > 0 && length <= maxLogMessage;
}

const maxLength = 60;

/** How the outbox names a message. */
export function shorten(message: string): string {
  return shortened(message.trim().replaceAll(/\s+/g, ' '), maxLength);
}
