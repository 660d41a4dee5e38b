import { ActionIcon, Button } from '@mantine/core';
import { IconDownload, IconX } from '@tabler/icons-react';
import { takeOutPhases } from '../../../../shared/codes/take-out-phases.ts';
import type { ListExport } from '../../../../shared/schemas/spreadsheet.ts';
import { useValue } from '../../state/value.ts';
import { exportsText as text } from '../../text/exports.ts';
import { formatNumber } from '../format.ts';
import { fetchExport } from './fetch-export.ts';
import { followedExports, leaveExport } from './followed-exports.ts';
import { useOwnExports } from './use-own-exports.ts';
import box from '../status-box.module.css';
import classes from './export-status.module.css';

export function ExportStatus() {
  const followed = useValue(followedExports);
  const { data = [] } = useOwnExports({ enabled: followed.length > 0 });
  return data
    .filter(({ exportId }) => followed.includes(exportId))
    .map((one) => <ExportBox key={one.exportId} one={one} />);
}

function ExportBox({ one }: { one: ListExport }) {
  const { exportId, name, state, done, total, problem, isEverything } = one;
  return (
    <section className={box['box']} aria-label={text.progressOf(name)}>
      <header className={box['header']}>
        <output className={box['summary']}>{wordsOf(one)}</output>
        {state === 'Done' && (
          <Button
            size="compact-xs"
            leftSection={<IconDownload size="0.875rem" />}
            onClick={() => void fetchExport(exportId)}
          >
            {text.fetch}
          </Button>
        )}
        <ActionIcon color="gray" variant="subtle" aria-label={text.hide} onClick={() => leaveExport(exportId)}>
          <IconX size="1rem" />
        </ActionIcon>
      </header>
      {state === 'Pending' && (
        <progress
          className={box['progress']}
          aria-label={text.progressOf(name)}
          {...(isEverything ? stepOf(one) : { max: Math.max(1, total ?? 1), value: done })}
        />
      )}
      {state === 'Failed' ? (
        <p role="alert" className={classes['problem']}>
          {problem}
        </p>
      ) : (
        <p className={classes['hint']}>{state === 'Done' ? text.keptWeek : text.goesOn}</p>
      )}
    </section>
  );
}

/** The phases of a take-out are counted, as what is left of each is not known. */
function stepOf({ phase }: ListExport) {
  return { max: takeOutPhases.length, value: phase === null ? 0 : takeOutPhases.indexOf(phase) };
}

function wordsOf({ name, state, done, total, isEverything, phase }: ListExport): string {
  if (state === 'Done') return isEverything ? text.takenOut(name, done) : text.done(name, total ?? 0);
  if (state === 'Failed') return text.failed(name);
  if (phase !== null) return text.takingOut(name, phase, done, total);
  return total === null ? text.beginning(name) : text.writing(name, formatNumber(done), formatNumber(total));
}
