import { parseArgs } from 'node:util';
import type { Kind } from '../../functions/data/core/records.ts';
import { type Start, scanTable } from '../../functions/data/core/scan-table.ts';
import { type Item, parseRecord, raiseCounter } from '../../functions/data/core/table.ts';
import { runCommand } from '../deployment/command.ts';
import { restoreItem } from '../restore/restore-item.ts';
import { type Choice, CustomerFilter, byKeys } from '../restore/choose.ts';
import { restoreRecord } from '../restore/restore-record.ts';

/**
 * Restores records from a table that was restored to a point in time. Each becomes a new version of the existing
 * record, with a timestamp and history of its own, so that lists, open windows and later edits treat it like any
 * change. Counters are only raised: no number is given out twice.
 */
const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    keys: { type: 'string' },
    customer: { type: 'string' },
  },
});
const isNumber = /^\d+$/;
if (!values.from || !values.to || (values.customer !== undefined && !isNumber.test(values.customer))) {
  console.error(
    'Användning: npm run copy-items -- --from TABELL --to TABELL [--keys CUSTOMER#12 | --keys CUSTOMER# | --customer 12]',
  );
  process.exit(1);
}
const from = values.from;
// The stores write to the table in their environment.
process.env['TABLE_NAME'] = values.to;

async function* itemsOf(table: string): AsyncGenerator<Item[]> {
  let start: Start;
  do {
    const { items, next } = await scanTable(start, table);
    yield items;
    start = next;
  } while (start);
}

async function chosen(): Promise<Choice> {
  if (values.customer === undefined) return byKeys(values.keys ?? '');
  const filter = new CustomerFilter(Number(values.customer));
  for await (const items of itemsOf(from)) items.forEach((item) => filter.learn(item));
  const partitions = new Set<string>();
  for await (const items of itemsOf(from)) items.filter(filter.isRecordOf).forEach(({ pk }) => partitions.add(pk));
  return ({ pk }) => partitions.has(pk);
}

const counts = { written: 0, same: 0, left: 0 };

async function bringBack(item: Item): Promise<void> {
  if (item.sk !== 'RECORD') {
    await restoreItem(item);
    return;
  }
  const outcome = await restoreRecord(parseRecord(item['kind'] as Kind, item));
  if (typeof outcome === 'string') counts[outcome] += 1;
  else {
    counts.left += 1;
    console.log(`${item.pk}: rördes inte, ${outcome.left}.`);
  }
}

const atOnce = 10;
const counterPrefix = 'COUNTER#';

await runCommand(async () => {
  const isChosen = await chosen();
  for await (const items of itemsOf(from)) {
    for (const { pk, value } of items.filter((item) => item.pk.startsWith(counterPrefix))) {
      await raiseCounter(pk.slice(counterPrefix.length), Number(value));
    }
    const wanted = items.filter((item) => isChosen(item) && !item.pk.startsWith(counterPrefix));
    for (let index = 0; index < wanted.length; index += atOnce) {
      await Promise.all(wanted.slice(index, index + atOnce).map(bringBack));
    }
  }
  console.log(
    `Skrev ${counts.written} poster som nya versioner; ${counts.same} var som de var och ${counts.left} rördes inte.`,
  );
  console.log('Kör nu Rätta fakturadata (Inställningar, Dev): hänvisningar räknas om och fakturor stäms av.');
});
