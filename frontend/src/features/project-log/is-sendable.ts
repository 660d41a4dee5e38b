import { maxLogMessage } from '../../../../shared/entities/project-log.ts';
import { showAlert } from '../../components/dialogs/dialogs.ts';
import { projectLogText as text } from '../../text/project-log.ts';

export async function isSendable(message: string): Promise<boolean> {
  const { length } = message.trim();
  if (length === 0) await showAlert({ title: text.emptyMessage, tone: 'error' });
  return length > 0 && length <= maxLogMessage;
}
