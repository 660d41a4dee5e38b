import { escapeHtml } from '../lib/html.ts';

export function resetMail(firstName: string, link: string): { subject: string; text: string; html: string } {
  const lines = [
    `Hej ${firstName},`,
    'Du eller någon annan har bett om en ny PIN till Klang. Välj din nya PIN här:',
    link,
    'Länken gäller i 60 minuter och kan användas en gång. Om du inte har bett om den kan du bortse från det här mejlet.',
  ];
  const paragraph = (line: string) =>
    line === link
      ? `<p><a href="${escapeHtml(link)}">Välj ny PIN</a></p><p style="color:#555">${escapeHtml(link)}</p>`
      : `<p>${escapeHtml(line)}</p>`;
  return { subject: 'Välj en ny PIN till Klang', text: lines.join('\n\n'), html: lines.map(paragraph).join('\n') };
}
