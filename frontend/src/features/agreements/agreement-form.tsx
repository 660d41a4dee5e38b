import { Text } from '@mantine/core';
import { getAgreement, saveAgreement } from '../../../../shared/contract/calls/agreements.ts';
import type { AgreementView } from '../../../../shared/schemas/agreement.ts';
import { priceFormLabels } from '../../../../shared/text/agreements.ts';
import { optionsOf } from '../../text/options-of.ts';
import { call } from '../../api/call.ts';
import { useMeta } from '../../api/use-meta.ts';
import { useSave } from '../../api/use-save.ts';
import { areMeant } from '../../components/form/ask-if-meant.tsx';
import { ChoiceField } from '../../components/form/choice-field.tsx';
import { asYesOrNo } from '../../components/form/field-words.ts';
import { FieldGroup, Wide } from '../../components/form/fields-grid.tsx';
import { FormPanel } from '../../components/form/form-panel.tsx';
import type { ListWords } from '../../components/form/record-form.ts';
import { formatAmount } from '../../components/format.ts';
import { MoneyField, textOf } from '../../components/form/number-field.tsx';
import { SwitchField } from '../../components/form/switch-field.tsx';
import { useRecordForm } from '../../components/form/use-record-form.ts';
import { useWatched } from '../../components/form/use-watched.ts';
import { agreementsText as text } from '../../text/agreements.ts';
import {
  agreementFormSchema,
  agreementValues,
  doubtsOf,
  type AgreementValues,
  type InstalmentValues,
} from './agreement-values.ts';
import { InstalmentFields } from './instalment-fields.tsx';

/** The fields that only some agreements' forms show. */
const unshownWords = {
  agreed: { label: text.agreed, show: (value: unknown) => textOf(value, formatAmount) },
  isConstruction: { label: text.isConstruction, show: asYesOrNo },
};

const instalmentWords: ListWords = {
  label: text.instalments,
  identify: ({ instalmentId, key }: InstalmentValues) => String(instalmentId ?? key),
  // Keys exist on this page only.
  content: ({ key: _key, ...instalment }: InstalmentValues) => instalment,
  show: ({ text: name, percent, amount, dueOn }: InstalmentValues) =>
    [name, percent === null ? textOf(amount, formatAmount) : `${textOf(percent)}\u00a0%`, dueOn]
      .filter(Boolean)
      .join(', '),
};

export function AgreementForm({ agreement }: { agreement: AgreementView }) {
  const { projectId, projectCode } = agreement;
  const { save, saving } = useSave(saveAgreement, { success: text.saved, silent: true });
  const draft = `agreement:${projectId}`;
  const params = { projectId };
  const record = useRecordForm<typeof agreementFormSchema, AgreementValues, AgreementView>({
    draft,
    schema: agreementFormSchema,
    values: agreementValues.fromView(agreement),
    save: (body, { version }) => save({ params, body: { ...body, version } }),
    withIds: agreementValues.withIds,
    failure: text.notSaved,
    words: unshownWords,
    lists: { instalments: instalmentWords },
    isMeant: (values, saved) => areMeant(doubtsOf(values, saved)),
    latest: async () => agreementValues.fromView(await call(getAgreement, { params })),
  });
  const { form } = record;
  const priceForm = useWatched(form, 'priceForm');
  const sellsConstruction = useMeta()?.sellsConstruction ?? false;

  return (
    <FormPanel title={text.title(projectCode)} draft={draft} record={record} saving={saving}>
      <FieldGroup>
        <Wide>
          <ChoiceField form={form} name="priceForm" label={text.priceForm} options={optionsOf(priceFormLabels)} />
        </Wide>
        {priceForm === 'Hourly' ? (
          <Wide>
            <Text size="sm" c="dimmed">
              {text.hourlyHint}
            </Text>
          </Wide>
        ) : (
          <MoneyField
            key={priceForm}
            form={form}
            name="agreed"
            label={priceForm === 'FixedPrice' ? text.fixedPrice : text.ceiling}
            description={priceForm === 'Ceiling' ? text.ceilingHint : text.budgetHint}
            required
          />
        )}
        {(sellsConstruction || agreement.isConstruction) && (
          <SwitchField
            wide
            form={form}
            name="isConstruction"
            label={text.isConstruction}
            description={text.help.isConstruction}
          />
        )}
      </FieldGroup>
      {priceForm === 'FixedPrice' && <InstalmentFields form={form} />}
    </FormPanel>
  );
}
