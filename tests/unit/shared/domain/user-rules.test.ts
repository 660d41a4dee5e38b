import { describe, expect, it } from 'vitest';
import { AppError } from '../../../../shared/codes/errors.ts';
import { forbidden } from '../../../../shared/codes/errors/every-call.ts';
import {
  type Target,
  refusalToChange,
  refusalToDelete,
  refusalToGive,
  requireAllowed,
  rolesToGive,
} from '../../../../shared/domain/user-rules.ts';
import { type Role, roles } from '../../../../shared/codes/roles.ts';

const rank: Record<Role, number> = { Staff: 1, SuperAdmin: 2, Developer: 3 };
const me = 1;

/** Every acting role on every target role, on oneself and others, including the last Developer. */
const pairs = roles.flatMap((acting) =>
  roles.flatMap((target) =>
    [me, 2].flatMap((userId) => {
      // Acting on oneself means acting on one's own role.
      if (userId === me && acting !== target) return [];
      return (target === 'Developer' ? [false, true] : [false]).map((isLastDeveloper) => ({
        acting: { userId: me, role: acting },
        target: { userId, role: target, isLastDeveloper } satisfies Target,
      }));
    }),
  ),
);

describe('who may do what to whom', () => {
  it('is tried on every pair of roles', () => {
    expect(pairs.length).toBe(16);
  });

  it.each(pairs)('follows the rules: $acting.role acts on $target', ({ acting, target }) => {
    const reaches = rank[acting.role] >= rank[target.role];
    const isSelf = target.userId === me;

    expect(refusalToChange(acting, target)?.error.code).toBe(reaches ? undefined : 'forbidden');
    expect(refusalToDelete(acting, target)?.error.code).toBe(
      isSelf ? 'own_account' : !reaches ? 'forbidden' : target.isLastDeveloper ? 'last_developer' : undefined,
    );
    for (const role of roles) {
      const mayGive = reaches && rank[acting.role] >= rank[role];
      const removesLast = target.isLastDeveloper && role !== 'Developer';
      expect(refusalToGive(acting, target, role)?.error.code, role).toBe(
        !mayGive ? 'forbidden' : removesLast ? 'last_developer' : undefined,
      );
    }
    // The offered roles are those not refused, and keeping a role is never refused to an editor.
    expect(rolesToGive(acting, target).includes(target.role)).toBe(reaches);
  });

  it.each(roles)('lets %s give new users roles up to the own', (role) => {
    expect(rolesToGive({ userId: me, role }, null)).toEqual(roles.filter((one) => rank[one] <= rank[role]));
  });

  it('says why, in an error with the rule’s code', () => {
    const staff = { userId: me, role: 'Staff' } as const;
    const refused = refusalToGive(staff, null, 'Developer');
    expect(() => requireAllowed(refused)).toThrow(new AppError(forbidden, { message: refused!.reason }));
    expect(refused?.reason).toBe('Du kan inte ge en roll som är högre än din egen.');
    const higher = { userId: 2, role: 'Developer', isLastDeveloper: false } as const;
    expect(refusalToChange(staff, higher)?.reason).toBe('Användaren har en högre roll än du.');
    expect(() => requireAllowed(undefined)).not.toThrow();
  });
});
