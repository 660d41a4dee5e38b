import { NativeSelect } from '@mantine/core';
import { getReadOnlyStaffTimeLogs, getStaffTimeLog } from '../../../../shared/contract/calls/staff-time-logs.ts';
import type { ReadOnlyEntry } from '../../../../shared/schemas/staff-time-log.ts';
import { useRoute } from '../../api/use-route.ts';
import { Notice } from '../../components/notice.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { staffTimeLogsText as text } from '../../text/staff-time-logs.ts';
import { AllMonths } from './all-months.tsx';
import { AttestActions } from './attest-actions.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { readingOptions, type Person } from './person.ts';
import { ReadOnlyLog } from './read-only-log.tsx';
import { ReopenLog } from './reopen-log.tsx';
import classes from './staff-time-logs.module.css';

const allMonths = 'all';

type Props = {
  person: Person;
  chosen: string | null;
  onChoose: (chosen: string) => void;
};

export function HistoryView({ person, chosen, onChoose }: Props) {
  const query = useRoute(getReadOnlyStaffTimeLogs, { params: { userId: person.userId } }, { silent: true });
  return (
    <QueryView query={query}>
      {(entries) => {
        const shown = chosen ?? String(entries[0]?.staffTimeLogId);
        return entries.length === 0 ? (
          <Notice title={text.noArchive} hint={text.noArchiveHint} />
        ) : (
          <Archive person={person} entries={entries} chosen={shown} onChoose={onChoose} />
        );
      }}
    </QueryView>
  );
}

type ArchiveProps = Props & { entries: ReadOnlyEntry[]; chosen: string };

function Archive({ person, entries, chosen, onChoose }: ArchiveProps) {
  const selector = (
    <NativeSelect
      size="xs"
      className={classes['month'] ?? ''}
      aria-label={text.archiveField}
      value={chosen}
      data={[
        ...entries.map((entry) => ({
          value: String(entry.staffTimeLogId),
          label: text.month(entry.year, entry.month),
        })),
        { value: allMonths, label: text.allMonths },
      ]}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
  return chosen === allMonths ? (
    <>
      <div className={classes['bar']}>{selector}</div>
      <AllMonths person={person} onChoose={onChoose} />
    </>
  ) : (
    <ArchivedLog
      person={person}
      staffTimeLogId={Number(chosen)}
      selector={selector}
      onAttested={() => onChoose(allMonths)}
    />
  );
}

function ArchivedLog({
  person,
  staffTimeLogId,
  selector,
  onAttested,
}: {
  person: Person;
  staffTimeLogId: number;
  selector: React.ReactNode;
  onAttested: () => void;
}) {
  const query = useRoute(getStaffTimeLog, { params: { staffTimeLogId } }, readingOptions(person));
  return (
    <QueryView query={query}>
      {(log) => (
        <>
          {person.isOther && <ChangedMeanwhile key={log.version} {...log} onReadAgain={() => void query.refetch()} />}
          <ReadOnlyLog
            key={log.staffTimeLogId}
            log={log}
            isOther={person.isOther}
            months={selector}
            action={
              person.isOther ? (
                <AttestActions log={log} person={person} onReadAgain={query.refetch} onDone={onAttested} />
              ) : (
                <ReopenLog log={log} onReopened={onAttested} />
              )
            }
          />
        </>
      )}
    </QueryView>
  );
}
