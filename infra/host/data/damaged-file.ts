import { relative, sep } from 'node:path';
import type { DamagedFile } from '../../emulators/storage/durable-files.ts';
import { StartError } from './start-error.ts';

/** What is lost when a file of the folder is moved away; nothing works without the others. */
const losses: Record<string, string> = {
  mail: 'Det mejlet saknas då i inkorgen; inget annat ändras.',
  sqs: 'Den händelsen körs då inte om; inget annat ändras.',
  fortnox: 'Den posten saknas då i det lokala Fortnox.',
  s3: 'Den filen saknas då i Klang.',
};

/** @param folder the data folder @returns what to do about a damaged file, in Swedish */
export function damagedFile({ file, message }: DamagedFile, folder: string): StartError {
  const [part = ''] = relative(folder, file).split(sep);
  const loss = losses[part];
  const what = part === 'kms' ? `Nyckelfilen ${file} är skadad` : `Filen ${file} är skadad`;
  return new StartError(
    [
      `${what} (${message}). Inget har ändrats.`,
      'Gör så här:',
      `  1. Kopiera hela mappen ${folder} till ett säkert ställe.`,
      `  2. Lägg tillbaka filen från den senaste säkerhetskopian av mappen och starta igen.`,
      loss === undefined
        ? '  3. Finns ingen kopia: starta med en ny mapp, npm start -- --data NY-MAPP. Utan nyckeln går hemligheterna inte att läsa, och ingen kan logga in.'
        : `  3. Finns ingen kopia: flytta bort filen och starta igen. ${loss}`,
    ].join('\n'),
  );
}
