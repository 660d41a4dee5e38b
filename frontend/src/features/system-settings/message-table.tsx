import type { LoggedMessage } from '../../../../shared/schemas/message-log.ts';
import classes from '../../components/log-table.module.css';
import { messageFateLabels, messageKindLabels, messageLogText as text } from '../../text/message-log.ts';

const columns = ['kind', 'to', 'mobilePhone', 'subject', 'fate'] as const;
const failures: readonly string[] = ['Uncertain', 'Refused', 'Bounced', 'Complained'];

export function MessageTable({ messages }: { messages: readonly LoggedMessage[] }) {
  return (
    <table className={classes['log']} aria-label={text.list}>
      <thead>
        <tr>
          <th scope="col">{text.columns.dateTime}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {text.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {messages.map((message) => (
          <tr key={message.id} data-failed={failures.includes(message.fate) || undefined}>
            <th scope="row">{message.dateTimeDisplay}</th>
            {columns.map((column) => (
              <td key={column} data-label={text.columns[column]}>
                {shown(message, column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function shown(message: LoggedMessage, column: (typeof columns)[number]): string {
  switch (column) {
    case 'kind':
      return messageKindLabels[message.kind];
    case 'fate':
      return messageFateLabels[message.fate] + (message.reason && `: ${message.reason}`);
    default:
      return message[column] || '–';
  }
}
