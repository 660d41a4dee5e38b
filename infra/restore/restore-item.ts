import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { dynamodb } from '../../functions/platform/dynamodb.ts';
import { environment } from '../../functions/platform/environment.ts';
import { mailTrouble } from '../../functions/data/core/due.ts';
import {
  budgetWarningPrefix,
  erasures,
  fileChangePrefix,
  followUpPrefix,
  fortnoxLogPrefix,
  historyPrefix,
  instalmentNoticePrefix,
  invoiceLinesPrefix,
  listViews,
  logEntryPrefix,
  logInPrefix,
  messageLogPrefix,
  quarantinePrefix,
  timeLogReadingPrefix,
  timeLogRemindersPrefix,
  timeReportPrefix,
  timeReports,
} from '../../functions/data/core/keys.ts';
import { logFields } from '../../functions/data/core/history-log.ts';
import { restoreCall } from '../../functions/fortnox/fortnox-log-store.ts';
import { recordOf } from '../../functions/data/core/record-of.ts';
import type { Item } from '../../functions/data/core/table.ts';
import { isUnsent } from '../../shared/domain/invoice/send-rules.ts';
import type { FollowUp } from '../../shared/schemas/invoice.ts';

/** Items beside records, which are written once. Unfinished work, sessions and guards are never restored. */
const keptPrefixes = [
  historyPrefix,
  logEntryPrefix,
  logInPrefix,
  invoiceLinesPrefix,
  followUpPrefix,
  fileChangePrefix,
  quarantinePrefix,
  budgetWarningPrefix,
  instalmentNoticePrefix,
  timeLogReadingPrefix,
  messageLogPrefix,
];
const keptPartitions = [erasures, listViews, timeReports, timeReportPrefix, timeLogRemindersPrefix];

const isKept = ({ pk, sk }: Item): boolean =>
  keptPrefixes.some((prefix) => sk.startsWith(prefix)) || keptPartitions.some((prefix) => pk.startsWith(prefix));

/** Restores an item that is no record, unless it exists. @returns whether it was missing */
export async function restoreItem(item: Item): Promise<boolean> {
  if (item.sk.startsWith(fortnoxLogPrefix)) return restoreCall(item);
  if (!isKept(item)) return false;
  const put = new PutCommand({
    TableName: environment.tableName(),
    Item: asWrittenNow(item),
    ConditionExpression: 'attribute_not_exists(pk)',
  });
  return dynamodb()
    .send(put)
    .then(
      () => true,
      (error: unknown) => {
        if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return false;
        throw error;
      },
    );
}

/** Until it is migrated, history of an earlier version is in no log. */
function asWrittenNow(item: Item): Item {
  if (item.sk.startsWith(followUpPrefix)) return withoutSending(item);
  const record = item.sk.startsWith(historyPrefix) ? recordOf(item) : undefined;
  return record ? { ...item, ...logFields(record.kind, item['changedBy'] as number) } : item;
}

const sendings = { mail: 'mejlet', 'e-invoice': 'e-fakturan' };

/** What was pending in the backup may have been sent since: a person decides whether to send it. */
export function withoutSending(item: Item): Item {
  const followUp = item as unknown as Pick<FollowUp, 'kind' | 'state' | 'mail'>;
  if (followUp.state !== 'Pending' || !isUnsent(followUp)) return item;
  const what = sendings[followUp.kind as keyof typeof sendings];
  return {
    ...item,
    state: 'Uncertain',
    lastError: `Fakturan är återställd ur en säkerhetskopia, och det är inte känt om ${what} hann skickas.`,
    needs: null,
    due: mailTrouble,
    dueAt: new Date().toISOString(),
    sendingSince: null,
  };
}
