import { createElement } from 'react';
import { folderOf } from '../../../../../shared/lib/file-paths.ts';
import type { FileEntry } from '../../../../../shared/schemas/file.ts';
import { reportError } from '../../../api/report-error.ts';
import { showStatus } from '../../../components/status-host.tsx';
import { toast } from '../../../state/toast.ts';
import { filesText as text } from '../../../text/files.ts';
import { gather, zipName } from './gather.ts';
import { keepAs } from './save-stream.ts';
import { pack } from './pack.ts';
import { ZipStatus } from './zip-status.tsx';
import { type Zip, forget, report, zips } from './zips.ts';

let lastId = 0;

export async function downloadZip(projectCode: string, chosen: readonly FileEntry[]): Promise<void> {
  lastId += 1;
  const zip: Zip = {
    id: lastId,
    name: zipName(projectCode, chosen),
    state: 'gathering',
    files: 0,
    packed: 0,
    bytes: 0,
    total: 0,
    skipped: [],
    stop: new AbortController(),
  };
  const { signal } = zip.stop;
  zips.set([...zips.get(), zip]);
  showStatus(createElement(ZipStatus, { key: 'zips' }) as React.ReactElement & { key: string });
  try {
    const gathered = await gather(projectCode, chosen, signal);
    if (gathered.files.length + gathered.emptyFolders.length === 0) {
      forget(zip);
      toast.error(text.allQuarantined);
      return;
    }
    const total = gathered.files.reduce((sum, { size }) => sum + size, 0);
    const skipped = gathered.locked.map(({ path }) => ({ path, message: text.quarantined }));
    Object.assign(zip, { state: 'packing', files: gathered.files.length, total, skipped });
    report();
    const keep = await keepAs(zip.name, total);
    if (!keep || signal.aborted) return forget(zip);
    const stream = pack({
      projectCode,
      gathered,
      below: folderOf(chosen[0]?.path ?? ''),
      signal,
      onBytes: (bytes) => {
        zip.bytes += bytes;
        report();
      },
      onFile: () => {
        zip.packed += 1;
        report();
      },
      onSkipped: (one) => {
        zip.skipped.push(one);
        report();
      },
    });
    await keep(stream, signal);
    if (signal.aborted) return;
    zip.state = 'done';
    zips.set([...zips.get()]);
  } catch (error) {
    if (signal.aborted) return;
    forget(zip);
    if (error instanceof TypeError) toast.error(text.zipBroken(zip.name));
    else reportError(error, text.notDownloaded);
  }
}
