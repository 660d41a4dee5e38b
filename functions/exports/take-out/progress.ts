import { type TakeOutPhase, takeOutPhases } from '../../../shared/codes/take-out-phases.ts';
import type { ArchivedEntry, Manifest } from './manifest.ts';
import type { Run, Runs } from './runs.ts';
import type { Workshop } from './workshop.ts';
import type { Entry } from '../../platform/zip-records.ts';
import type { ZipStream } from '../../platform/zip-stream.ts';

/** How far a take-out has come after a step, as JSON. */
export type Progress = {
  step: number;
  begunAt: string;
  firm: string;
  phase: TakeOutPhase | 'done';
  /** Where the phase continues; undefined at its beginning. */
  cursor?: unknown;
  runs: Runs;
  /** The pieces that hold the entries of the archive. */
  entries: string[];
  left: Manifest['left'];
  items: number;
  records: number;
  files: number;
  /** The size of the archive so far. */
  bytes: number;
  output?: unknown;
};

export type TakenEntry = Entry & ArchivedEntry;

/** What a step works with. It changes `progress`, which counts only once it is kept. */
export type Work = {
  progress: Progress;
  workshop: Workshop;
  zip: ZipStream;
  entries: TakenEntry[];
  isTimeUp: () => boolean;
  /** How far the phase has come. */
  tell: (done: number, of: number | null) => Promise<void>;
  now: () => Date;
};

export function nextPhase(progress: Progress): void {
  progress.phase = takeOutPhases[takeOutPhases.indexOf(progress.phase as TakeOutPhase) + 1] ?? 'done';
  progress.cursor = undefined;
}

export function addRuns(progress: Progress, runs: Map<string, Run>): void {
  for (const [file, run] of runs) progress.runs[file] = [...(progress.runs[file] ?? []), run];
}
