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
import { timeSteps } from '../../../../shared/codes/time-steps.ts';
import { formatNames, formatNumber } from '../../../../shared/lib/format.ts';
import { optionsOf } from '../../text/options-of.ts';
import { eInvoiceWayLabels } from '../../../../shared/text/e-invoice.ts';
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
import { SelectField } from '../../components/form/select-field.tsx';
import { SwitchField } from '../../components/form/switch-field.tsx';
import { TextAreaField } from '../../components/form/text-area-field.tsx';
import { EmailField, TextField } from '../../components/form/text-field.tsx';
import { useRecordForm } from '../../components/form/use-record-form.ts';
import { PageButton } from '../../components/page-button.tsx';
import { RunningVersion } from '../../components/running-version.tsx';
import { systemSettingsText as text } from '../../text/system-settings.ts';
import { ProviderFields } from './provider-fields.tsx';
import { FirstNumberField } from './first-number-field.tsx';
import { FortnoxGuide } from './fortnox-guide.tsx';
import { FortnoxButtons } from './fortnox-buttons.tsx';
import { MessageLogButton } from './message-log-button.tsx';
import { LogoField } from './logo-field.tsx';
import { SecretField } from './secret-field.tsx';
import { SecondFactorFields } from './second-factor-fields.tsx';
import type { SystemSettingsValues } from './system-settings-values.ts';
import { TakeOutFields } from './take-out-fields.tsx';
import { TestMailButton } from './test-mail-button.tsx';
import { TokenField } from './token-field.tsx';
import { paths } from '../../navigation/paths.ts';
import { titles } from '../../navigation/titles.ts';
import { formsText } from '../../text/forms.ts';

const draft = 'system-settings';
const months = text.months.map((label, index) => ({ value: index + 1, label }));
const eInvoiceWays = optionsOf(eInvoiceWayLabels);
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
      <FieldGroup title={text.company} hint={text.companyHint} level={2}>
        <TextField form={form} name="companyName" label={text.companyName} />
        <TextField form={form} name="organisationNumber" label={text.organisationNumber} />
        <TextField form={form} name="vatNumber" label={text.vatNumber} />
        <TextField form={form} name="taxStatusText" label={text.taxStatusText} />
        <TextField form={form} name="companySeat" label={text.companySeat} />
        <TextField form={form} name="bankGiro" label={text.bankGiro} />
        <TextField form={form} name="plusGiro" label={text.plusGiro} />
        <TextField form={form} name="iban" label={text.iban} />
        <SelectField form={form} name="fiscalYearStart" label={text.fiscalYearStart} options={months} required />
      </FieldGroup>
      <FieldGroup title={text.address} level={2}>
        <TextField form={form} name="companyAddress1" label={text.companyAddress1} />
        <TextField form={form} name="companyAddress2" label={text.companyAddress2} />
        <TextField form={form} name="companyPostalCode" label={text.companyPostalCode} />
        <TextField form={form} name="companyCity" label={text.companyCity} />
        <TextField form={form} name="companyPhone" label={text.companyPhone} />
        <EmailField form={form} name="companyEmail" label={text.companyEmail} />
        <TextField form={form} name="companyWeb" label={text.companyWeb} />
      </FieldGroup>
      <FieldGroup title={text.invoice} level={2}>
        <Wide>
          <LogoField form={form} />
        </Wide>
        <FirstNumberField form={form} settings={settings} />
        <SelectField form={form} name="eInvoiceWay" label={text.eInvoiceWay} options={eInvoiceWays} required />
        <EmailField
          form={form}
          name="accessPointEmail"
          label={text.accessPointEmail}
          description={text.help.accessPointEmail}
        />
        <SwitchField
          wide
          form={form}
          name="sellsConstruction"
          label={text.sellsConstruction}
          description={text.help.sellsConstruction}
        />
        <Wide>
          <TextAreaField form={form} name="latePaymentText" label={text.latePaymentText} maxLength={500} />
        </Wide>
      </FieldGroup>
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
          <MessageLogButton />
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
      <FieldGroup title={text.fortnox} hint={text.fortnoxHint} level={2}>
        {!settings.secrets.fortnoxAccessToken.isSet && <FortnoxGuide />}
        <TextField form={form} name="fortnoxClientId" label={text.fortnoxClientId} />
        {secret('fortnoxClientSecret')}
        {secret('fortnoxAuthorizationCode')}
        <TokenField label={text.fortnoxAccessToken} state={settings.secrets.fortnoxAccessToken} />
        <TokenField label={text.fortnoxRefreshToken} state={settings.secrets.fortnoxRefreshToken} />
        <SwitchField
          form={form}
          name="fortnoxServiceAccount"
          label={text.fortnoxServiceAccount}
          description={text.help.fortnoxServiceAccount}
        />
        <Wide>
          <FortnoxButtons isLinked={settings.secrets.fortnoxAccessToken.isSet} />
        </Wide>
      </FieldGroup>
      <RunningVersion />
    </FormPage>
  );
}
