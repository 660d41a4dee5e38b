import { describe, expect, it } from 'vitest';
import { maySeeHistory } from '../../../../shared/domain/history-rules.ts';
import { isManual, mayChangeLog } from '../../../../shared/domain/project-log-rules.ts';
import { hasRole, isLetIn } from '../../../../shared/domain/roles.ts';
import { manualLogType } from '../../../../shared/codes/projects.ts';

const ranked = ['Staff', 'SuperAdmin', 'Developer'] as const;

describe('a role', () => {
  it.each(ranked.flatMap((role, rank) => ranked.map((least, needed) => [role, least, rank >= needed] as const)))(
    '%s reaches %s: %s',
    (role, least, reaches) => expect(hasRole(role, least)).toBe(reaches),
  );

  it('sees the history of what its own screens show', () => {
    for (const kind of ['customer', 'project', 'work-order'] as const) expect(maySeeHistory('Staff', kind)).toBe(true);
    for (const kind of [
      'user',
      'price-list-default',
      'price-list-customer',
      'system-settings',
      'fortnox-difference',
    ] as const) {
      expect(maySeeHistory('Staff', kind)).toBe(false);
      expect(maySeeHistory('SuperAdmin', kind)).toBe(true);
    }
  });
});

describe('a gate', () => {
  const overview = { role: 'SuperAdmin', grant: 'overview' } as const;
  const plain = { role: 'SuperAdmin' } as const;

  it.each(ranked.flatMap((role) => [overview, plain].map((gate) => ({ role, gate }))))(
    'lets $role through as the role says, where nothing is given or denied: $gate',
    ({ role, gate }) => {
      expect(isLetIn({ role }, gate)).toBe(role !== 'Staff');
      expect(isLetIn({ role, overviewAccess: 'ByRole' }, gate)).toBe(role !== 'Staff');
    },
  );

  it.each(ranked)('asks what %s is given or denied, and not the role, for that alone', (role) => {
    expect(isLetIn({ role, overviewAccess: 'Given' }, overview)).toBe(true);
    expect(isLetIn({ role, overviewAccess: 'Denied' }, overview)).toBe(false);
    expect(isLetIn({ role, overviewAccess: 'Given' }, plain)).toBe(role !== 'Staff');
    expect(isLetIn({ role, overviewAccess: 'Denied' }, plain)).toBe(role !== 'Staff');
  });
});

describe('an entry of a project log', () => {
  const written = { logType: manualLogType, userId: 1 };

  it('is changed by its author and by a SuperAdmin', () => {
    expect(mayChangeLog({ userId: 1, role: 'Staff' }, written)).toBe(true);
    expect(mayChangeLog({ userId: 2, role: 'Staff' }, written)).toBe(false);
    expect(mayChangeLog({ userId: 2, role: 'SuperAdmin' }, written)).toBe(true);
  });

  it('is changed by nobody when Klang wrote it', () => {
    const automatic = { logType: 'Projekt', userId: 1 } as never;
    expect(isManual(automatic)).toBe(false);
    expect(mayChangeLog({ userId: 1, role: 'Developer' }, automatic)).toBe(false);
  });
});
