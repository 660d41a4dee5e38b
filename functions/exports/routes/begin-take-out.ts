import { AppError } from '../../../shared/codes/errors.ts';
import { forbidden } from '../../../shared/codes/errors/every-call.ts';
import { beginTakeOut } from '../../../shared/contract/spreadsheets.ts';
import { mayTakeOutEverything } from '../../../shared/domain/take-out-rules.ts';
import { route } from '../../request/route.ts';
import { getSystemSettings, saveSettings } from '../../settings/settings-store.ts';
import { stageTakeOut } from '../take-out/take-out-store.ts';

export const handler = route(beginTakeOut, async ({ user, unit, now, knownChangedAt = null }) => {
  if (!mayTakeOutEverything(user)) {
    throw new AppError(forbidden, {
      message: 'Uttaget innehåller allas tidloggar. Det får bara göras av den som får läsa andras tidloggar.',
    });
  }
  const settings = await getSystemSettings();
  // So the log of changes tells who took everything out, and when.
  saveSettings(unit, settings, { ...settings.data, takenOutAt: now.toISOString() });
  return { exportId: await stageTakeOut(unit, knownChangedAt, now) };
});
