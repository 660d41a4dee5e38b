import { expect, it } from 'vitest';
import { grantChoices } from '../../../../shared/codes/grants.ts';
import { roles } from '../../../../shared/codes/roles.ts';
import { mayTakeOutEverything } from '../../../../shared/domain/take-out-rules.ts';

it('everything is taken out by a SuperAdmin or higher who may read the time logs of others', () => {
  const rights = roles.flatMap((role) => grantChoices.map((absenceAccess) => ({ role, absenceAccess })));
  expect(rights.filter(mayTakeOutEverything)).toEqual([
    { role: 'SuperAdmin', absenceAccess: 'ByRole' },
    { role: 'SuperAdmin', absenceAccess: 'Given' },
    { role: 'Developer', absenceAccess: 'ByRole' },
    { role: 'Developer', absenceAccess: 'Given' },
  ]);
});
