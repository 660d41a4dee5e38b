import { maxLogMessage } from '../../../../shared/entities/project-log.ts';
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
  const line = message.trim().replaceAll(/\s+/g, ' ');
  return line.length <= maxLength ? line : `${line.slice(0, maxLength).trimEnd()}…`;
}
