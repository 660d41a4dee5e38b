import { useState } from 'react';
import type { Route } from '../../../shared/contract/route.ts';
import type { FileLink } from '../../../shared/schemas/spreadsheet.ts';
import { call, type InputOf } from './call.ts';
import { reportError } from './report-error.ts';
import { saveFile } from './save-file.ts';

export type Download<R extends Route> = {
  /** Fetches the file and gives it to the person's downloads. A second click while it is on its way fetches nothing more. @returns whether it came */
  download: (input: InputOf<R>, fileName: string) => Promise<boolean>;
  downloading: boolean;
};

/**
 * Downloads of a route that answers bytes.
 * @param failure the toast when it fails; the server's sentence stands below it
 */
export function useDownload<R extends Route>(route: R, failure: string): Download<R> {
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
