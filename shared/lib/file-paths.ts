/** What a file or folder may be called, so that Windows and S3 both take it; and where it then lies. */

/** Of a name, in the units that Windows counts. */
const maxNameLength = 255;
/** Of a whole path: S3 takes keys of 1024 bytes, of which the project's folder needs some. */
const maxPathBytes = 990;

const reserved = /^(CON|PRN|AUX|NUL|COM[0-9¹²³]|LPT[0-9¹²³]|CONIN\$|CONOUT\$)$/i;
// oxlint-disable-next-line no-control-regex
const control = /[\u0000-\u001f\u007f-\u009f]/;
/** Marks that turn text around or cannot be seen: 'rekning\u202efdp.exe' looks like a PDF. */
// oxlint-disable-next-line no-misleading-character-class
const invisible = /[\u200b\u200e\u200f\u061c\u2028\u2029\u202a-\u202e\u2060\u2066-\u2069\ufeff]/;
const forbidden = /[<>:"/\\|?*]/;

/** The name as it is stored: a Mac writes å as a and a ring. */
export function cleanName(name: string): string {
  return name.normalize('NFC');
}

/** Why a file or folder cannot have this name, in Swedish; undefined when it can. */
export function nameFault(name: string): string | undefined {
  if (name === '') return 'Namnet kan inte lämnas tomt.';
  if (name === '.' || name === '..') return 'Namnet kan inte vara . eller ..';
  if (control.test(name)) return 'Namnet innehåller styrtecken, som inte kan användas.';
  if (!name.isWellFormed() || /[\ufffd-\uffff]/.test(name)) return 'Namnet innehåller tecken som inte kan användas.';
  if (invisible.test(name)) return 'Namnet innehåller osynliga tecken, som inte kan användas.';
  if (forbidden.test(name)) return 'Namnet kan inte innehålla något av < > : " / \\ | ? *';
  // S3 puts the name of the sent file in its place.
  if (name.includes('${filename}')) return 'Namnet kan inte innehålla ${filename}.';
  if (/[. ]$/.test(name)) return 'Namnet kan inte sluta med punkt eller mellanslag.';
  if (name.length > maxNameLength) return `Namnet är för långt. Högst ${maxNameLength} tecken.`;
  const stem = name.split('.')[0]!.trimEnd();
  if (reserved.test(stem)) return `${stem.toUpperCase()} är reserverat av Windows. Välj ett annat namn.`;
  return undefined;
}

/** Why nothing can lie at this path below a project's folder; undefined when it can. The folder itself is ''. */
export function pathFault(path: string): string | undefined {
  if (path === '') return undefined;
  if (path.startsWith('/') || path.startsWith('\\')) return 'Sökvägen kan inte börja med ett snedstreck.';
  if (/^[a-z]:/i.test(path)) return 'Sökvägen kan inte börja med en enhet, som C:.';
  const names = path.split('/');
  if (names.includes('')) return 'Sökvägen innehåller ett tomt namn.';
  const fault = names.map(nameFault).find((one) => one !== undefined);
  if (fault) return fault;
  return new TextEncoder().encode(path).length > maxPathBytes ? 'Sökvägen är för lång. Korta namnen.' : undefined;
}

/** The last name of a path. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The folder that a path lies in; '' for the project's own. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}

/** A path below a folder. */
export function joinPath(folder: string, rest: string): string {
  return folder === '' ? rest : `${folder}/${rest}`;
}

/** Whether a path is a folder or lies in it. */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** 'pdf' of 'Ritning.PDF'; '' where there is none, as in '.gitignore'. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}

/** The same for two names that Windows takes for one: 'Ritning.pdf' and 'RITNING.pdf'. */
export function nameKey(name: string): string {
  return cleanName(name).toUpperCase();
}
