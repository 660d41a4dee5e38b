import type { DynamoDBRecord } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type * as HistoryChanged from '../../../../../functions/entry/events/history-changed.ts';
import { keys } from '../../../../../functions/data/core/keys.ts';
import { type LocalS3, startS3 } from '../../../../../infra/emulators/s3/server.ts';

const credentials = { accessKeyId: 'LOKALNYCKEL', secretAccessKey: 'lokal-hemlighet', region: 'eu-north-1' };

let server: LocalS3;
let keepHistory: (typeof HistoryChanged)['keepHistory'];
/** The items of each object of a day. */
let archived: (day: string) => Promise<unknown[][]>;
const alarms = vi.spyOn(console, 'error').mockReturnValue();

beforeAll(async () => {
  server = await startS3(credentials);
  await server.createBucket('historik', { versioned: true, lock: { mode: 'GOVERNANCE', days: 1 } });
  vi.stubEnv('HISTORY_ARCHIVE', 'historik');
  vi.stubEnv('AWS_ENDPOINT_URL_S3', server.url);
  vi.stubEnv('AWS_REGION', credentials.region);
  vi.stubEnv('AWS_ACCESS_KEY_ID', credentials.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', credentials.secretAccessKey);
  vi.resetModules();
  ({ keepHistory } = await import('../../../../../functions/entry/events/history-changed.ts'));
  const { s3 } = await import('../../../../../functions/platform/s3.ts');
  archived = async (day) => {
    const { client, GetObjectCommand, ListObjectsV2Command } = await s3();
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: 'historik', Prefix: `${day}/` }));
    return Promise.all(
      Contents.map(async ({ Key }) => {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: 'historik', Key }));
        const lines = (await Body!.transformToString()).trimEnd().split('\n');
        return lines.map((line) => JSON.parse(line));
      }),
    );
  };
});
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.resetModules();
  await server.close();
});

type Key = { pk: string; sk: string };

/** Each test has a day of its own. */
let day = '';
let days = 0;
beforeEach(() => {
  days += 1;
  day = `2026-11-${String(days).padStart(2, '0')}`;
  alarms.mockClear();
});

const entry = ({ pk, sk }: Key, name: string, { log = true, on = day } = {}) => ({
  pk: { S: pk },
  sk: { S: sk },
  changedAt: { S: `${on}T08:00:00.000Z` },
  changedBy: { N: '7' },
  before: { M: {} },
  after: { M: { name: { S: name } } },
  ...(log && { log: { S: 'log' } }),
});
type Image = ReturnType<typeof entry>;

function change({ pk, sk }: Key, before: Image | undefined, after: Image | undefined) {
  const dynamodb = { Keys: { pk: { S: pk }, sk: { S: sk } }, OldImage: before, NewImage: after };
  return { dynamodb } as unknown as DynamoDBRecord;
}

const added = (key: Key, name: string, options = {}) => change(key, undefined, entry(key, name, options));
const historyOf = (id: number) => keys.history('customer', id, 3);

it('the archive of history copies new history in the form that the table takes back, what comes together as one object', async () => {
  const records = [added(historyOf(12), 'Bygg AB'), added(historyOf(11), 'Ljud AB')];
  await keepHistory(records);
  const whole = [entry(historyOf(11), 'Ljud AB'), entry(historyOf(12), 'Bygg AB')];
  expect(await archived(day)).toEqual([whole]);
  // Delivered once more, in another order, and in parts.
  await keepHistory(records.toReversed());
  expect(await archived(day)).toEqual([whole]);
  await keepHistory(records.slice(1));
  expect((await archived(day)).toSorted((a, b) => b.length - a.length)).toEqual([whole, whole.slice(0, 1)]);
  expect(alarms).not.toHaveBeenCalled();
});

it('the archive of history keeps each day by itself', async () => {
  const on = '2025-12-31';
  await keepHistory([added(historyOf(12), 'Bygg AB', { on }), added(historyOf(13), 'Ton AB')]);
  expect(await archived(on)).toEqual([[entry(historyOf(12), 'Bygg AB', { on })]]);
  expect(await archived(day)).toEqual([[entry(historyOf(13), 'Ton AB')]]);
});

it('the archive of history copies history of an earlier version when it enters the log, and none of what is not in it', async () => {
  const key = keys.history('tag', 4, 1);
  await keepHistory([change(key, entry(key, 'Akut', { log: false }), entry(key, 'Akut'))]);
  await keepHistory([
    added(keys.history('user-settings', 4, 1), 'bred', { log: false }),
    added(keys.record('tag', 5), 'Post'),
  ]);
  expect(await archived(day)).toEqual([[entry(key, 'Akut')]]);
  expect(alarms).not.toHaveBeenCalled();
});

it.each(['staff-time-log', 'user', 'contact', 'project-log'] as const)(
  'the archive of history leaves contents of %s in the table',
  async (kind) => {
    const key = keys.history(kind, 9, 2);
    await keepHistory([added(key, 'sjuk')]);
    const { before: _before, after: _after, ...who } = entry(key, 'sjuk');
    expect(await archived(day)).toEqual([[who]]);
  },
);

it.each([
  ['altered', 'Ändrat AB', false],
  ['removed', undefined, true],
])('the archive of history sounds the alarm when history is %s, and keeps it as it was', async (_, name, isRemoved) => {
  const key = historyOf(20);
  await keepHistory([added(key, 'Riktiga AB')]);
  await keepHistory([change(key, entry(key, 'Riktiga AB'), name === undefined ? name : entry(key, name))]);
  expect(alarms).toHaveBeenCalledOnce();
  const [line] = alarms.mock.calls[0] as [string];
  expect(JSON.parse(line)).toMatchObject({ AlteredHistory: 1, event: 'history-altered', ...key, isRemoved });
  expect(line).not.toContain('AB');
  expect(await archived(day)).toEqual([[entry(key, 'Riktiga AB')]]);
});
