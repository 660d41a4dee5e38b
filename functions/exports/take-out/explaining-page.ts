import { escapeHtml } from '../../../shared/lib/html.ts';
import { formatInstant, formatNumber } from '../../../shared/lib/format.ts';
import type { Manifest } from './manifest.ts';

type TakeOutSummary = Pick<Manifest, 'firm' | 'begunAt' | 'endedAt' | 'records' | 'left'>;

/** The page that explains the archive to whoever opens it, with or without Klang. */
export function explainingPage({ firm, begunAt, endedAt, records, left }: TakeOutSummary): string {
  const rows = Object.entries(records).map(
    ([kind, count]) => `<tr><td>poster/${kind}.jsonl</td><td class="n">${formatNumber(count)}</td></tr>`,
  );
  const missing = left.map(({ key, reason }) => `<li>${escapeHtml(key)}: ${escapeHtml(reason)}</li>`);
  return `<!doctype html>
<html lang="sv">
<meta charset="utf-8">
<title>Uttag ur Klang</title>
<style>body { font: 16px/1.5 sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem } td { padding: 0 1rem 0 0 } .n { text-align: right }</style>
<h1>Allt som ${escapeHtml(firm || 'firman')} har i Klang</h1>
<p>Uttaget började ${formatInstant(begunAt)} och var klart ${formatInstant(endedAt)}. En post som ändrades däremellan
är med som den var när den lästes.</p>
<h2>Innehåll</h2>
<table>
<tr><th>Fil</th><th>Poster</th></tr>
${rows.join('\n')}
</table>
<ul>
<li><b>poster/</b> har en fil för varje slag av post, och en rad för varje post. Raden är JSON: <code>id</code>,
<code>version</code>, <code>deleted</code> (sant om posten är borttagen), <code>changedAt</code> (tid i UTC),
<code>changedBy</code> (användarens id, 0 är systemet) och fälten i <code>data</code>. Belopp i fält som slutar på
<code>Ore</code> är hela ören. Ett fält som slutar på <code>Id</code> är <code>id</code> för posten det hänvisar till.</li>
<li><b>historik/</b> har en rad för varje version av varje post: vem, när, och fälten före (<code>before</code>) och
efter (<code>after</code>).</li>
<li><b>ovrigt/</b> har det som hör till posterna, bland annat fakturornas rader (<code>invoice-lines</code>),
tidrapporter, loggar, löpnummer (<code>counters</code>) och vad som återstod att göra med fakturor
(<code>follow-ups</code>).</li>
<li><b>listor/</b> har listorna i Klang, som de blir när de exporteras till Excel.</li>
<li><b>excel/</b> har samma poster som kalkylblad, för den som vill läsa dem utan program för JSON.</li>
<li><b>filer/</b> har projektens filer, i en mapp för varje projekt. Mappens namn är projektets <code>id</code>.</li>
<li><b>fakturor/</b> har fakturornas PDF:er och e-fakturor, i en mapp för varje faktura. Den som har ersatts av en
nyare har sin version i namnet.</li>
<li><b>innehall.json</b> nämner varje fil med storlek och kontrollsumma (SHA-256).</li>
</ul>
<h2>Inte med</h2>
<p>Hemligheter följer inte med: PIN-koder, inloggningar, nycklar och kopplingen till Fortnox. Inte heller olästa
aviseringar, pågående bakgrundsarbete, filer som har raderats och tidigare versioner av filer.</p>
${missing.length === 0 ? '' : `<p>De här filerna är inte heller med:</p><ul>${missing.join('\n')}</ul>`}
<h2>Lägga tillbaka</h2>
<p>I en tom installation av Klang läggs allt tillbaka med <code>npm run restore -- FIL</code>. Varje fil kontrolleras
mot sin kontrollsumma innan något skrivs. Fakturanummer och andra löpnummer fortsätter där de var. Alla väljer en ny
PIN med länken ”Glömt PIN”, och kopplingen till Fortnox görs om under System.</p>
</html>
`;
}
