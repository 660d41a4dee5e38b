import { describe, expect, it } from 'vitest';
import { contactProjectRows } from '../../../../frontend/src/features/contacts/contact-project-rows.ts';
import { projectContactRows } from '../../../../frontend/src/features/contacts/project-contacts.ts';

const contact = (contactId: number) => ({ contactId }) as never;

describe('the persons of a project', () => {
  it('are the linked ones and its orderer, each once', () => {
    const rows = projectContactRows([contact(1), contact(2)], { mainContact: contact(2) });
    expect(rows.map(({ contactId, roles, isLinked }) => [contactId, roles, isLinked])).toEqual([
      [2, ['Beställare'], true],
      [1, ['Kopplad'], true],
    ]);
    expect(projectContactRows([], { mainContact: contact(3) })).toMatchObject([{ contactId: 3, isLinked: false }]);
    expect(projectContactRows([], { mainContact: null })).toEqual([]);
  });
});

describe('the projects of a person', () => {
  const choice = (projectId: number) => ({
    projectId,
    projectCode: `26-000${projectId}`,
    customerName: 'Alm AB',
    addressFormatted: 'Gatan 1',
  });
  const saved = (projectId: number, isLinked: boolean, isOrderer: boolean) => ({
    ...choice(projectId),
    active: true,
    isLinked,
    isOrderer,
  });
  const rolesOf = (selected: number[], stored: ReturnType<typeof saved>[]) =>
    contactProjectRows(selected, stored, [choice(1), choice(2), choice(3)]).map(({ projectId, roles }) => [
      projectId,
      roles,
    ]);

  it('are those that are selected and those it orders, and new links say that they are not saved yet', () => {
    const stored = [saved(3, true, true), saved(2, true, false), saved(1, false, true)];
    expect(rolesOf([3, 2], stored)).toEqual([
      [3, ['Beställare']],
      [2, ['Kopplad']],
      [1, ['Beställare']],
    ]);
    expect(rolesOf([1], stored)).toEqual([
      [3, ['Beställare']],
      [1, ['Beställare', 'Kopplas när du sparar']],
    ]);
    expect(rolesOf([2], [])).toEqual([[2, ['Kopplas när du sparar']]]);
  });
});
