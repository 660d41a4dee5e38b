import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { getStaffTimeLog } from '../../../../shared/contract/calls/staff-time-logs.ts';
import { savedStaffTimeLogSchema, type StaffTimeLog } from '../../../../shared/schemas/staff-time-log.ts';
import { call } from '../../api/call.ts';
import { formatNumber } from '../../components/format.ts';
import { askAbout } from '../../components/form/ask-if-meant.tsx';
import { RecordFormBody } from '../../components/form/record-form-body.tsx';
import { useKnownForm } from '../../components/form/use-known-form.ts';
import { pageKey } from '../../components/panel/panels.ts';
import { usePageSave } from '../../components/form/use-page-save.ts';
import { useRecordForm } from '../../components/form/use-record-form.ts';
import { useWatched } from '../../components/form/use-watched.ts';
import { reportPageFoot } from '../../components/reported-sizes.ts';
import { usePaletteAction } from '../../components/palette-actions.ts';
import { parseNumber } from '../../../../shared/lib/parse-number.ts';
import { staffTimeLogsText as text } from '../../text/staff-time-logs.ts';
import { LogBar } from './log-bar.tsx';
import { MonthTable } from './month-table.tsx';
import { dayWords, overfullDays, timeLogWords } from './day-words.ts';
import { type TimeLogValues, timeLogValues } from './time-log-values.ts';
import { useTimeLogActions } from './use-time-log-actions.ts';
import classes from './staff-time-logs.module.css';

type Props = { log: StaffTimeLog; months: React.ReactNode };

export function TimeLogForm({ log, months }: Props) {
  const location = useLocation();
  const params = { staffTimeLogId: log.staffTimeLogId };
  const draft = `staff-time-log:${log.staffTimeLogId}`;
  const { save, saving, failure, askToSubmit, startOver } = useTimeLogActions(log);
  const status = useRef<StaffTimeLog['status']>('Draft');
  const record = useRecordForm<typeof savedStaffTimeLogSchema, TimeLogValues, StaffTimeLog>({
    draft,
    schema: savedStaffTimeLogSchema,
    values: timeLogValues.fromView(log),
    save: (fields) => save({ ...fields, status: status.current }),
    failure,
    isMeant: (values, saved) => {
      const { days, why } = overfullDays(values.staffTimeLogLines, saved.staffTimeLogLines, log);
      return askAbout(days, { title: text.overfullTitle, why });
    },
    waitsAs: () => text.month(log.year, log.month),
    words: timeLogWords,
    lists: { staffTimeLogLines: dayWords },
    latest: async () => timeLogValues.fromView(await call(getStaffTimeLog, { params })),
  });
  const { form, submit, isDirty } = record;
  const lines = useWatched(form, 'staffTimeLogLines');
  const percentage = useWatched(form, 'employmentPercentage');

  useKnownForm({ key: pageKey(location), draft, isDirty });
  const draftSave = useRef<Promise<unknown>>(undefined);
  const saveDraft = () => (draftSave.current = submit());
  usePageSave(saveDraft);

  async function submitMonth() {
    if (!(await askToSubmit())) return;
    // A save with nothing typed since the one under way is that one, which saves a draft.
    await draftSave.current;
    status.current = 'Submitted';
    try {
      await submit();
    } finally {
      status.current = 'Draft';
    }
  }
  const [submitAction] = useState(() => ({
    id: 'submit-time-log',
    label: `${text.submit}: ${text.month(log.year, log.month)}`,
    onSelect: () => document.getElementById(submitButtonId)?.click(),
  }));
  usePaletteAction(submitAction);

  return (
    <div className={classes['form']}>
      <RecordFormBody record={record} onSubmit={() => void saveDraft()}>
        <LogBar log={log} months={months} percentage={percentage} lines={lines}>
          <TextInput
            key={form.key('employmentPercentage')}
            size="xs"
            className={classes['percentage'] ?? ''}
            aria-label={text.percentage}
            inputMode="decimal"
            autoComplete="off"
            data-path="employmentPercentage"
            rightSection={<span aria-hidden>%</span>}
            rightSectionPointerEvents="none"
            defaultValue={typeof percentage === 'number' ? formatNumber(percentage) : (percentage ?? '')}
            error={form.errors['employmentPercentage']}
            onChange={(event) => {
              const typed = event.currentTarget.value;
              const number = parseNumber(typed);
              form.setFieldValue('employmentPercentage', number === undefined ? typed : number, { forceUpdate: false });
              form.clearFieldError('employmentPercentage');
            }}
          />
        </LogBar>
        <MonthTable
          year={log.year}
          month={log.month}
          lines={lines}
          onChange={(next) => form.setFieldValue('staffTimeLogLines', next, { forceUpdate: false })}
        />
      </RecordFormBody>
      <div className={classes['foot']} ref={reportPageFoot}>
        {log.version > 1 && (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            onClick={() => void startOver().then((isDone) => isDone && record.discard())}
          >
            {text.startOver}
          </Button>
        )}
        <Button id={submitButtonId} variant="default" size="xs" onClick={() => void submitMonth()}>
          {text.submit}
        </Button>
        <Button size="xs" loading={saving} onClick={() => void saveDraft()}>
          {text.save}
        </Button>
      </div>
    </div>
  );
}

const submitButtonId = 'submit-time-log';
