import { noteUploads } from '../../../../../shared/contract/calls/files.ts';
import { call } from '../../../api/call.ts';

const gatherMs = 250;
const maxAtOnce = 100;
const waiting = new Map<string, string[]>();

/**
 * Reports uploaded files to the server in batches, so that other users see them. If a report fails, they only have to
 * reload.
 */
export function announceArrival(projectCode: string, path: string): void {
  const paths = waiting.get(projectCode);
  if (paths) paths.push(path);
  else {
    waiting.set(projectCode, [path]);
    setTimeout(() => void report(projectCode), gatherMs);
  }
}

async function report(projectCode: string): Promise<void> {
  const paths = waiting.get(projectCode) ?? [];
  waiting.delete(projectCode);
  for (let index = 0; index < paths.length; index += maxAtOnce) {
    const body = { paths: paths.slice(index, index + maxAtOnce) };
    await call(noteUploads, { params: { projectCode }, body }).catch(() => undefined);
  }
}
