import { formatCount } from '../lib/format.ts';
import { escapeHtml } from '../lib/html.ts';
import type { Notification } from '../schemas/notification.ts';

type MailedNotification = Pick<Notification, 'text' | 'link'>;

/** The mail with a user's unread notifications. */
export function dailyMail(
  firstName: string,
  { notifications, siteUrl }: { notifications: readonly MailedNotification[]; siteUrl: string },
): { subject: string; text: string; html: string } {
  const count = formatCount(notifications.length, 'nytt meddelande', 'nya meddelanden');
  const opening = [`Hej ${firstName},`, `du har ${count} i Klang.`];
  const closing = `Vad du får veta, och hur, väljer du i Klang under ditt namn och Gränssnitt: ${siteUrl}/settings/preferences`;
  const paragraph = (line: string) => `<p>${escapeHtml(line)}</p>`;
  const item = ({ text, link }: MailedNotification) =>
    `<li><a href="${escapeHtml(siteUrl + link)}">${escapeHtml(text)}</a></li>`;
  return {
    subject: `Klang: ${count}`,
    text: [...opening, notifications.map(({ text, link }) => `${text}\n${siteUrl}${link}`).join('\n\n'), closing].join(
      '\n\n',
    ),
    html: [...opening.map(paragraph), `<ul>${notifications.map(item).join('')}</ul>`, paragraph(closing)].join('\n'),
  };
}
