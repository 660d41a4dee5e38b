import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseFromProjectLog } from '../../../../functions/personal-data/erase-from-log.ts';
import type { Person } from '../../../../functions/personal-data/person.ts';
import { customers, projectLog } from '../../../../functions/personal-data/record-sections.ts';
import { findRecord, raiseCounter } from '../../../../functions/data/core/table.ts';
import { UnitOfWork } from '../../../../functions/data/core/unit-of-work.ts';
import { stageLogEntry } from '../../../../functions/projects/project-log-store.ts';
import { customer } from '../../../../shared/entities/customer.ts';
import { project } from '../../../../shared/entities/project.ts';
import { startTable } from '../../../support/start-table.ts';

let table: Awaited<ReturnType<typeof startTable>>;
beforeAll(async () => {
  table = await startTable('Named');
});
afterAll(() => table.close());

const now = new Date('2026-11-26T08:00:00Z');
const contactId = 7;

const person = (...names: string[]): Person => ({
  kind: 'contact',
  id: contactId,
  record: { data: { customerIds: [1] } } as unknown as Person['record'],
  names: new Set(names),
  initials: new Set(),
  emails: new Set(['anna@kund.example']),
});

const lines = [
  'Beställare ändrades från Anna Bergström till Anna Berg.',
  'Beställare ändrades från Anna Bergström till Anna Berg-Lind.',
  'Beställare ändrades från Eva-Anna Berg till Anna Bergander.',
  'Insats 7 från 2026-01-05, ”Anna Bergs mätning”, raderades.',
];

let entries = 0;

beforeEach(async () => {
  entries += 1;
  const unit = new UnitOfWork(1);
  const data = { ...project.empty, projectCode: `26-000${entries}`, customerId: 1, mainContactId: contactId };
  const { id: projectId } = await unit.create('project', data);
  stageLogEntry(unit, entries, { projectId, logType: 'Project', message: lines.join('\n'), now });
  await unit.commit(null);
  await raiseCounter('project-log', entries);
});

const message = async () => (await findRecord('project-log', entries))!.data.message.split('\n');

describe('a person whose name others’ names begin or end with', () => {
  it('is erased from a project log that keeps the others', async () => {
    await eraseFromProjectLog(person('Anna Berg'));
    expect(await message()).toEqual([
      'Beställare ändrades från Anna Bergström till Raderad person.',
      lines[1],
      lines[2],
      'Insats 7 från 2026-01-05, ”Raderad persons mätning”, raderades.',
    ]);
  });

  it('is erased by each name, of which one continues another', async () => {
    await eraseFromProjectLog(person('Anna Berg', 'Anna Bergström'));
    expect((await message())[0]).toBe('Beställare ändrades från Raderad person till Raderad person.');
  });

  it('gets no lines of a project log that name only others', async () => {
    const rows = await projectLog.rows(person('Anna Berg'), { now, knownChangedAt: undefined });
    expect(rows.at(-1)).toMatchObject({ message: [lines[0], lines[3]].join('\n') });
  });
});

it('a person’s file says each way in which a customer has the person', async () => {
  const unit = new UnitOfWork(1);
  await unit.create('customer', { ...customer.empty, name: 'Kunden', invoiceEmail: 'Anna@kund.example' });
  await unit.commit(null);
  const rows = await customers.rows(person('Anna Berg'), { now, knownChangedAt: undefined });
  expect(rows).toMatchObject([{ name: 'Kunden', as: `Kundens person, ${customer.labels.invoiceEmail}` }]);
});
