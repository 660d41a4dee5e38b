import type { TakeOutPhase } from '../../../shared/codes/take-out-phases.ts';
import { getSystemSettings } from '../../settings/settings-store.ts';
import { writeNextList } from './list-sheets.ts';
import { type Progress, type TakenEntry, type Work } from './progress.ts';
import { takeInvoiceFiles, takeProjectFiles } from './stored-files.ts';
import { readItems, writeLines } from './take-table.ts';
import type { Workshop } from './workshop.ts';
import { writeEnd } from './write-end.ts';
import { ZipStream } from '../../platform/zip-stream.ts';

const doOf: Record<TakeOutPhase, (work: Work) => Promise<void>> = {
  items: readItems,
  records: writeLines,
  lists: writeNextList,
  files: takeProjectFiles,
  invoices: takeInvoiceFiles,
  end: writeEnd,
};

type Options = {
  /** In milliseconds since 1970: then the step stops between two parts. */
  until: number;
  now?: () => Date;
  tell?: (progress: { phase: TakeOutPhase; done: number; of: number | null }) => Promise<void>;
};

export async function beginTakeOut(now: Date): Promise<Progress> {
  const firm = (await getSystemSettings()).data.companyName;
  const counts = { items: 0, records: 0, files: 0, bytes: 0 };
  return { step: 0, begunAt: now.toISOString(), firm, phase: 'items', runs: {}, entries: [], left: [], ...counts };
}

/**
 * Takes out as much as there is time for, and at least one part: some megabytes of the table, a file of lines, a list,
 * a file. The end is a step of its own. A step that fails or is killed is done again from the same progress.
 * @returns the progress to continue from; its phase is 'done' after the last step
 */
export async function takeOutStep(
  from: Progress,
  workshop: Workshop,
  { until, now = () => new Date(), tell = () => Promise.resolve() }: Options,
): Promise<Progress> {
  const progress = structuredClone(from);
  const output = await workshop.open(progress.output);
  const at = { at: progress.bytes, now: new Date(progress.begunAt) };
  const zip = new ZipStream((bytes) => output.write(bytes), at);
  const entries: TakenEntry[] = [];
  const work: Work = {
    progress,
    workshop,
    zip,
    entries,
    now,
    isTimeUp: () => Date.now() >= until,
    tell: async (done, of) => {
      if (progress.phase !== 'done') await tell({ phase: progress.phase, done, of });
    },
  };
  do await doOf[progress.phase as TakeOutPhase](work);
  while (progress.phase !== 'done' && progress.phase !== 'end' && !work.isTimeUp());
  progress.bytes = zip.at;
  progress.step += 1;
  if (progress.phase === 'done') {
    await output.end();
    return progress;
  }
  if (entries.length > 0) {
    const piece = `entries-${progress.step}`;
    await workshop.keep(piece, Buffer.from(JSON.stringify(entries)));
    progress.entries.push(piece);
  }
  progress.output = await output.pause();
  return progress;
}
