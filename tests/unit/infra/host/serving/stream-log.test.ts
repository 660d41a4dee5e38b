import { expect, it } from 'vitest';
import { StreamLog } from '../../../../../infra/host/stream/stream-log.ts';
import { StreamReader } from '../../../../../infra/host/stream/stream-reader.ts';

/** A stream of one shard, whose iterators are the numbers that they are after. */
function streamOf(numbers: number[]) {
  const asked: string[] = [];
  const answers: Record<string, (input: any) => object> = {
    DescribeStream: () => ({ StreamDescription: { Shards: [{ ShardId: 'one' }] } }),
    GetShardIterator: ({ SequenceNumber = '0' }) => ({ ShardIterator: SequenceNumber }),
    GetRecords: ({ ShardIterator, Limit }) => {
      const after = numbers.filter((number) => number > Number(ShardIterator)).slice(0, Limit);
      return {
        Records: after.map((number) => ({ dynamodb: { SequenceNumber: String(number) } })),
        NextShardIterator: String(after.at(-1) ?? ShardIterator),
      };
    },
  };
  const send = (command: { input: object }) => {
    const operation = command.constructor.name.replace(/Command$/, '');
    asked.push(operation);
    return Promise.resolve(answers[operation]!(command.input));
  };
  return { log: new StreamLog({ send }, 'arn'), asked };
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const numbersOf = (records: { dynamodb: { SequenceNumber?: string } }[]) =>
  records.map(({ dynamodb }) => Number(dynamodb.SequenceNumber));
const reads = (asked: string[]) => asked.filter((operation) => operation === 'GetRecords').length;

async function readAll(reader: StreamReader, limit: number): Promise<number[]> {
  const found = await reader.next(limit);
  if (!found) return [];
  reader.handled(found.shard, found.last);
  return [...numbersOf(found.records), ...(await readAll(reader, limit))];
}

it('consumers at the same place share the requests, in batches of their own', async () => {
  const numbers = upTo(1_500);
  const { log, asked } = streamOf(numbers);
  const [one, other] = [new StreamReader(log, {}), new StreamReader(log, {})];
  expect(await Promise.all([readAll(one, 100), readAll(other, 10)])).toEqual([numbers, numbers]);
  // Two of records, and one for each that finds that there are no more.
  expect(reads(asked)).toBeLessThanOrEqual(4);
  numbers.push(1_501);
  log.refresh();
  expect(await Promise.all([one.next(100), other.next(10)])).toMatchObject([{ last: '1501' }, { last: '1501' }]);
});

it('a read that was sent before a write is not shared after it', async () => {
  const numbers: number[] = [];
  const { log } = streamOf(numbers);
  const sent = log.after('one', undefined, '0');
  numbers.push(1);
  expect(log.after('one', undefined, '0')).toBe(sent);
  log.refresh();
  expect((await log.after('one', undefined, '0')).records).toHaveLength(1);
});

it('a batch has wanted records only, and the place is after all that were looked at', async () => {
  const { log, asked } = streamOf(upTo(1_000));
  const reader = new StreamReader(log, {});
  const isWanted = ({ dynamodb }: { dynamodb: { SequenceNumber?: string } }) =>
    Number(dynamodb.SequenceNumber) % 300 === 0;
  const first = await reader.next(2, isWanted);
  expect(numbersOf(first!.records)).toEqual([300, 600]);
  expect(first!.last).toBe('600');
  const second = await reader.next(2, isWanted);
  expect(numbersOf(second!.records)).toEqual([900]);
  expect(second!.last).toBe('1000');
  expect(reads(asked)).toBe(1);
  reader.handled('one', second!.last);
  expect(reader.positions).toEqual({ one: { after: '1000' } });
});

it('a reader begins after what was handled before', async () => {
  const { log } = streamOf(upTo(20));
  expect(await readAll(new StreamReader(log, { one: { after: '15' } }), 3)).toEqual([16, 17, 18, 19, 20]);
});
