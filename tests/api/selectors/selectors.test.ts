import { describe, expect, it } from 'vitest';
import { getAllContacts } from '../../../shared/contract/contacts.ts';
import { getAllProducts } from '../../../shared/contract/products.ts';
import { getAllProjects } from '../../../shared/contract/projects.ts';
import { getAllTags } from '../../../shared/contract/tags.ts';
import { getAllUsers } from '../../../shared/contract/users.ts';
import { compareSwedish } from '../../../shared/lib/text.ts';
import { makeProject } from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';

const staff = await logInAs('Staff');

describe('what a selector chooses from', () => {
  it('returns only id, initials and names of users', async () => {
    const users: { initials: string }[] = await staff.result(getAllUsers);
    expect(users.length).toBeGreaterThan(2);
    for (const user of users) expect(Object.keys(user).sort()).toEqual(['firstName', 'initials', 'lastName', 'userId']);
    const initials = users.map((user) => user.initials);
    expect(initials).toEqual(initials.toSorted(compareSwedish));
  });

  it('holds the active projects and no others', async () => {
    const active = await makeProject(staff);
    const closed = await makeProject(staff, { active: false });
    const codes = ((await staff.result(getAllProjects)) as { projectCode: string }[]).map((row) => row.projectCode);
    expect(codes).toContain(active.projectCode);
    expect(codes).not.toContain(closed.projectCode);
  });

  it.each([
    ['contacts', getAllContacts, 'fullName'],
    ['tags', getAllTags, 'name'],
    ['products', getAllProducts, 'name'],
  ] as const)('has %s in Swedish order', async (_kind, route, by) => {
    const rows: Record<string, string>[] = await staff.result(route);
    expect(rows.length).toBeGreaterThan(2);
    const words = rows.map((row) => row[by]!);
    expect(words).toEqual(words.toSorted(compareSwedish));
  });
});
