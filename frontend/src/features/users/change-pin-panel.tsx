import { changePin, getUser } from '../../../../shared/contract/calls/users.ts';
import { refusalToChange } from '../../../../shared/domain/user-rules.ts';
import { newPinSchema, type User } from '../../../../shared/schemas/user.ts';
import { renewSession } from '../../api/session.ts';
import { useMeta } from '../../api/use-meta.ts';
import { useSave } from '../../api/use-save.ts';
import { FieldGroup } from '../../components/form/fields-grid.tsx';
import { FormPanel } from '../../components/form/form-panel.tsx';
import { PinField } from '../../components/form/pin-field.tsx';
import { useRecordForm } from '../../components/form/use-record-form.ts';
import { Notice } from '../../components/notice.tsx';
import type { PanelProps } from '../../components/panel/panel-host.tsx';
import { Panel } from '../../components/panel/panel.tsx';
import { RecordPanel } from '../../components/panel/record-panel.tsx';
import { usersText as text } from '../../text/users.ts';
import { useActing } from './use-acting.ts';

export function ChangePinPanel({ id = 0 }: PanelProps) {
  return (
    <RecordPanel call={getUser} input={{ params: { userId: id } }} title={text.changePin}>
      {(user) => user && <ChangePinOf user={user} />}
    </RecordPanel>
  );
}

function ChangePinOf({ user }: { user: User }) {
  const refused = refusalToChange(useActing(), user);
  if (!refused) return <ChangePinForm user={user} />;
  return (
    <Panel title={text.newPin(user.initials)}>
      <Notice title={refused.reason} />
    </Panel>
  );
}

function ChangePinForm({ user }: { user: User }) {
  const shortest = useMeta()?.shortestPin;
  const isSelf = useActing().userId === user.userId;
  const { save, saving } = useSave(changePin, {
    success: text.pinChanged,
    silent: true,
    onAnswer: ({ session }) => renewSession(session),
  });
  const draft = `pin:${user.userId}`;
  const record = useRecordForm<typeof newPinSchema, { newPin: string }, unknown>({
    draft,
    schema: newPinSchema,
    values: { newPin: '' },
    secrets: ['newPin'],
    save: (body) => save({ params: { userId: user.userId }, body }),
    failure: text.pinNotChanged,
  });
  return (
    <FormPanel title={text.newPin(user.initials)} draft={draft} record={record} saving={saving}>
      <FieldGroup hint={isSelf ? text.ownPinHint : text.otherPinHint(`${user.firstName} ${user.lastName}`)}>
        <PinField
          form={record.form}
          name="newPin"
          label={text.pin}
          description={text.pinHint}
          owner={user}
          shortest={shortest}
          autoFocus
        />
      </FieldGroup>
    </FormPanel>
  );
}
