import { describe, expect, it } from 'vitest';
import { maySeeHistory } from '../../../../shared/domain/history-rules.ts';
import { isManual, mayChangeLog } from '../../../../shared/domain/project-log-rules.ts';
import { hasRole } from '../../../../shared/domain/roles.ts';
import { manualLogType } from '../../../../shared/schemas/project-log.ts';

const ranked = ['Staff', 'SuperAdmin', 'Developer'] as const;

describe('a role', () => {
  it.each(ranked.flatMap((role, rank) => ranked.map((least, needed) => [role, least, rank >= needed] as const)))(
    '%s reaches %s: %s',
    (role, least, reaches) => expect(hasRole(role, least)).toBe(reaches),
  );

  it('sees the history of what its own screens show', () => {
    for (const kind of ['customer', 'project', 'work-order'] as const) expect(maySeeHistory('Staff', kind)).toBe(true);
    for (const kind of ['user', 'price-list-default', 'price-list-customer', 'system-settings'] as const) {
      expect(maySeeHistory('Staff', kind)).toBe(false);
      expect(maySeeHistory('SuperAdmin', kind)).toBe(true);
    }
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
