import { withoutUnseen } from './clean-text.ts';

/** In UTF-16 units, as on Windows. */
const maxNameLength = 255;
/** The limit of a path: S3 keys have 1,024 bytes, including the project's prefix. */
const maxPathBytes = 990;

const reserved = /^(CON|PRN|AUX|NUL|COM[0-9¹²³]|LPT[0-9¹²³]|CONIN\$|CONOUT\$)$/i;
// oxlint-disable-next-line no-control-regex
const control = /[\u0000-\u001f\u007f-\u009f]/;
/** Signs that no name has ever had here: 'rekning\u202efdp.exe' looks like a PDF. */
const unseen = String.raw`[\u200b\u200e\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\ufeff]`;
const dropped = new RegExp(unseen, 'g');
const invisible = new RegExp(`${unseen}|[\\u2028\\u2029]`);
const forbidden = /[<>:"/\\|?*]/;

/** A new name, composed, since macOS decomposes å into a and a ring, and without signs that nobody sees. */
export function cleanName(name: string): string {
  return withoutUnseen(name).normalize('NFC');
}

/** The path of something that is there: an older name may have signs that nobody sees, such as a soft hyphen. */
export function cleanPath(path: string): string {
  return path.replace(dropped, '').normalize('NFC');
}

/** The path of something new in a folder that may be there. */
export function cleanNewPath(path: string): string {
  const at = path.lastIndexOf('/') + 1;
  return cleanPath(path.slice(0, at)) + cleanName(path.slice(at));
}

export function nameFault(name: string): string | undefined {
  if (name === '') return 'Namnet kan inte lämnas tomt.';
  if (name === '.' || name === '..') return 'Namnet kan inte vara . eller ..';
  if (control.test(name)) return 'Namnet innehåller styrtecken, som inte kan användas.';
  if (!name.isWellFormed() || /[\ufffd-\uffff]/.test(name)) return 'Namnet innehåller tecken som inte kan användas.';
  if (invisible.test(name)) return 'Namnet innehåller osynliga tecken, som inte kan användas.';
  if (forbidden.test(name)) return 'Namnet kan inte innehålla något av < > : " / \\ | ? *';
  // S3 replaces it with the name of the uploaded file.
  if (name.includes('${filename}')) return 'Namnet kan inte innehålla ${filename}.';
  if (/[. ]$/.test(name)) return 'Namnet kan inte sluta med punkt eller mellanslag.';
  if (name.length > maxNameLength) return `Namnet är för långt. Högst ${maxNameLength} tecken.`;
  const stem = name.split('.')[0]!.trimEnd();
  if (reserved.test(stem)) return `${stem.toUpperCase()} är reserverat av Windows. Välj ett annat namn.`;
  return undefined;
}

/** '' is the project's folder itself, which is valid. */
export function pathFault(path: string): string | undefined {
  if (path === '') return undefined;
  if (path.startsWith('/') || path.startsWith('\\')) return 'Sökvägen kan inte börja med ett snedstreck.';
  if (/^[a-z]:/i.test(path)) return 'Sökvägen kan inte börja med en enhet, som C:.';
  const names = path.split('/');
  if (names.includes('')) return 'Sökvägen innehåller ett tomt namn.';
  const fault = names.map(nameFault).find((one) => one !== undefined);
  if (fault) return fault;
  return bytesOf(path) > maxPathBytes ? 'Sökvägen är för lång. Korta namnen.' : undefined;
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

export function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}

export function joinPath(folder: string, rest: string): string {
  return folder === '' ? rest : `${folder}/${rest}`;
}

export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** 'pdf' for 'Ritning.PDF'; '' without an extension, as for '.gitignore'. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}

/** Equal for names that Windows considers the same: 'Ritning.pdf' and 'RITNING.pdf'. */
export function nameKey(name: string): string {
  return cleanName(name).toUpperCase();
}

/** 'Foto (2).jpg' after 'Foto.jpg', and 'Foto (3).jpg' after that. A name without room for the number is shortened. */
export function nextName(path: string): string {
  const name = nameOf(path);
  const extension = extensionOf(name);
  const end = extension === '' ? name.length : name.length - extension.length - 1;
  const [, stem = '', number = '1'] = /^(.*?)(?: \((\d+)\))?$/s.exec(name.slice(0, end)) ?? [];
  const folder = folderOf(path);
  const tail = ` (${Number(number) + 1})${name.slice(end)}`;
  const signs = Array.from(stem);
  while (signs.length > 1 && !fits(folder, `${signs.join('')}${tail}`)) signs.pop();
  const left = signs.join('');
  return joinPath(folder, `${left === stem ? stem : left.trimEnd()}${tail}`);
}

function fits(folder: string, name: string): boolean {
  return name.length <= maxNameLength && bytesOf(joinPath(folder, name)) <= maxPathBytes;
}

const bytesOf = (path: string): number => new TextEncoder().encode(path).length;
