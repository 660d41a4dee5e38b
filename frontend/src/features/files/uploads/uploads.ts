import { listFiles } from '../../../../../shared/contract/calls/files.ts';
import { queryClient } from '../../../api/query-client.ts';
import { filesText as text } from '../../../text/files.ts';
import { askBeforeLeaving } from '../../../components/ask-before-leaving.ts';
import { announceArrival } from './announce-arrivals.ts';
import { UploadQueue } from './upload-queue.ts';

const readAgainMs = 1500;
let reading: ReturnType<typeof setTimeout> | undefined;

export const uploads = new UploadQueue(({ projectCode, ready }) => {
  // The server itself has completed uploads in parts and announces them.
  if (ready && ready.method !== 'parts') announceArrival(projectCode, ready.path);
  reading ??= setTimeout(() => {
    reading = undefined;
    void queryClient.invalidateQueries({ queryKey: [listFiles.name] });
  }, readAgainMs);
});

askBeforeLeaving(() => uploads.isBusy, text.leave);
