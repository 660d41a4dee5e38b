import { escapeHtml } from '../lib/html.ts';

export function testMail(firstName: string, sentAt: string): { subject: string; text: string; html: string } {
  const lines = [
    `Hej ${firstName},`,
    `det här är ett testmejl från Klang, skickat ${sentAt}. Kom det fram fungerar utskicken.`,
  ];
  return {
    subject: 'Testmejl från Klang',
    text: lines.join('\n\n'),
    html: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n'),
  };
}
