import { AppError } from '../../../shared/codes/errors.ts';
import { forbidden } from '../../../shared/codes/errors/every-call.ts';
import { reaches } from '../../../shared/contract/restoring.ts';
import { approveStaffTimeLog } from '../../../shared/contract/staff-time-logs.ts';
import { ownsTimeLog } from '../../../shared/domain/staff-time-log.ts';
import { attestOf, newAttest, requireUnlocked } from '../../../shared/domain/time-log-attest.ts';
import { refusalToGive, requireAllowed } from '../../../shared/domain/user-rules.ts';
import { restoreTimeLog } from '../../time-logs/staff-time-log-store.ts';
import { actingUser, asTarget, requireUniqueFree, restoreUser as stageUser, saveUser } from '../../users/user-store.ts';
import type { Restorer } from './restorer.ts';

export const restoreUser: Restorer<'user'> = async (record, data, { unit, user }) => {
  const target = record.deleted ? null : await asTarget(record);
  requireAllowed(refusalToGive(await actingUser(user), target, data.role));
  await requireUniqueFree(data, record.id);
  if (record.deleted) await stageUser(unit, record, data);
  else await saveUser(unit, record, { ...data, sessionGeneration: record.data.sessionGeneration });
};

/** A deleted or open log belongs to its owner; only a SuperAdmin changes its state of approval. */
export const restoreStaffTimeLog: Restorer<'staff-time-log'> = async (record, data, { unit, user }) => {
  const isOwn = ownsTimeLog(user, record.data.userId);
  const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
  if (!record.deleted && !isSame(attestOf(record.data), attestOf(data))) {
    const isOnlyAttest = isSame({ ...record.data, ...newAttest }, { ...data, ...newAttest });
    const isOwnApproval = isOwn && data.dateApproved !== null;
    if (!reaches(user.role, approveStaffTimeLog) || !isOnlyAttest || isOwnApproval) throw new AppError(forbidden);
    unit.restore(record, data);
    return;
  }
  if (!isOwn) throw new AppError(forbidden);
  requireUnlocked(data);
  if (record.deleted) await restoreTimeLog(unit, record, data);
  else unit.restore(record, data);
};
