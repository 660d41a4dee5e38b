import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { erasures } from '../../../../functions/personal-data/run-erasure.ts';
import { stagePersonErasure } from '../../../../functions/personal-data/stage-erasure.ts';
import { dynamodb } from '../../../../functions/platform/dynamodb.ts';
import { keys } from '../../../../functions/data/core/keys.ts';
import type { StoredRecord } from '../../../../functions/data/core/records.ts';
import { findRecord, raiseCounter } from '../../../../functions/data/core/table.ts';
import { UnitOfWork } from '../../../../functions/data/core/unit-of-work.ts';
import { keepMessage } from '../../../../functions/messages/message-log-store.ts';
import { stageLogEntry } from '../../../../functions/projects/project-log-store.ts';
import { findErasures } from '../../../../functions/personal-data/erasure-store.ts';
import { runTask } from '../../../../functions/data/tasks/run-task.ts';
import { contact } from '../../../../shared/entities/contact.ts';
import { project } from '../../../../shared/entities/project.ts';
import { startTable } from '../../../support/start-table.ts';
import { byTier } from '../../../support/tier.ts';

const TableName = 'Erased';
let table: Awaited<ReturnType<typeof startTable>>;

beforeAll(async () => {
  table = await startTable(TableName);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => table.close());

/** More than a step of the history takes. */
const versions = 45;
/** One of how many requests is tried. */
const everyNth = byTier(4, 1);
const now = new Date('2026-11-26T08:00:00Z');
let made = 0;

/** A person with a long history, a mail, and a line of a project's log. */
async function makePerson(): Promise<{ record: StoredRecord<'contact'>; word: string }> {
  made += 1;
  const word = `Krascherik${made}x`;
  const email = `${word}@kund.example`.toLowerCase();
  const unit = new UnitOfWork(1);
  const data = { ...contact.empty, firstName: word, lastName: 'Ett', email };
  const record: StoredRecord<'contact'> = {
    kind: 'contact',
    id: made,
    version: versions,
    deleted: false,
    changedAt: now.toISOString(),
    changedBy: 1,
    refs: 0,
    data,
  };
  unit.put({ ...keys.record('contact', made), ...record });
  for (let version = 1; version <= versions; version += 1) {
    const [was, is] = [{ role: `${word} ${version - 1}` }, { role: `${word} ${version}` }];
    const changes = version === 1 ? { before: {}, after: data } : { before: was, after: is };
    unit.put({ ...keys.history('contact', made, version), changedAt: now.toISOString(), changedBy: 1, ...changes });
  }
  const { id: projectId } = await unit.create('project', {
    ...project.empty,
    projectCode: word.slice(0, 3) + made,
    customerId: 1,
    mainContactId: record.id,
  });
  const message = `Beställare är nu ${word} Ett.`;
  stageLogEntry(unit, made, { projectId, logType: 'Project', message, now });
  await unit.commit(null);
  await raiseCounter('project-log', made);
  await keepMessage({ kind: 'Invoice', to: email, mobilePhone: '', subject: 'Faktura' }, now);
  return { record, word };
}

async function placesOf(word: string): Promise<string[]> {
  const places: string[] = [];
  for (let start: Record<string, unknown> | undefined, isFirst = true; isFirst || start; isFirst = false) {
    const { Items = [], LastEvaluatedKey } = await dynamodb().send(
      new ScanCommand({ TableName, ExclusiveStartKey: start }),
    );
    const wanted = word.toLowerCase();
    places.push(
      ...Items.flatMap((item) =>
        JSON.stringify(item).toLowerCase().includes(wanted) ? [`${item['pk']} ${item['sk']}`] : [],
      ),
    );
    start = LastEvaluatedKey;
  }
  return places;
}

/** Fails the nth request to the table and all after it, as when the process dies: before it is sent, or after. */
function dieAt(nth: number, moment: 'before' | 'after'): { hasDied: () => boolean } {
  const client = dynamodb();
  const send = client.send.bind(client) as (...args: unknown[]) => Promise<unknown>;
  let count = 0;
  vi.spyOn(client, 'send').mockImplementation((async (...args: unknown[]) => {
    count += 1;
    if (count > nth || (count === nth && moment === 'before')) throw new Error('The process is dead.');
    const answer = await send(...args);
    if (count === nth) throw new Error('The process is dead.');
    return answer;
  }) as never);
  return { hasDied: () => count >= nth };
}

async function begin({ id }: { id: number }): Promise<void> {
  const record = (await findRecord('contact', id))!;
  const unit = new UnitOfWork(7);
  await stagePersonErasure(unit, record, now);
  await unit.commit(null);
}

const finish = async () => {
  for (const { erasureId, stage } of await findErasures()) {
    if (stage !== 'done') await runTask(erasures, keys.erasure(erasureId), { until: Date.now() + 60_000, joins: true });
  }
};

describe('an erasure that dies at any request', () => {
  it('leaves nothing half begun', async () => {
    const { record, word } = await makePerson();
    for (let nth = 1; ; nth += 1) {
      const death = dieAt(nth, 'before');
      await begin(record).catch(() => undefined);
      vi.restoreAllMocks();
      const isErased = (await findRecord('contact', record.id))!.data.erasedAt !== null;
      const notes = (await findErasures()).filter(({ id }) => id === record.id);
      expect(notes).toHaveLength(isErased ? 1 : 0);
      if (!death.hasDied()) break;
    }
    await finish();
    expect(await placesOf(word)).toEqual([]);
  }, 60_000);

  it.each(['before', 'after'] as const)(
    'is finished by the next run: %s the request',
    async (moment) => {
      for (let nth = 1; ; nth += everyNth) {
        const { record, word } = await makePerson();
        await begin(record);
        const death = dieAt(nth, moment);
        await finish().catch(() => undefined);
        vi.restoreAllMocks();
        await finish();
        expect(await placesOf(word), `request ${nth}`).toEqual([]);
        const [note] = await findErasures();
        expect(note).toMatchObject({ id: record.id, byUserId: 7, stage: 'done', doneAt: expect.any(String) });
        expect((await findRecord('contact', record.id))!.data).toMatchObject({
          firstName: 'Raderad',
          lastName: 'person',
        });
        if (!death.hasDied()) {
          expect(nth).toBeGreaterThan(8);
          break;
        }
      }
    },
    300_000,
  );
});
