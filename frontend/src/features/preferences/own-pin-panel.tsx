import { changeOwnPin } from '../../../../shared/contract/calls/auth.ts';
import { ownPinSchema } from '../../../../shared/schemas/user.ts';
import { currentSession, renewSession } from '../../api/session.ts';
import { useMeta } from '../../api/use-meta.ts';
import { useSave } from '../../api/use-save.ts';
import { CurrentPinField } from '../../components/form/current-pin-field.tsx';
import { FieldGroup } from '../../components/form/fields-grid.tsx';
import { FormPanel } from '../../components/form/form-panel.tsx';
import { PinField } from '../../components/form/pin-field.tsx';
import { useRecordForm } from '../../components/form/use-record-form.ts';
import { preferencesText as text } from '../../text/preferences.ts';

const draft = 'own-pin';

export function OwnPinPanel() {
  const owner = currentSession();
  const shortest = useMeta()?.shortestPin;
  const { save, saving } = useSave(changeOwnPin, {
    success: text.pinChanged,
    silent: true,
    onAnswer: ({ session }) => renewSession(session),
  });
  const record = useRecordForm<typeof ownPinSchema, { currentPin: string; newPin: string }, unknown>({
    draft,
    schema: ownPinSchema,
    values: { currentPin: '', newPin: '' },
    secrets: ['currentPin', 'newPin'],
    save: (body) => save({ body }),
    failure: text.pinNotChanged,
  });
  return (
    <FormPanel title={text.changePin} draft={draft} record={record} saving={saving}>
      <FieldGroup hint={text.pinHint}>
        <CurrentPinField form={record.form} name="currentPin" label={text.currentPin} autoFocus />
        <PinField
          form={record.form}
          name="newPin"
          label={text.newPin}
          description={text.newPinHint}
          owner={owner ?? {}}
          shortest={shortest}
        />
      </FieldGroup>
    </FormPanel>
  );
}
