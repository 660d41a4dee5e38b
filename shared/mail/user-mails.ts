import { escapeHtml } from '../lib/html.ts';
import type { MailText } from './invoice-mail.ts';

const paragraph = (line: string) => `<p>${escapeHtml(line)}</p>`;

export function resetMail(firstName: string, link: string): MailText {
  const lines = [
    `Hej ${firstName},`,
    'Du eller någon annan har bett om en ny PIN till Klang. Välj din nya PIN här:',
    link,
    'Länken gäller i 60 minuter och kan användas en gång. Om du inte har bett om den kan du bortse från det här mejlet.',
  ];
  const linkOrParagraph = (line: string) =>
    line === link
      ? `<p><a href="${escapeHtml(link)}">Välj ny PIN</a></p><p style="color:#555">${escapeHtml(link)}</p>`
      : paragraph(line);
  return {
    subject: 'Välj en ny PIN till Klang',
    text: lines.join('\n\n'),
    html: lines.map(linkOrParagraph).join('\n'),
  };
}

type LogInFacts = { at: string; device: string; address: string; siteUrl: string };

export function newDeviceMail(firstName: string, { at, device, address, siteUrl }: LogInFacts): MailText {
  const facts = [`Tid: ${at}`, `Enhet: ${device}`, `IP-adress: ${address}`];
  const before = [`Hej ${firstName},`, 'någon har loggat in i Klang med dina initialer och din PIN på en ny enhet.'];
  const after = [
    'Var det du behöver du inte göra något.',
    `Var det inte du: byt PIN i Klang, under ditt namn och Gränssnitt (${siteUrl}), och säg till den som sköter era användare. När PIN är bytt loggas alla andra enheter ut.`,
  ];
  return {
    subject: 'Inloggning i Klang på en ny enhet',
    text: [...before, facts.join('\n'), ...after].join('\n\n'),
    html: [...before.map(paragraph), `<p>${facts.map(escapeHtml).join('<br>')}</p>`, ...after.map(paragraph)].join(
      '\n',
    ),
  };
}

/** @param day the last day it is certain to work */
export function linkEndingMail(firstName: string, { day, link }: { day: string; link: string }): MailText {
  const lines = [
    `Hej ${firstName},`,
    `kopplingen mellan Klang och Fortnox har inte kunnat förnyas på länge och upphör ${day}. Efter det väntar fakturorna i Klang tills den är godkänd igen; ingen går förlorad.`,
    'Öppna Inställningar, System i Klang, tryck på ikonen för Fortnox och godkänn kopplingen på nytt:',
    link,
  ];
  const linkOrParagraph = (line: string) =>
    line === link ? `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>` : paragraph(line);
  return {
    subject: `Kopplingen till Fortnox upphör ${day}`,
    text: lines.join('\n\n'),
    html: lines.map(linkOrParagraph).join('\n'),
  };
}

export function testMail(firstName: string, sentAt: string): MailText {
  const lines = [
    `Hej ${firstName},`,
    `det här är ett testmejl från Klang, skickat ${sentAt}. Kom det fram fungerar utskicken.`,
  ];
  return {
    subject: 'Testmejl från Klang',
    text: lines.join('\n\n'),
    html: lines.map(paragraph).join('\n'),
  };
}
