import { useEffect, useState } from 'react';
import { getProjectImport, importProjects } from '../../../../shared/contract/calls/project-import.ts';
import type { ImportCheck } from '../../../../shared/schemas/project-import.ts';
import { invalidateKinds } from '../../api/query-client.ts';
import { useRoute } from '../../api/use-route.ts';
import { useSave } from '../../api/use-save.ts';
import type { ChosenSpreadsheet } from '../../components/spreadsheet/choose-spreadsheet.tsx';
import { toast } from '../../state/toast.ts';
import { projectImportText as text } from '../../text/project-import.ts';
import { addMessages } from './messages.ts';

const askEveryMs = 1_000;

type CheckedFile = ChosenSpreadsheet & { check: ImportCheck };

export function useImport() {
  const [checked, setChecked] = useState<CheckedFile>();
  const { save, saving } = useSave(importProjects, { failure: text.failed });
  const { data, refetch } = useRoute(getProjectImport, {}, { silent: true, staleTime: 0 });
  const latest = data?.latest ?? undefined;
  const isRunning = latest?.state === 'Pending';

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => void refetch(), askEveryMs);
    return () => clearInterval(timer);
  }, [isRunning, refetch]);

  async function check({ fileName, file }: ChosenSpreadsheet) {
    try {
      const answer = await save({ body: { file, isDryRun: true } });
      setChecked({ fileName, file, check: answer });
      report(answer.message, answer.faultCount === 0);
    } catch {
      setChecked(undefined);
    }
  }

  async function begin({ file, fileName }: CheckedFile) {
    try {
      const answer = await save({ body: { file, isDryRun: false } });
      report(answer.message, answer.faultCount === 0);
      if (answer.batchId === null) setChecked({ file, fileName, check: answer });
      else {
        setChecked(undefined);
        await follow(answer.batchId);
      }
    } catch {}
  }

  async function follow(batchId: number) {
    for (;;) {
      const { data: status } = await refetch();
      if (status?.latest && status.latest.batchId !== batchId) return;
      if (status?.latest?.state === 'Done') {
        report(status.message, status.latest.skipped.length === 0);
        void invalidateKinds('any');
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, askEveryMs));
    }
  }

  const cancel = () => setChecked(undefined);
  return { checked, latest, isRunning, message: data?.message, busy: saving, check, begin, cancel };
}

function report(message: string, isGood: boolean): void {
  addMessages(text.kind, [message]);
  if (isGood) toast.success(message);
  else toast.warning(message);
}
