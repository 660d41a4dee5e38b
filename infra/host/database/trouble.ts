import { statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { host, lasting } from '../../../shared/lib/deadlines.ts';
import { StartError } from '../data/start-error.ts';

const mebibyte = 1024 ** 2;
/** Room for a snapshot, a PDF and the database's temporary files. */
export const leastFreeBytes = 100 * mebibyte;

export function requireSpace(folder: string, least = leastFreeBytes): void {
  const free = freeBytes(folder);
  if (free >= least) return;
  throw new StartError(
    `Disken är full: ${Math.floor(free / mebibyte)} MB är lediga där ${folder} ligger, och Klang behöver ${Math.ceil(least / mebibyte)} MB. ` +
      'Frigör utrymme och starta igen. Inget har ändrats.',
  );
}

export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/**
 * @param isExpected whether it held data in the last run
 * @throws StartError when it is damaged, truncated or missing
 */
export function requireIntact(file: string, isExpected: boolean): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const fault = size > 0 ? faultIn(file) : isExpected && 'filen är tom eller borta';
  if (fault) throw damaged(file, fault);
}

function faultIn(file: string): string | undefined {
  try {
    const database = new DatabaseSync(file, { timeout: lasting(host.databaseLock) });
    try {
      const message = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})[0];
      return message === 'ok' ? undefined : String(message).split('\n').at(-1);
    } finally {
      database.close();
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export function damaged(file: string, fault: string): StartError {
  return new StartError(
    [
      `Databasen ${file} är skadad (${fault}).`,
      'Gör så här:',
      `  1. Kopiera hela mappen ${dirname(file)} till ett säkert ställe.`,
      '  2. Lägg tillbaka den senaste säkerhetskopian av mappen och starta igen.',
      '  3. Finns ingen kopia: starta med en ny mapp, npm start -- --data NY-MAPP.',
    ].join('\n'),
  );
}

export type Trouble = 'full' | 'damaged';

const signs: readonly (readonly [RegExp, Trouble])[] = [
  [/database or disk is full|ENOSPC/, 'full'],
  [/database disk image is malformed|file is not a database|disk I\/O error/, 'damaged'],
];

export function troubleIn(text: string): Trouble | undefined {
  return signs.find(([sign]) => sign.test(text))?.[1];
}

export const troubleSentences: Record<Trouble, string> = {
  full: 'Disken är full på datorn som kör Klang, så inget kan sparas. Frigör utrymme där och försök igen.',
  damaged: 'Databasen på datorn som kör Klang är skadad. Det som behöver göras står i fönstret där Klang startades.',
};
