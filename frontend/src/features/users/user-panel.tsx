import { getUser } from '../../../../shared/contract/calls/users.ts';
import { RecordPanel } from '../../components/panel/record-panel.tsx';
import type { PanelProps } from '../../components/panel/panel-host.tsx';
import { usersText as text } from '../../text/users.ts';
import { UserForm } from './user-form.tsx';

export function UserPanel({ id }: PanelProps) {
  return (
    <RecordPanel
      call={getUser}
      kind="user"
      input={id === undefined ? undefined : { params: { userId: id } }}
      title={text.loading}
    >
      {(user) => <UserForm user={user} />}
    </RecordPanel>
  );
}
