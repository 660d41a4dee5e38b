import { isDeepStrictEqual } from 'node:util';
import type { DynamoDBRecord } from 'aws-lambda';
import { type HistoryItem, archiveHistory } from '../../data/history/history-archive.ts';
import { countForAlarm } from '../../platform/log.ts';
import { historyPrefix } from '../../data/core/keys.ts';
import { recordOf } from '../../data/core/record-of.ts';

/** Copies new history to its archive, and sounds an alarm when history is altered or removed. */
export async function keepHistory(records: readonly DynamoDBRecord[]): Promise<void> {
  const added = records.flatMap(({ dynamodb }) => {
    const key = { pk: dynamodb?.Keys?.['pk']?.S ?? '', sk: dynamodb?.Keys?.['sk']?.S ?? '' };
    if (!key.sk.startsWith(historyPrefix) || !recordOf(key)) return [];
    const { OldImage: before, NewImage: after } = dynamodb!;
    if (before && !(after && isDeepStrictEqual(withoutLog(before), withoutLog(after)))) {
      countForAlarm('AlteredHistory', { event: 'history-altered', ...key, isRemoved: !after });
      return [];
    }
    // History of an earlier version enters the log by a migration.
    return after?.['log'] && !before?.['log'] ? [{ key, item: after }] : [];
  });
  await archiveHistory(added);
}

function withoutLog({ log: _log, ...item }: HistoryItem): HistoryItem {
  return item;
}
