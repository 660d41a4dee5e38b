import { listFiles } from '../../../../../shared/contract/files.ts';
import { queryClient } from '../../../api/query-client.ts';
import { filesText as text } from '../../../text/files.ts';
import { askBeforeLeaving } from '../../../components/ask-before-leaving.ts';
import { tellArrival } from './tell-arrivals.ts';
import { UploadQueue } from './upload-queue.ts';

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

askBeforeLeaving(() => uploads.isBusy, text.leave);
