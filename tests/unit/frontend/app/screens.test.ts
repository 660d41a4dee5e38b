// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { homePath } from '../../../../frontend/src/app/pages/home-path.ts';
import { screenList } from '../../../../frontend/src/navigation/screens.ts';

const ofRole = (role: string) =>
  screenList
    .filter((screen) => screen.role === role)
    .map(({ path }) => path)
    .sort();

describe('the least role of a screen', () => {
  it('is SuperAdmin for the settings of the firm and for nothing else', () => {
    for (const path of ofRole('SuperAdmin')) expect(path).toMatch(/^\/(superadmin|settings)\/|^\/overview$/);
    expect(ofRole('SuperAdmin')).toEqual(
      expect.arrayContaining(['/settings/products', '/settings/system-settings', '/superadmin/price-lists-default']),
    );
    expect(ofRole('Staff').filter((path) => path.startsWith('/superadmin/'))).toEqual([]);
    expect(ofRole('Staff')).toContain('/settings/preferences');
  });
});

it('a login leads to the project owner’s home', () => {
  expect(homePath()).toBe('/home/project-owner');
});
