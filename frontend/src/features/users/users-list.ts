import { userCells } from '../../../../shared/lists/cells/users.ts';
import type { UserRow } from '../../../../shared/schemas/user.ts';
import { currentSession } from '../../api/session.ts';
import { panels } from '../../navigation/paths.ts';
import type { ListDefinition } from '../../components/list/list-definition.ts';
import { optionsOf } from '../../text/options-of.ts';
import { roleLabels } from '../../../../shared/text/users.ts';
import { usersText as text } from '../../text/users.ts';

const roleColors = { Staff: 'gray', SuperAdmin: 'petrol', Developer: 'violet' } as const;

export const usersList: ListDefinition<UserRow> = {
  id: 'users',
  label: text.list,
  rowId: (row) => row.userId,
  rowName: (row) => row.initials,
  columns: [
    {
      key: 'initials',
      label: text.initials,
      link: (row) => panels.user(row.userId),
      card: (row) => [`${row.initials} ${row.firstName} ${row.lastName}`.trim()],
      width: 8,
    },
    { key: 'firstName', label: text.firstName },
    { key: 'lastName', label: text.lastName },
    { key: 'email', label: text.email, format: 'email' },
    { key: 'phone', label: text.phone, format: 'phone', important: true },
    {
      key: 'role',
      label: text.role,
      format: 'badge',
      badge: (row) => ({ label: userCells.role(row), color: roleColors[row.role] }),
      important: true,
    },
  ],
  filters: [
    { key: 'initials', label: text.initials, kind: 'text', primary: true },
    { key: 'role', label: text.role, kind: 'select', options: optionsOf(roleLabels), primary: true },
  ],
  defaultSort: { column: 'initials', descending: false },
  note: (row) => (row.userId === currentSession()?.userId ? text.you : undefined),
  empty: { title: text.empty },
};
