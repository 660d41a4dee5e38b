import { Box } from '@mantine/core';
import { getSystemSettings, saveSystemSettings } from '../../../../shared/contract/calls/settings.ts';
import {
  type GivenSecretField,
  givenSecretFields,
  type SystemSettings,
  systemSettingsInputSchema,
} from '../../../../shared/schemas/settings.ts';
import type { SetupChoice } from '../../../../shared/codes/setup.ts';
import { shortestPins } from '../../../../shared/codes/shortest-pins.ts';
import { timeSteps } from '../../../../shared/codes/work-orders.ts';
import { formatNames, formatNumber } from '../../../../shared/lib/format.ts';
import { setupChoiceLabels } from '../../../../shared/text/setup.ts';
import { call } from '../../api/call.ts';
import { keyOf, queryClient } from '../../api/query-client.ts';
import { useSave } from '../../api/use-save.ts';
import { ChoiceField } from '../../components/form/choice-field.tsx';
import { isVatNumberMeant } from '../../components/form/ask-if-meant.tsx';
import { asYesOrNo } from '../../components/form/field-words.ts';
import { FieldGroup, Wide } from '../../components/form/fields-grid.tsx';
import { FormPage } from '../../components/form/form-page.tsx';
import { NumberField } from '../../components/form/number-field.tsx';
import { EmailField, TextField } from '../../components/form/text-field.tsx';
import { useRecordForm } from '../../components/form/use-record-form.ts';
import { PageButton } from '../../components/page-button.tsx';
import { PanelButton } from '../../components/panel/panel-button.tsx';
import { messageLogText } from '../../text/message-log.ts';
import { RunningVersion } from '../../components/running-version.tsx';
import { systemSettingsText as text } from '../../text/system-settings.ts';
import { CompanyFields } from './company-fields.tsx';
import { FortnoxFields } from './fortnox-fields.tsx';
import { InvoiceFields } from './invoice-fields.tsx';
import { ProviderFields } from './provider-fields.tsx';
import { SecretField } from './secret-field.tsx';
import { SecondFactorFields } from './second-factor-fields.tsx';
import type { SystemSettingsValues } from './system-settings-values.ts';
import { TakeOutFields } from './take-out-fields.tsx';
import { TestMailButton } from './test-mail-button.tsx';
import { panels, paths } from '../../navigation/paths.ts';
import { titles } from '../../navigation/titles.ts';
import { formsText } from '../../text/forms.ts';

const draft = 'system-settings';
const timeStepOptions = timeSteps.map((value) => ({ value, label: `${formatNumber(value)} ${formsText.hours}` }));
const pinLengths = shortestPins.map((value) => ({ value, label: text.characters(value) }));

export function SystemSettingsForm({ settings }: { settings: SystemSettings }) {
  const { save, saving } = useSave(saveSystemSettings, { success: text.saved, silent: true });
  const record = useRecordForm<typeof systemSettingsInputSchema, SystemSettingsValues, SystemSettings>({
    draft,
    schema: systemSettingsInputSchema,
    values: settings,
    secrets: givenSecretFields,
    save: async (fields, { version }) => {
      const saved = await save({ body: { ...fields, version } });
      // Shown at once: the state of the secrets.
      queryClient.setQueryData(keyOf(getSystemSettings, {}), saved);
      return saved;
    },
    isMeant: isVatNumberMeant,
    failure: text.notSaved,
    words: {
      logoUrl: { label: text.logoUrl, show: (logo) => (logo === '' ? text.noLogo : text.logoAlt) },
      secrets: { label: text.secrets, show: () => '' },
      setupChoices: {
        label: text.setupChoices,
        show: (choices) => formatNames((choices as SetupChoice[]).map((choice) => setupChoiceLabels[choice])),
      },
      setupHidden: { label: text.setupHidden, show: asYesOrNo },
    },
    read: (saved) => saved,
    latest: () => call(getSystemSettings, {}),
  });
  const { form } = record;
  const secret = (name: GivenSecretField) => (
    <SecretField form={form} name={name} label={text[name]} state={settings.secrets[name]} />
  );

  return (
    <FormPage draft={draft} record={record} saving={saving} history={{ kind: 'system-settings', id: 1 }}>
      <Box mb="md">
        <PageButton to={paths.setup}>{titles.setup}</PageButton>
      </Box>
      <CompanyFields form={form} />
      <InvoiceFields form={form} settings={settings} />
      <FieldGroup title={text.logins} level={2}>
        <Wide>
          <ChoiceField form={form} name="shortestPin" label={text.shortestPin} options={pinLengths} />
        </Wide>
        <ProviderFields form={form} secret={secret} />
        <SecondFactorFields form={form} />
      </FieldGroup>
      <FieldGroup title={text.mail} level={2}>
        <EmailField form={form} name="emailFrom" label={text.emailFrom} />
        <TextField form={form} name="emailFromName" label={text.emailFromName} />
        <EmailField form={form} name="invoiceEmailTo" label={text.invoiceEmailTo} />
        <EmailField form={form} name="invoiceEmailToBcc" label={text.invoiceEmailToBcc} />
        {secret('emailApiKey')}
        <TestMailButton />
        <Wide>
          <PanelButton panel={panels.messageLog()}>{messageLogText.open}</PanelButton>
        </Wide>
      </FieldGroup>
      <FieldGroup title={text.timeLog} hint={text.timeLogHint} level={2}>
        <ChoiceField
          form={form}
          name="timeStep"
          label={text.timeStep}
          description={text.help.timeStep}
          options={timeStepOptions}
        />
        <NumberField form={form} name="eveHours" label={text.eveHours} unit={formsText.hours} />
        <NumberField
          form={form}
          name="vacationDaysPerYear"
          label={text.vacationDaysPerYear}
          description={text.vacationDaysHint}
          unit={formsText.days}
        />
      </FieldGroup>
      <FieldGroup title={text.personalData} level={2}>
        <NumberField
          form={form}
          name="contactsUnusedMonths"
          label={text.contactsUnusedMonths}
          description={text.help.contactsUnusedMonths}
          unit={text.monthsUnit}
        />
        <NumberField
          form={form}
          name="healthKeptMonths"
          label={text.healthKeptMonths}
          description={text.help.healthKeptMonths}
          unit={text.monthsUnit}
        />
      </FieldGroup>
      <TakeOutFields />
      <FortnoxFields form={form} settings={settings} secret={secret} />
      <RunningVersion />
    </FormPage>
  );
}
