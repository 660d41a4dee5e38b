import { Agent, type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { forward } from '../../emulators/http/forward.ts';
import { listen } from '../../emulators/http/listen.ts';
import type { LocalTable } from '../assembly/system.ts';
import { type Item, fitsKeys } from './key-condition.ts';
import { type PendingChanges, keyOf } from './pending-changes.ts';
import { Tally } from '../strict/tally.ts';

type Query = Parameters<typeof fitsKeys>[0] & {
  TableName: string;
  IndexName?: string;
  Limit?: number;
  ScanIndexForward?: boolean;
  ExclusiveStartKey?: Item;
};
type Page = { Items: Item[]; Count: number; ScannedCount: number; LastEvaluatedKey?: Item };
type Index = {
  IndexName: string;
  KeySchema: { AttributeName: string; KeyType: string }[];
  Projection: { ProjectionType: string; NonKeyAttributes?: string[] };
};

export type LateIndexes = {
  url: string;
  follow(table: LocalTable, pending: PendingChanges): void;
  close(): Promise<void>;
};

const writes = /^(Put|Update|Delete|TransactWrite|BatchWrite)/;

/** Answers from global indexes lack the newest changes, as they may on AWS. */
export async function startLateIndexes(target: string, tally = new Tally()): Promise<LateIndexes> {
  const followed = new Map<string, { indexes: Index[]; pending: PendingChanges }>();
  const agent = new Agent({ keepAlive: true });

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const operation = String(incoming.headers['x-amz-target']).split('.').at(-1)!;
    const answer = await forward(target, agent, incoming, body);
    // Before the answer, so that the time of a change is that of its write.
    if (writes.test(operation)) await Promise.all([...followed.values()].map(({ pending }) => pending.read()));
    const shown = operation === 'Query' && answer.status === 200 ? await asLate(body, answer.body) : answer.body;
    const { 'x-amz-crc32': _, ...headers } = answer.headers;
    response.writeHead(answer.status, { ...headers, 'content-length': shown.length }).end(shown);
  }

  async function asLate(asked: Buffer, answered: Buffer): Promise<Buffer> {
    const query = JSON.parse(asked.toString('utf8')) as Query;
    const { indexes, pending } = followed.get(query.TableName) ?? {};
    const index = indexes?.find(({ IndexName }) => IndexName === query.IndexName);
    if (!index || !pending) return answered;
    await pending.read();
    const page = JSON.parse(answered.toString('utf8')) as Page;
    const shown = asBefore(query, index, page, pending.now());
    if (shown !== page) tally.count('lateAnswers');
    return Buffer.from(JSON.stringify(shown));
  }

  const server = createServer((incoming, response) => {
    handle(incoming, response).catch(() => response.destroy());
  });
  const { url, close } = await listen(server);
  return {
    url,
    follow: ({ name, properties }, pending) => {
      followed.set(name, { indexes: properties['GlobalSecondaryIndexes'] as Index[], pending });
    },
    close: async () => {
      agent.destroy();
      await close();
    },
  };
}

function asBefore(query: Query, index: Index, page: Page, pending: ReadonlyMap<string, Item | undefined>): Page {
  const keys = index.KeySchema.map(({ AttributeName }) => AttributeName);
  const sortKey = keys.at(-1)!;
  const direction = query.ScanIndexForward === false ? -1 : 1;
  const compare = (one: Item, other: Item) => direction * compareTexts(one[sortKey]?.S ?? '', other[sortKey]?.S ?? '');
  const old = [...pending.values()].filter(
    (item): item is Item =>
      item !== undefined &&
      keys.every((key) => item[key] !== undefined) &&
      fitsKeys(query, item) &&
      (!query.ExclusiveStartKey || compare(item, query.ExclusiveStartKey) > 0) &&
      (!page.LastEvaluatedKey || compare(item, page.LastEvaluatedKey) <= 0),
  );
  const visible = page.Items.filter((item) => !pending.has(keyOf(item)));
  if (old.length === 0 && visible.length === page.Items.length) return page;
  const all = [...visible, ...old.map((item) => projected(item, keys, index.Projection))].toSorted(compare);
  const Items = all.slice(0, query.Limit);
  const counts = { Count: Items.length, ScannedCount: Items.length };
  // What does not fit is on the next page.
  if (Items.length < all.length) return { ...page, ...counts, Items, LastEvaluatedKey: keysOf(Items.at(-1)!, keys) };
  return { ...page, ...counts, Items };
}

function keysOf(item: Item, keys: readonly string[]): Item {
  return Object.fromEntries(['pk', 'sk', ...keys].map((key) => [key, item[key]!]));
}

function projected(
  item: Item,
  keys: readonly string[],
  { ProjectionType, NonKeyAttributes = [] }: Index['Projection'],
): Item {
  if (ProjectionType === 'ALL') return item;
  const names = new Set(['pk', 'sk', ...keys, ...NonKeyAttributes]);
  return Object.fromEntries(Object.entries(item).filter(([name]) => names.has(name)));
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
