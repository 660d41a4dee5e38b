import { Alert } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { createUser, getUser, updateUser } from '../../../../shared/contract/calls/users.ts';
import { refusalToChange, refusalToGive, rolesToGive } from '../../../../shared/domain/user-rules.ts';
import { newUserSchema, type User, userFieldsSchema } from '../../../../shared/schemas/user.ts';
import { call } from '../../api/call.ts';
import { useMeta } from '../../api/use-meta.ts';
import { useSave } from '../../api/use-save.ts';
import { panels } from '../../navigation/paths.ts';
import { DateField } from '../../components/form/date-field.tsx';
import { FieldGroup } from '../../components/form/fields-grid.tsx';
import { FormPanel } from '../../components/form/form-panel.tsx';
import type { FormOf } from '../../components/form/fields.ts';
import { NumberField } from '../../components/form/number-field.tsx';
import { PinField } from '../../components/form/pin-field.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { EmailField, TextField } from '../../components/form/text-field.tsx';
import { useRecordForm } from '../../components/form/use-record-form.ts';
import { useWatched } from '../../components/form/use-watched.ts';
import { made } from '../../components/panel/created-records.ts';
import { usePanelPlace } from '../../components/panel/panel-place.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { grantChoices } from '../../../../shared/codes/grants.ts';
import { formsText } from '../../text/forms.ts';
import { grantChoiceLabels, roleLabels } from '../../../../shared/text/users.ts';
import { usersText as text } from '../../text/users.ts';
import { PersonalDataOfUser } from '../personal-data/personal-data-section.tsx';
import { followOwnUser } from './follow-own-user.ts';
import { useActing } from './use-acting.ts';
import { UserProjects } from './user-projects.tsx';
import { userValues, type UserValues } from './user-values.ts';

export function UserForm({ user }: { user: User | undefined }) {
  const acting = useActing();
  const place = usePanelPlace();
  const panelStack = usePanels();
  const create = useSave(createUser, {
    success: (saved) => made(text.created(saved.initials), panels.user(saved.userId)),
    silent: true,
  });
  const update = useSave(updateUser, { success: text.updated, silent: true });
  const userId = user?.userId;
  const isSelf = userId === acting.userId;
  const draft = `user:${userId ?? 'new'}`;
  const refused = user && refusalToChange(acting, user);

  const record = useRecordForm<typeof userFieldsSchema | typeof newUserSchema, UserValues, User>({
    draft,
    schema: user ? userFieldsSchema : newUserSchema,
    values: user ? userValues.fromView(user) : userValues.empty(),
    secrets: ['password'],
    save: async (body, { password, version }) => {
      if (!user) return create.save({ body: { ...body, password } });
      const saved = await update.save({ params: { userId: user.userId }, body: { ...body, version } });
      await followOwnUser(saved);
      return saved;
    },
    ...(user && { refusal: text.refusal }),
    failure: user ? text.notUpdated : text.notCreated,
    ...(userId !== undefined && {
      latest: async () => userValues.fromView(await call(getUser, { params: { userId } })),
    }),
  });
  const { form } = record;

  const mayGive = rolesToGive(acting, user ?? null);
  const roles = refused && user ? [user.role] : mayGive;
  const staysDeveloper = user && refusalToGive(acting, user, 'Staff')?.reason;

  return (
    <FormPanel
      title={user ? text.edit(user.initials) : text.addNew}
      draft={draft}
      record={record}
      saving={create.saving || update.saving}
      readOnly={refused !== undefined}
      onKept={(saved) => {
        if (!user) panelStack.replace(place.key, panels.user(saved.userId), saved);
      }}
    >
      {refused && (
        <Alert color="gray" icon={<IconLock />} mb="md" p="xs">
          {refused.reason}
        </Alert>
      )}
      <FieldGroup>
        <TextField form={form} name="initials" label={text.initials} required maxLength={6} autoFocus />
        <SelectField
          form={form}
          name="role"
          label={text.role}
          options={roles.map((value) => ({ value, label: roleLabels[value] }))}
          description={
            user && !refused ? (staysDeveloper ?? (isSelf ? text.ownRoleChangeHint : text.roleChangeHint)) : undefined
          }
        />
        <TextField form={form} name="firstName" label={text.firstName} required />
        <TextField form={form} name="lastName" label={text.lastName} required />
        <EmailField form={form} name="email" label={text.email} required />
        <TextField form={form} name="phone" label={text.phone} />
        {!user && <NewUserPin form={form} />}
      </FieldGroup>
      <RightsAndEmployment form={form} />
      {user && <PersonalDataOfUser userId={user.userId} />}
      {user && <UserProjects userId={user.userId} />}
    </FormPanel>
  );
}

function RightsAndEmployment({ form }: { form: FormOf<UserValues> }) {
  return (
    <>
      <FieldGroup title={text.rights}>
        <SelectField
          form={form}
          name="overviewAccess"
          label={text.overviewAccess}
          options={grantChoices.map((value) => ({ value, label: grantChoiceLabels[value] }))}
          description={text.overviewAccessHint}
        />
        <SelectField
          form={form}
          name="absenceAccess"
          label={text.absenceAccess}
          options={grantChoices.map((value) => ({ value, label: grantChoiceLabels[value] }))}
          description={text.absenceAccessHint}
        />
      </FieldGroup>
      <FieldGroup title={text.employment} hint={text.employmentHint}>
        <DateField form={form} name="employedUntil" label={text.employedUntil} description={text.employedUntilHint} />
        <DateField form={form} name="balanceDate" label={text.balanceDate} />
        <NumberField form={form} name="balanceFlexHours" label={text.balanceFlexHours} unit={formsText.hours} />
        <NumberField form={form} name="balanceVacationDays" label={text.balanceVacationDays} unit={formsText.days} />
      </FieldGroup>
    </>
  );
}

function NewUserPin({ form }: { form: FormOf<UserValues> }) {
  const owner = {
    initials: useWatched(form, 'initials'),
    firstName: useWatched(form, 'firstName'),
    lastName: useWatched(form, 'lastName'),
  };
  const shortest = useMeta()?.shortestPin;
  return (
    <PinField
      form={form}
      name="password"
      label={text.pin}
      description={text.pinHint}
      owner={owner}
      shortest={shortest}
    />
  );
}
