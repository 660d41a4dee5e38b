import { QueryClientProvider } from '@tanstack/react-query';
import { createFolder, moveFile } from '../../../../shared/contract/calls/files.ts';
import { cleanName, folderOf, joinPath, nameFault, nameOf } from '../../../../shared/lib/file-paths.ts';
import type { FileEntry } from '../../../../shared/schemas/file.ts';
import { call } from '../../api/call.ts';
import { type ContentRequest, showContent } from '../../components/dialogs/dialogs.ts';
import { prompt } from '../../components/dialogs/prompt.ts';
import { formatNumber } from '../../components/format.ts';
import { toast } from '../../state/toast.ts';
import { common } from '../../text/common.ts';
import { filesText as text } from '../../text/files.ts';
import { fileDeletions, wordsFor } from './file-deletions.tsx';
import { fileDownloads } from './file-downloads.ts';
import { eachFileOf, readFilesAgain, throwingEachFileOf } from './file-work.ts';
import { MoveDialog } from './move-dialog.tsx';
import { VersionsDialog } from './versions-dialog.tsx';
import { queryClient } from '../../api/query-client.ts';

const keptName = 255;

export function fileActions(projectCode: string) {
  const params = { projectCode };
  const each = eachFileOf(projectCode);
  const { remove, bringBack, restoreVersion } = fileDeletions(projectCode);
  const { download, downloadOne } = fileDownloads(projectCode);

  const checkName = (name: string) => nameFault(cleanName(name));

  const makeFolder = (folder: string, open: (path: string) => void): Promise<boolean> =>
    prompt({
      title: text.newFolder,
      label: text.name,
      verb: text.create,
      maxLength: keptName,
      check: checkName,
      failure: text.folderNotCreated,
      run: async (name) => {
        const path = joinPath(folder, cleanName(name));
        try {
          await call(createFolder, { params, body: { path } });
        } finally {
          void readFilesAgain();
        }
        toast.success(text.folderCreated(nameOf(path)), { action: { label: common.open, onSelect: () => open(path) } });
      },
    });

  const rename = ({ type, path, basename }: FileEntry): Promise<boolean> =>
    prompt({
      title: text.renameOf(basename),
      label: text.name,
      initial: basename,
      verb: text.rename,
      maxLength: keptName,
      check: checkName,
      failure: text.notRenamed,
      run: async (name) => {
        if (name === basename) return;
        const body = { type, from: path, to: joinPath(folderOf(path), name) };
        const move = () => call(moveFile, { params, body });
        if (await throwingEachFileOf(projectCode)([{ type, path }], text.notRenamed, move)) toast.success(text.renamed);
      },
    });

  async function move(entries: readonly FileEntry[]): Promise<boolean> {
    const to = await showReading({
      title: text.moveTitle(wordsFor(entries)),
      content: (close) => <MoveDialog projectCode={projectCode} entries={entries} onClose={close} />,
    });
    // The project's root is '/', since '' means no choice.
    if (to === undefined) return false;
    const folder = to === '/' ? '' : to;
    const isDone = await each(entries, text.notMoved, ({ type, path }) =>
      call(moveFile, { params, body: { type, from: path, to: joinPath(folder, nameOf(path)) } }),
    );
    if (isDone) toast.success(text.moved(formatNumber(entries.length), entries.length === 1));
    return isDone;
  }

  async function showVersions({ path, basename }: FileEntry): Promise<void> {
    await showReading({
      title: text.versionsOf(basename),
      content: (close) => (
        <VersionsDialog
          projectCode={projectCode}
          path={path}
          onDownload={(versionId) => void downloadOne(path, versionId)}
          onRestore={async (versionId) => {
            if (await restoreVersion(path, versionId)) close();
          }}
        />
      ),
    });
  }

  return { makeFolder, rename, move, remove, bringBack, download, showVersions };
}

/** Dialogs are rendered outside the query provider. */
export function showReading({ content, ...request }: Omit<ContentRequest, 'kind'>): Promise<string | undefined> {
  return showContent({
    ...request,
    content: (close) => <QueryClientProvider client={queryClient}>{content(close)}</QueryClientProvider>,
  });
}
