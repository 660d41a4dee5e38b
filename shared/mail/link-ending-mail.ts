import { escapeHtml } from '../lib/html.ts';

/** @param day the last day it is certain to work */
export function linkEndingMail(
  firstName: string,
  { day, link }: { day: string; link: string },
): { subject: string; text: string; html: string } {
  const lines = [
    `Hej ${firstName},`,
    `kopplingen mellan Klang och Fortnox har inte kunnat förnyas på länge och upphör ${day}. Efter det väntar fakturorna i Klang tills den är godkänd igen; ingen går förlorad.`,
    'Öppna Inställningar, System i Klang, tryck på ikonen för Fortnox och godkänn kopplingen på nytt:',
    link,
  ];
  const paragraph = (line: string) =>
    line === link ? `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>` : `<p>${escapeHtml(line)}</p>`;
  return {
    subject: `Kopplingen till Fortnox upphör ${day}`,
    text: lines.join('\n\n'),
    html: lines.map(paragraph).join('\n'),
  };
}
