import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createTimeReport } from '../../../../shared/contract/calls/time-reports.ts';
import { newTimeReportSchema, type TimeReport } from '../../../../shared/schemas/time-report.ts';
import { ApiError } from '../../api/api-error.ts';
import { useSave } from '../../api/use-save.ts';
import { DateField } from '../../components/form/date-field.tsx';
import { FieldGroup, Wide } from '../../components/form/fields-grid.tsx';
import { FormPage } from '../../components/form/form-page.tsx';
import { SearchField } from '../../components/form/search-field.tsx';
import { customerSearch, projectSearch } from '../../components/form/searches.ts';
import { SwitchField } from '../../components/form/switch-field.tsx';
import { useRecordForm } from '../../components/form/use-record-form.ts';
import { paths } from '../../navigation/paths.ts';
import { timeReportsText } from '../../text/time-reports.ts';
import { newReport, type TimeReportValues } from './new-time-report.ts';
import { MissingPrices } from './missing-prices.tsx';

const text = timeReportsText.create;
const draft = 'time-report';

export function CreateTimeReportPage() {
  const navigate = useNavigate();
  const [values] = useState(newReport);
  const [unpriced, setUnpriced] = useState<readonly string[]>();
  const { save, saving } = useSave(createTimeReport, { success: text.made, silent: true });
  const record = useRecordForm<typeof newTimeReportSchema, TimeReportValues, TimeReport>({
    draft,
    schema: newTimeReportSchema,
    values,
    save: async (body) => {
      setUnpriced(undefined);
      try {
        const report = await save({ body });
        record.discard();
        void navigate(paths.timeReportHistory);
        return report;
      } catch (error) {
        if (error instanceof ApiError) setUnpriced(error.facts.unpriced);
        throw error;
      }
    },
    failure: text.notMade,
  });
  const { form } = record;

  return (
    <FormPage draft={draft} record={record} saving={saving} verb={text.make}>
      <FieldGroup title={text.about} hint={text.aboutHint} level={2}>
        <Wide>
          <SearchField form={form} name="customerId" label={text.customer} search={customerSearch} clearable />
        </Wide>
        <Wide>
          <SearchField form={form} name="projectId" label={text.project} search={projectSearch} clearable />
        </Wide>
      </FieldGroup>
      <FieldGroup title={text.period} level={2}>
        <DateField form={form} name="from" label={text.from} />
        <DateField form={form} name="to" label={text.to} />
      </FieldGroup>
      <FieldGroup title={text.contents} hint={text.contentsHint} level={2}>
        <SwitchField form={form} name="withPrices" label={text.withPrices} />
        {unpriced && <MissingPrices form={form} products={unpriced} />}
      </FieldGroup>
    </FormPage>
  );
}
