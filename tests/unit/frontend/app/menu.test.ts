// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { menuFor } from '../../../../frontend/src/app/pages/menu.ts';
import { screens } from '../../../../frontend/src/app/pages/screens.ts';

const pathsOf = (role: 'Staff' | 'SuperAdmin' | 'Developer') =>
  menuFor(role).flatMap((entry) => ('to' in entry ? [entry.to] : entry.items.map(({ to }) => to)));

describe('the menu', () => {
  it('shows only screens that are there', () => {
    const there = new Set(screens.map(({ path }) => path));
    expect(pathsOf('Developer').filter((path) => !there.has(path))).toEqual([]);
  });

  it('hides from Staff what is for higher roles', () => {
    const higher = screens.filter(({ role }) => role !== 'Staff').map(({ path }) => path);
    expect(pathsOf('Staff').filter((path) => higher.includes(path))).toEqual([]);
    expect(pathsOf('SuperAdmin')).toContain('/settings/products');
  });

  it('has the order of the specification', () => {
    const order = ['Hem', 'Kund', 'Projekt', 'Kontakt', 'Fakturor', 'Inställningar'];
    const labels = menuFor('Developer').map(({ label }) => label);
    expect(labels).toEqual(order.filter((label) => labels.includes(label)));
  });
});

describe('the screens', () => {
  it('each have an address of their own', () => {
    expect(new Set(screens.map(({ path }) => path)).size).toBe(screens.length);
  });
});
