import { createElement } from 'react';
import { listFiles, type uploadFiles } from '../../../../../shared/contract/files.ts';
import { queryClient } from '../../../api/query-client.ts';
import { showStatus } from '../../../components/status-host.tsx';
import { filesText as text } from '../../../text/files.ts';
import { askBeforeLeaving } from '../../../components/ask-before-leaving.ts';
import { UploadStatus } from './upload-status.tsx';
import { tellArrival } from './tell-arrivals.ts';
import { type ChosenFile, UploadQueue } from './upload-queue.ts';

const readAgainMs = 1500;
let reading: ReturnType<typeof setTimeout> | undefined;

/** All that is on its way from this page. */
export const uploads = new UploadQueue(({ projectCode, ready }) => {
  // What came in parts the server itself has put together.
  if (ready?.method === 'form') tellArrival(projectCode, ready.path);
  reading ??= setTimeout(() => {
    reading = undefined;
    void queryClient.invalidateQueries({ queryKey: [listFiles.name] });
  }, readAgainMs);
});

/** Sends files to a folder of a project, and shows how far they have come wherever the person goes. */
export function upload(
  projectCode: string,
  folder: string,
  files: readonly ChosenFile[],
  route: typeof uploadFiles,
): void {
  if (files.length === 0) return;
  showStatus(createElement(UploadStatus, { key: 'uploads' }) as React.ReactElement & { key: string });
  uploads.add(projectCode, folder, files, route);
}

askBeforeLeaving(() => uploads.isBusy, text.leave);
