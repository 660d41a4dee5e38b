import { escapeHtml } from '../lib/html.ts';

type Facts = { at: string; device: string; address: string; siteUrl: string };

export function newDeviceMail(
  firstName: string,
  { at, device, address, siteUrl }: Facts,
): { subject: string; text: string; html: string } {
  const facts = [`Tid: ${at}`, `Enhet: ${device}`, `IP-adress: ${address}`];
  const before = [`Hej ${firstName},`, 'någon har loggat in i Klang med dina initialer och din PIN på en ny enhet.'];
  const after = [
    'Var det du behöver du inte göra något.',
    `Var det inte du: byt PIN i Klang, under ditt namn och Gränssnitt (${siteUrl}), och säg till den som sköter era användare. När PIN är bytt loggas alla andra enheter ut.`,
  ];
  const paragraph = (line: string) => `<p>${escapeHtml(line)}</p>`;
  return {
    subject: 'Inloggning i Klang på en ny enhet',
    text: [...before, facts.join('\n'), ...after].join('\n\n'),
    html: [...before.map(paragraph), `<p>${facts.map(escapeHtml).join('<br>')}</p>`, ...after.map(paragraph)].join(
      '\n',
    ),
  };
}
