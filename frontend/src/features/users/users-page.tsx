import { IconKey, IconKeyOff, IconLogin2 } from '@tabler/icons-react';
import { deleteUser, listUsers } from '../../../../shared/contract/calls/users.ts';
import { refusalToChange, refusalToDelete } from '../../../../shared/domain/user-rules.ts';
import type { UserRow } from '../../../../shared/schemas/user.ts';
import { panels, paths } from '../../navigation/paths.ts';
import type { RowAction } from '../../components/list/list-definition.ts';
import { ListPage } from '../../components/list/list-page.tsx';
import { useDeleteRow } from '../../components/list/use-delete-row.ts';
import { deleteAction, editAction } from '../../components/list/usual-actions.ts';
import { PageButton } from '../../components/page-button.tsx';
import { logInsText } from '../../text/log-ins.ts';
import { usersText as text } from '../../text/users.ts';
import { useActing } from './use-acting.ts';
import { useResetSecondFactor } from './use-reset-second-factor.ts';
import { usersList } from './users-list.ts';

export function UsersPage() {
  const acting = useActing();
  const { deleteRow, deletingIds } = useDeleteRow<UserRow, typeof deleteUser>({
    route: deleteUser,
    input: ({ userId, version }) => ({ params: { userId }, query: { version } }),
    idName: 'userId',
    confirm: ({ firstName, lastName }) => ({
      title: text.deleteTitle,
      message: text.deleteQuestion(`${firstName} ${lastName}`),
    }),
    success: text.deleted,
    failure: text.notDeleted,
  });

  const resetSecondFactor = useResetSecondFactor();

  const actions: RowAction<UserRow>[] = [
    editAction((row) => panels.user(row.userId), { refusal: (row) => refusalToChange(acting, row)?.reason }),
    {
      key: 'change-pin',
      label: text.changePin,
      icon: IconKey,
      inRow: true,
      target: (row) => panels.changePin(row.userId),
      refusal: (row) => refusalToChange(acting, row)?.reason,
    },
    {
      key: 'log-ins',
      label: logInsText.ofUser,
      icon: IconLogin2,
      target: (row) => `${paths.logIns}?initials=${encodeURIComponent(row.initials)}`,
    },
    {
      key: 'reset-second-factor',
      label: text.resetSecondFactor,
      icon: IconKeyOff,
      onSelect: (row) => void resetSecondFactor(row),
      refusal: (row) => (row.userId === acting.userId ? text.ownSecondFactor : refusalToChange(acting, row)?.reason),
    },
    deleteAction(deleteRow, { refusal: (row) => refusalToDelete(acting, row)?.reason }),
  ];

  return (
    <ListPage
      list={usersList}
      route={listUsers}
      actions={actions}
      deletingIds={deletingIds}
      toolbar={<PageButton to={paths.logIns}>{logInsText.open}</PageButton>}
      create={{ label: text.addNew, panel: panels.user() }}
    />
  );
}
