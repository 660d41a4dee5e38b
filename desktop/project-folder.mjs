import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/** As the server makes codes, and as old ones were imported. Such a code cannot lead to another folder. */
const code = /^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$/;
const reserved = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?$/i;

export function isProjectCode(value) {
  return typeof value === 'string' && code.test(value) && !value.endsWith('.') && !reserved.test(value);
}

/** '2026' for 26-0042; undefined for codes of another form. */
export function yearOfCode(projectCode) {
  const [, year] = /^(\d{2})-/.exec(projectCode) ?? [];
  return year === undefined ? undefined : `20${year}`;
}

/**
 * Finds a project's folder below the root, in the folder that `below` names: '' for the root itself, '{year}' for one
 * per year. The folder's name is the project's code, or begins with it and a blank, a dash or an underscore.
 * @returns { ok: true, folder } or { ok: false, message }, in Swedish
 */
export async function findProjectFolder({ root, below = '' }, projectCode) {
  if (!isProjectCode(projectCode)) return refusal('Projektkoden går inte att använda som mapp.');
  if (!root || !path.isAbsolute(root)) return refusal('Ange projektens rotmapp i klang.json.');
  const year = yearOfCode(projectCode);
  if (below.includes('{year}') && year === undefined) return refusal(missing(projectCode, root));
  const parent = path.join(root, below.replaceAll('{year}', year ?? ''));
  try {
    const realRoot = await realpath(root);
    const name = nameAmong(await readdir(parent), projectCode);
    if (name === undefined) return refusal(missing(projectCode, parent));
    // Links and junctions are resolved before the folder's place is judged.
    const folder = await realpath(path.join(parent, name));
    if (!isInside(realRoot, folder)) return refusal('Mappen ligger utanför projektens rotmapp och öppnas inte.');
    if (!(await stat(folder)).isDirectory()) return refusal(missing(projectCode, parent));
    return { ok: true, folder };
  } catch (error) {
    if (error?.code === 'ENOENT' || error?.code === 'ENOTDIR') return refusal(missing(projectCode, parent));
    return refusal(`Mappen för ${projectCode} kunde inte öppnas.`);
  }
}

export function isInside(root, folder) {
  const relative = path.relative(root, folder);
  return relative !== '' && relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}

/** A bare code takes precedence over a code with a name; case is ignored, as on Windows. */
function nameAmong(names, projectCode) {
  const wanted = projectCode.toLowerCase();
  const exact = names.find((name) => name.toLowerCase() === wanted);
  return exact ?? names.toSorted().find((name) => /^[ _-][^\d]/.test(rest(name, wanted)));
}

function rest(name, wanted) {
  return name.toLowerCase().startsWith(wanted) ? name.slice(wanted.length) : '';
}

function missing(projectCode, parent) {
  return `Det finns ingen mapp för ${projectCode} i ${parent}.`;
}

function refusal(message) {
  return { ok: false, message };
}
