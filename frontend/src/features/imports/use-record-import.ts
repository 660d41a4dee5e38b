import { useEffect, useRef, useState } from 'react';
import type { ImportKind } from '../../../../shared/codes/import-kinds.ts';
import { getLatestImport, importRecords } from '../../../../shared/contract/calls/record-imports.ts';
import type { RecordCheck, RecordImport } from '../../../../shared/schemas/record-import.ts';
import { invalidateKinds } from '../../api/query-client.ts';
import { useRoute } from '../../api/use-route.ts';
import { useSave } from '../../api/use-save.ts';
import type { ChosenSpreadsheet } from '../../components/spreadsheet/choose-spreadsheet.tsx';
import { importsText as text } from '../../text/imports.ts';

const askEveryMs = 1_000;

/** `trial` differs between the trials that follow each other. */
export type ImportTrial = ChosenSpreadsheet & { check: RecordCheck; trial: number };

export function useRecordImport(kind: ImportKind) {
  const [checked, setChecked] = useState<ImportTrial>();
  const trial = useSave(importRecords, { failure: text.failed });
  const creation = useSave(importRecords, { failure: text.notImported });
  const latest = useRoute(getLatestImport, { params: { kind } }, { silent: true, staleTime: 0 });
  const isRunning = latest.data?.latest?.state === 'Pending';
  useCheckAgain(isRunning || creation.saving, latest.refetch);
  useReadAgain(latest.data?.latest ?? undefined);

  async function check({ fileName, file }: ChosenSpreadsheet): Promise<void> {
    try {
      const answer = await trial.save({ params: { kind }, body: { file, isDryRun: true } });
      setChecked((before) => ({ fileName, file, check: answer, trial: (before?.trial ?? 0) + 1 }));
    } catch {
      setChecked(undefined);
    }
  }

  async function begin({ fileName, file, trial: previousTrial }: ImportTrial): Promise<void> {
    try {
      const answer = await creation.save({ params: { kind }, body: { file, isDryRun: false } });
      // What is new has changed since the trial: its result is shown instead.
      setChecked(answer.batchId === null ? { fileName, file, check: answer, trial: previousTrial + 1 } : undefined);
      await latest.refetch();
    } catch {}
  }

  const cancel = () => setChecked(undefined);
  return { latest, isRunning, checked, isChecking: trial.saving, isBeginning: creation.saving, check, begin, cancel };
}

function useCheckAgain(isWaiting: boolean, ask: () => Promise<unknown>): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void ask(), askEveryMs);
    return () => clearInterval(timer);
  }, [isWaiting, ask]);
}

/** Lists are read again when an import that was seen to run is done. */
function useReadAgain(latest: RecordImport | undefined): void {
  const seen = useRef<number>(undefined);
  useEffect(() => {
    if (latest?.state === 'Pending') seen.current = latest.batchId;
    else if (latest && seen.current === latest.batchId) {
      seen.current = undefined;
      void invalidateKinds('any');
    }
  }, [latest]);
}
