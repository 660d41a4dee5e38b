import { useState } from 'react';
import { createFolder } from '../../../../shared/contract/calls/files.ts';
import { joinPath } from '../../../../shared/lib/file-paths.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { reportError } from '../../api/report-error.ts';
import { filesText as text } from '../../text/files.ts';
import { readFilesAgain } from './file-work.ts';
import { readDropped } from './read-dropped.ts';
import type { ChosenFile } from './uploads/upload-queue.ts';
import classes from './file-browser.module.css';

type Props = {
  projectCode: string;
  path: string;
  isOff: boolean;
  id: string;
  onUpload: (files: readonly ChosenFile[]) => void;
  children: React.ReactNode;
};

/** A place to drop files and folders. Whoever does not drag has the buttons above for it. */
export function DropArea({ projectCode, path, isOff, id, onUpload, children }: Props) {
  const [isOver, setIsOver] = useState(false);

  async function handleDrop(event: React.DragEvent) {
    setIsOver(false);
    try {
      const { files, emptyFolders } = await readDropped(event.dataTransfer);
      onUpload(files);
      if (emptyFolders.length > 0) await makeFolders(emptyFolders);
    } catch (error) {
      reportError(error, text.dropNotRead);
    }
  }

  async function makeFolders(folders: readonly string[]) {
    for (const folder of folders) {
      try {
        await call(createFolder, { params: { projectCode }, body: { path: joinPath(path, folder) } });
      } catch (error) {
        // A folder that already exists is not an error.
        if (!(error instanceof ApiError) || error.status !== 409) reportError(error, text.folderNotCreated);
      }
    }
    await readFilesAgain();
  }

  return (
    <div
      id={id}
      className={classes['area']}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        // Otherwise the browser opens the dropped file.
        event.preventDefault();
        setIsOver(!isOff);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        if (!isOff) void handleDrop(event);
      }}
    >
      {isOver && <span className={classes['over']}>{text.dropHere}</span>}
      {children}
      {!isOff && <p className={classes['hint']}>{text.dropHint}</p>}
    </div>
  );
}
