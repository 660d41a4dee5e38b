import { Group } from '@mantine/core';
import { getUserSettings, saveUserSettings } from '../../../../shared/contract/calls/settings.ts';
import { fontSizes } from '../../../../shared/codes/preferences.ts';
import { notificationKinds } from '../../../../shared/codes/notifications.ts';
import { pageSizes } from '../../../../shared/codes/list-sizes.ts';
import { userSettingsSchema, type UserSettings } from '../../../../shared/schemas/user.ts';
import { optionsOf } from '../../text/options-of.ts';
import { densityLabels } from '../../../../shared/text/densities.ts';
import { startPageLabels } from '../../../../shared/text/start-pages.ts';
import { workOrderStatusLabels } from '../../../../shared/text/work-orders.ts';
import { notificationChannelLabels } from '../../../../shared/text/notification-settings.ts';
import { invalidateKinds, keyOf, queryClient } from '../../api/query-client.ts';
import { currentSession, keepSession } from '../../api/session.ts';
import { useSave } from '../../api/use-save.ts';
import { panels, paths } from '../../navigation/paths.ts';
import { CheckGroupField } from '../../components/form/check-group-field.tsx';
import { ChoiceField } from '../../components/form/choice-field.tsx';
import { FieldGroup, Wide } from '../../components/form/fields-grid.tsx';
import { FormPage } from '../../components/form/form-page.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { SwitchField } from '../../components/form/switch-field.tsx';
import { useRecordForm } from '../../components/form/use-record-form.ts';
import { PageButton } from '../../components/page-button.tsx';
import { PanelButton } from '../../components/panel/panel-button.tsx';
import { RunningVersion } from '../../components/running-version.tsx';
import { personalDataText } from '../../text/personal-data.ts';
import { preferencesText as text } from '../../text/preferences.ts';
import { TakeOutButton } from '../personal-data/take-out-button.tsx';

const draft = 'preferences';
const fontSizeOptions = fontSizes.map((value) => ({ value, label: text.fontSizes[value] }));
const densityOptions = optionsOf(densityLabels);
const pageSizeOptions = pageSizes.map((value) => ({ value, label: value === 0 ? text.showAll : String(value) }));
const startPageOptions = optionsOf(startPageLabels);
const channelOptions = optionsOf(notificationChannelLabels);
const statusOptions = optionsOf(workOrderStatusLabels);

function OwnData() {
  const userId = currentSession()?.userId;
  if (userId === undefined) return null;
  return (
    <FieldGroup title={personalDataText.title} hint={personalDataText.ownTakeOutHint} level={2}>
      <Wide>
        <TakeOutButton kind="user" id={userId} />
      </Wide>
    </FieldGroup>
  );
}

export function PreferencesForm({ settings }: { settings: UserSettings }) {
  const { save, saving } = useSave(saveUserSettings, { success: text.saved, silent: true });
  const record = useRecordForm<typeof userSettingsSchema, UserSettings, UserSettings>({
    draft,
    schema: userSettingsSchema,
    values: settings,
    save: async (shown) => {
      // The columns are chosen in the lists, also in another window while this form is open.
      const saved = await save({ body: { ...shown, columns: settings.columns } });
      // Applies the font size, the density and the page sizes of cached lists at once.
      queryClient.setQueryData(keyOf(getUserSettings, {}), saved);
      const session = currentSession();
      if (session) keepSession({ ...session, startPage: saved.startPage });
      void invalidateKinds('any');
      return saved;
    },
    failure: text.notSaved,
  });
  const { form } = record;

  return (
    <FormPage draft={draft} record={record} saving={saving}>
      <FieldGroup title={text.look} level={2}>
        <Wide>
          <ChoiceField form={form} name="fontSize" label={text.fontSize} options={fontSizeOptions} />
        </Wide>
        <Wide>
          <ChoiceField
            form={form}
            name="density"
            label={text.density}
            description={text.densityHint}
            options={densityOptions}
          />
        </Wide>
      </FieldGroup>
      <FieldGroup title={text.start} hint={text.startPageHint} level={2}>
        <SelectField form={form} name="startPage" label={text.startPage} options={startPageOptions} />
      </FieldGroup>
      <FieldGroup title={text.rows} hint={text.rowsHint} level={2}>
        <SelectField form={form} name="itemsPerPageProjects" label={text.projects} options={pageSizeOptions} />
        <SelectField form={form} name="itemsPerPageWorkOrders" label={text.workOrders} options={pageSizeOptions} />
        <SelectField form={form} name="itemsPerPageDefault" label={text.others} options={pageSizeOptions} />
      </FieldGroup>
      <FieldGroup title={text.workOrders} level={2}>
        <Wide>
          <CheckGroupField
            form={form}
            name="workOrderAllShows"
            label={text.statuses}
            description={text.statusesHint}
            options={statusOptions}
          />
        </Wide>
      </FieldGroup>
      <FieldGroup title={text.messages} hint={text.messagesHint} level={2}>
        {notificationKinds.map((kind) => (
          <SelectField
            key={kind}
            form={form}
            name={`tell${kind}`}
            label={text.kinds[`tell${kind}`]}
            options={channelOptions}
          />
        ))}
      </FieldGroup>
      <FieldGroup title={text.security} level={2}>
        <Wide>
          <Group gap="sm">
            <PanelButton panel={panels.ownPin()}>{text.changePin}</PanelButton>
            <PanelButton panel={panels.passkeys()}>{text.passkeys}</PanelButton>
            <PageButton to={paths.ownLogIns}>{text.logIns}</PageButton>
          </Group>
        </Wide>
      </FieldGroup>
      <OwnData />
      <FieldGroup title={text.keys} level={2}>
        <SwitchField wide form={form} name="singleKeys" label={text.singleKeys} description={text.singleKeysHint} />
      </FieldGroup>
      <RunningVersion />
    </FormPage>
  );
}
