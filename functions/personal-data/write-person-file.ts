import type { PersonKind } from '../../shared/codes/person-kinds.ts';
import { fullName } from '../../shared/domain/contact.ts';
import { formatInstant } from '../../shared/lib/format.ts';
import { escapeHtml } from '../../shared/lib/html.ts';
import { dayOf } from '../../shared/lib/days.ts';
import { spreadsheetAuthor } from '../spreadsheets/spreadsheet-file.ts';
import { type SheetColumn, sheetOf, writeSpreadsheet } from '../spreadsheets/write-spreadsheet.ts';
import { type ZippedEntry, ZipStream } from '../platform/zip-stream.ts';
import { type PersonNames, getPerson } from './person.ts';
import type { Section, SectionRow } from './section.ts';
import { sections } from './sections.ts';

export const zipType = 'application/zip';

type PersonFileRequest = {
  kind: PersonKind;
  id: number;
  now: Date;
  /** The newest change that the caller knows of. */
  knownChangedAt: string | undefined;
  /** Whether the caller may read the user's time logs. */
  withTimeLogs: boolean;
  /** Told of the rows so far, after each sheet. */
  onSheet: (rows: number) => Promise<void>;
};

type FilledSection = { name: string; section: Section; rows: SectionRow[] };

type PersonFile = { bytes: Uint8Array; rows: number };

/** Everything about a person, as a ZIP of a page that explains it, a spreadsheet, and the same as JSON. */
export async function writePersonFile({
  kind,
  id,
  now,
  knownChangedAt,
  withTimeLogs,
  onSheet,
}: PersonFileRequest): Promise<PersonFile> {
  const person = await getPerson(kind, id);
  const author = await spreadsheetAuthor();
  const requested = Object.entries(sections as Record<string, Section>).filter(
    ([, { of, isOfTimeLogs }]) => of.includes(kind) && (withTimeLogs || !isOfTimeLogs),
  );
  const filledSections: FilledSection[] = [];
  for (const [name, section] of requested) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time, as each may read all records of a kind
    filledSections.push({ name, section, rows: await section.rows(person, { now, knownChangedAt }) });
    // oxlint-disable-next-line no-await-in-loop -- reports its progress
    await onSheet(rowsIn(filledSections));
  }
  const name = fullName({ firstName: '', lastName: '', ...(person.record.data as PersonNames) });
  const sheets = filledSections.map(({ section, rows }) => sheetOf(section.title, columnsOf(section), rows));
  const json = {
    name,
    takenAt: now.toISOString(),
    by: author,
    ...Object.fromEntries(filledSections.map(({ name: key, rows }) => [key, rows])),
  };
  const bytes = await zipped(now, {
    'LÄS MIG.html': explaining({
      name,
      author,
      now,
      filledSections,
      lacksTimeLogs: kind === 'user' && !withTimeLogs,
    }),
    [`Uppgifter ${dayOf(now)}.xlsx`]: await writeSpreadsheet(sheets, { author }),
    'uppgifter.json': JSON.stringify(json, null, 1),
  });
  return { bytes, rows: rowsIn(filledSections) };
}

const rowsIn = (filledSections: readonly FilledSection[]) =>
  filledSections.reduce((sum, { rows }) => sum + rows.length, 0);

function columnsOf({ columns }: Section): SheetColumn<SectionRow>[] {
  return Object.entries(columns).map(([name, column]) => {
    const [heading, format] = typeof column === 'string' ? ([column, 'text'] as const) : column;
    return { heading, format, value: (row) => row[name] };
  });
}

async function zipped(now: Date, files: Record<string, string | Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new ZipStream(
    (bytes) => {
      chunks.push(bytes);
      return Promise.resolve();
    },
    { at: 0, now },
  );
  const entries: ZippedEntry[] = [];
  // oxlint-disable-next-line no-await-in-loop -- a ZIP is written in one direction
  for (const [path, content] of Object.entries(files)) entries.push(await zip.add(path, [Buffer.from(content)]));
  await zip.end(entries);
  return Buffer.concat(chunks);
}

type PersonFileContents = {
  name: string;
  author: string;
  now: Date;
  filledSections: readonly FilledSection[];
  lacksTimeLogs: boolean;
};

function explaining({ name, author, now, filledSections, lacksTimeLogs }: PersonFileContents): string {
  const rows = filledSections.map(
    ({ section, rows: sectionRows }) =>
      `<tr><td>${escapeHtml(section.title)}</td><td class="n">${sectionRows.length}</td></tr>`,
  );
  return `<!doctype html>
<html lang="sv">
<meta charset="utf-8">
<title>Registerutdrag</title>
<style>body { font: 16px/1.5 sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem } td { padding: 0 1rem 0 0 } .n { text-align: right }</style>
<h1>Registerutdrag för ${escapeHtml(name)}</h1>
<p>Det här är de uppgifter om ${escapeHtml(name)} som finns hos ${escapeHtml(author || 'företaget')} i Klang,
${formatInstant(now.toISOString())} (dataskyddsförordningen artikel 15).</p>
<p>Kalkylbladet öppnas i Excel eller liknande och har ett blad för varje rad nedan. Filen <code>uppgifter.json</code> har
samma uppgifter för den som vill läsa dem med ett program.</p>
<table>
<tr><th>Blad</th><th>Rader</th></tr>
${rows.join('\n')}
</table>
<h2>Inte med</h2>
<p>PIN, nycklar och annat som släpper in någon lämnas aldrig ut; av nycklar står bara namn och datum. Namn på andra
personer är inte med, inte heller vem som har ändrat en uppgift. Projektens filer är inte genomsökta.
Fakturor anges med nummer; själva fakturan lämnas ut på begäran.</p>
${lacksTimeLogs ? '<p>Tidloggen är inte med, eftersom den som tog ut filen inte får läsa den. Den lämnas ut av den som får.</p>' : ''}
<h2>Hur länge</h2>
<p>Fakturor, deras underlag och tidloggar som är underlag för lön sparas till och med det sjunde året efter det
kalenderår då räkenskapsåret avslutades (bokföringslagen 1999:1078, 7 kap. 2 §). Loggar av inloggningar och mejl sparas i
90 dagar, aviseringar i 60 och loggen över projektens filer i ett år. Övrigt sparas tills det rättas eller raderas.</p>
</html>
`;
}
