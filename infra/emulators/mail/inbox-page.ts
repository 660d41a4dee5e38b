import { escapeHtml, linkedText } from './html.ts';
import { inboxStyle } from './inbox-style.ts';
import type { Mail } from './mailbox.ts';

const maxShown = 200;
const time = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm', dateStyle: 'short', timeStyle: 'short' });
const size = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 1 });

export function inboxPage(mails: readonly Mail[], open: Mail | undefined): string {
  const title = open ? `${open.subject || '(utan ämne)'} – Inkorg` : 'Inkorg';
  const count = mails.length === 1 ? '1 mejl' : `${mails.length} mejl`;
  return `<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${inboxStyle}</style>
</head>
<body${open ? ' class="is-open"' : ''}>
<nav aria-label="Mejl">
<header><h1>Inkorg</h1><p>${count} · <a href="/">Uppdatera</a></p></header>
${mails.length === 0 ? '<p class="empty">Inga mejl än. Det som Klang skickar hamnar här i stället för hos mottagaren.</p>' : list(mails, open)}
</nav>
<main>${open ? openMail(open) : '<p class="empty">Välj ett mejl i listan.</p>'}</main>
</body>
</html>`;
}

function list(mails: readonly Mail[], open: Mail | undefined): string {
  const rows = mails.slice(0, maxShown).map((mail) => {
    const mark = mail === open ? ' aria-current="page"' : '';
    const clip = mail.attachments.length > 0 ? ' · bilaga' : '';
    return `<li><a href="/mejl/${mail.id}"${mark}>
<span class="who">${escapeHtml(recipients(mail).join(', '))}</span>
<span class="what">${escapeHtml(mail.subject || '(utan ämne)')}</span>
<span class="when">${shownTime(mail)}${clip}</span></a></li>`;
  });
  const rest = mails.length > maxShown ? `<p class="empty">De ${maxShown} senaste visas.</p>` : '';
  return `<ul>${rows.join('\n')}</ul>${rest}`;
}

function recipients({ to, cc, bcc }: Mail): string[] {
  return to.length > 0 ? to : [...cc, ...bcc];
}

function shownTime({ receivedAt }: Mail): string {
  return `<time datetime="${receivedAt}">${time.format(new Date(receivedAt))}</time>`;
}

function openMail(mail: Mail): string {
  const facts: [string, string[]][] = [
    ['Från', [mail.from]],
    ['Till', mail.to],
    ['Kopia', mail.cc],
    ['Dold kopia', mail.bcc],
    ['Svar till', mail.replyTo],
  ];
  const shown = facts.filter(([, values]) => values.length > 0);
  return `<article>
<p class="back"><a href="/">‹ Alla mejl</a></p>
<h2>${escapeHtml(mail.subject || '(utan ämne)')}</h2>
<dl>${shown.map(([name, values]) => `<dt>${name}</dt><dd>${escapeHtml(values.join(', '))}</dd>`).join('')}
<dt>Skickat</dt><dd>${shownTime(mail)}</dd></dl>
${attachments(mail)}
${content(mail)}
</article>`;
}

function attachments({ id, attachments: all }: Mail): string {
  if (all.length === 0) return '';
  const items = all.map(
    ({ name, size: bytes }, index) =>
      `<li><a href="/mejl/${id}/bilagor/${index}" download>${escapeHtml(name)}</a> <small>${shownSize(bytes)}</small></li>`,
  );
  return `<h3>Bilagor</h3><ul class="attachments">${items.join('')}</ul>`;
}

function content({ id, html, text }: Mail): string {
  const plain = `<pre>${linkedText(text)}</pre>`;
  if (html === '') return plain;
  const frame = `<iframe src="/mejl/${id}/innehall" title="Mejlets innehåll" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
  return text === '' ? frame : `${frame}<details><summary>Visa som text</summary>${plain}</details>`;
}

function shownSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} byte`;
  return bytes < 1e6 ? `${size.format(bytes / 1000)} kB` : `${size.format(bytes / 1e6)} MB`;
}
