// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { menuFor } from '../../../../frontend/src/app/pages/menu.ts';
import type { GrantChoice } from '../../../../shared/codes/grants.ts';
import type { Role } from '../../../../shared/codes/roles.ts';
import { screenList } from '../../../../frontend/src/navigation/screens.ts';

const pathsOf = (role: Role, overviewAccess?: GrantChoice) =>
  menuFor({ role, overviewAccess }).flatMap((entry) => ('to' in entry ? [entry.to] : entry.items.map(({ to }) => to)));

describe('the menu', () => {
  it('shows only screens that are there', () => {
    const there = new Set(screenList.map(({ path }) => path));
    expect(pathsOf('Developer').filter((path) => !there.has(path))).toEqual([]);
  });

  it('hides from Staff what is for higher roles', () => {
    const higher = screenList.filter(({ role }) => role !== 'Staff').map(({ path }) => path);
    expect(pathsOf('Staff').filter((path) => higher.includes(path))).toEqual([]);
    expect(pathsOf('SuperAdmin')).toContain('/settings/products');
  });

  it('has the order of the specification, and the overview for those who may see it', () => {
    const order = ['Hem', 'Översikt', 'Kund', 'Projekt', 'Kontakt', 'Fakturor', 'Inställningar'];
    const labels = menuFor({ role: 'Developer' }).map(({ label }) => label);
    expect(labels).toEqual(order.filter((label) => labels.includes(label)));
    expect(pathsOf('SuperAdmin')).toContain('/overview');
    expect(pathsOf('Staff')).not.toContain('/overview');
    expect(pathsOf('Staff', 'Given')).toEqual([
      ...pathsOf('Staff').slice(0, 5),
      '/overview',
      ...pathsOf('Staff').slice(5),
    ]);
    expect(pathsOf('SuperAdmin')).toContain('/superadmin/erasable-persons');
    expect(pathsOf('SuperAdmin', 'Denied')).toEqual(pathsOf('SuperAdmin').filter((path) => path !== '/overview'));
  });
});

describe('the screens', () => {
  it('each have an address of their own', () => {
    expect(new Set(screenList.map(({ path }) => path)).size).toBe(screenList.length);
  });
});
