import { AppError } from '../../shared/codes/errors.ts';
import { reaches } from '../../shared/contract/restoring.ts';
import { reopenStaffTimeLog } from '../../shared/contract/staff-time-logs.ts';
import { ownsTimeLog } from '../../shared/domain/staff-time-log.ts';
import { refusalToGive, requireAllowed } from '../../shared/domain/user-rules.ts';
import { restoreTimeLog } from '../stores/staff-time-logs/staff-time-log-store.ts';
import {
  actingUser,
  asTarget,
  requireUniqueFree,
  restoreUser as stageUser,
  saveUser,
} from '../stores/users/user-store.ts';
import type { Restorer } from './restorer.ts';

export const restoreUser: Restorer<'user'> = async (record, data, { unit, user }) => {
  const target = record.deleted ? null : await asTarget(record);
  requireAllowed(refusalToGive(await actingUser(user), target, data.role));
  await requireUniqueFree(data, record.id);
  if (record.deleted) await stageUser(unit, record, data);
  else await saveUser(unit, record, { ...data, sessionGeneration: record.data.sessionGeneration });
};

/** A deleted or open log belongs to its owner; only a SuperAdmin changes whether it is submitted. */
export const restoreStaffTimeLog: Restorer<'staff-time-log'> = async (record, data, { unit, user }) => {
  const { status, dateSubmitted: _dateSubmitted, ...contents } = data;
  if (record.data.status !== status && !record.deleted) {
    const { status: _status, dateSubmitted: _submitted, ...present } = record.data;
    const isOnlyStatus = JSON.stringify(contents) === JSON.stringify(present);
    if (!reaches(user.role, reopenStaffTimeLog) || !isOnlyStatus) throw new AppError('forbidden');
    unit.restore(record, data);
    return;
  }
  if (!ownsTimeLog(user, record.data.userId)) throw new AppError('forbidden');
  if (status === 'Submitted') {
    throw new AppError('locked', { message: 'Tidloggen är inskickad och kan inte ändras.' });
  }
  if (record.deleted) await restoreTimeLog(unit, record, data);
  else unit.restore(record, data);
};
