import { followDownload } from '../../api/save-file.ts';

const pauseMs = 900;

/** Has the browser fetch a file from S3, which answers it as an attachment: the page stays. @param isOneOfMany waits, since browsers drop a second one at once */
export async function openDownload(url: string, fileName: string, isOneOfMany: boolean): Promise<void> {
  followDownload(url, fileName);
  if (isOneOfMany) await new Promise((done) => setTimeout(done, pauseMs));
}
