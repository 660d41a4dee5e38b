import { useState } from 'react';
import type { Call } from '../../../shared/contract/calls/call.ts';
import type { FileLink } from '../../../shared/schemas/spreadsheet.ts';
import { call, type InputOf } from './call.ts';
import { reportError } from './report-error.ts';
import { saveFile } from './save-file.ts';

export type Download<R extends Call> = {
  download: (input: InputOf<R>, fileName: string) => Promise<boolean>;
  downloading: boolean;
};

/**
 * A second click during a download is ignored.
 * @param failure the title of the error toast; the server's message stands below it
 */
export function useDownload<R extends Call>(route: R, failure: string): Download<R> {
  const [downloading, setDownloading] = useState(false);
  const [memory] = useState<{ running?: Promise<boolean> | undefined }>(() => ({}));

  async function fetchFile(input: InputOf<R>, fileName: string): Promise<boolean> {
    setDownloading(true);
    try {
      saveFile((await call(route, input)) as Blob | FileLink, fileName);
      return true;
    } catch (error) {
      reportError(error, failure);
      return false;
    } finally {
      memory.running = undefined;
      setDownloading(false);
    }
  }

  function download(input: InputOf<R>, fileName: string): Promise<boolean> {
    memory.running ??= fetchFile(input, fileName);
    return memory.running;
  }

  return { download, downloading };
}
