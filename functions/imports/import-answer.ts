import { formatCount } from '../../shared/lib/format.ts';
import { type RecordCheck, maxNamed } from '../../shared/schemas/record-import.ts';
import { inOrder } from '../spreadsheets/read-table.ts';
import type { CheckResult } from './check-records.ts';
import type { ParsedRecords } from './read-records.ts';
import type { RecordKind } from './record-kind.ts';

type Answer = Omit<RecordCheck, 'message' | 'batchId'>;

export function answerOf(
  read: Pick<ParsedRecords, 'faults' | 'unread' | 'hidden'>,
  { fresh, matches, alike, doubts, faults: recordFaults }: CheckResult,
): Answer {
  const faults = inOrder([...read.faults, ...recordFaults]);
  return {
    newCount: fresh.length,
    newNames: fresh.slice(0, maxNamed).map(({ name }) => name),
    alike: alike.slice(0, maxNamed),
    doubtCount: doubts.length,
    doubts: doubts.slice(0, maxNamed),
    matchCount: matches.length,
    matches: matches.slice(0, maxNamed),
    unread: read.unread,
    hidden: read.hidden,
    faultCount: faults.length,
    faults: faults.slice(0, maxNamed),
  };
}

export function checkMessage({ faultCount, newCount, matchCount }: Answer, kind: RecordKind): string {
  if (faultCount > 0) return formatCount(faultCount, 'cell behöver rättas', 'celler behöver rättas');
  if (newCount === 0) return 'Allt i filen finns redan. Det finns inget att importera.';
  const valid = `Filen stämmer: ${counted(newCount, kind)} kan importeras`;
  if (matchCount === 0) return valid;
  return `${valid}, ${counted(matchCount, kind)} finns redan och lämnas som ${matchCount === 1 ? 'den' : 'de'} är`;
}

export const begunMessage = ({ newCount }: Answer, kind: RecordKind): string =>
  `Importen av ${counted(newCount, kind)} har börjat`;

const counted = (count: number, { words }: RecordKind) => formatCount(count, words.one, words.many);
