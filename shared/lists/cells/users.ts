import type { UserRow } from '../../schemas/user.ts';
import { roleLabels } from '../../text/users.ts';
import type { ListCells } from '../list-cells.ts';

export const userCells = { role: ({ role }) => roleLabels[role] } satisfies ListCells<UserRow>;
