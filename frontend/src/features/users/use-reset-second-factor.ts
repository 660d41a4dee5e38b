import { resetSecondFactor } from '../../../../shared/contract/calls/passkeys.ts';
import type { UserRow } from '../../../../shared/schemas/user.ts';
import { useSave } from '../../api/use-save.ts';
import { confirm } from '../../components/dialogs/dialogs.ts';
import { usersText as text } from '../../text/users.ts';

/** For a user who has lost their key and codes: asks first, since it cannot be undone. */
export function useResetSecondFactor() {
  const { save } = useSave(resetSecondFactor, {
    success: text.secondFactorReset,
    failure: text.secondFactorNotReset,
  });
  return async ({ userId, firstName, lastName }: UserRow) => {
    const isSure = await confirm({
      title: text.resetSecondFactorTitle(`${firstName} ${lastName}`),
      message: text.resetSecondFactorQuestion(`${firstName} ${lastName}`),
      verb: text.resetSecondFactorVerb,
      tone: 'danger',
    });
    if (isSure) await save({ params: { userId } }).catch(() => {});
  };
}
