import { paths } from '../../frontend/src/navigation/paths.ts';
import { openStaffTimeLog } from '../../shared/contract/staff-time-logs.ts';
import { getAllUsers } from '../../shared/contract/users.ts';
import { logInAs } from './people.ts';

/** @param month '2031-06' */
export const at = (month: string) => `${paths.staffTimeLogs}?month=${month}`;

/** That of Anna, who is Staff. */
export async function myLog(year: number, month: number): Promise<any> {
  const staff = await logInAs('Staff');
  const users = await staff.result(getAllUsers);
  const { userId } = users.find((user: any) => user.initials === 'AL');
  return staff.result(openStaffTimeLog, { params: { userId, year, month } });
}
