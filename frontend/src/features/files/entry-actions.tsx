import type { FileEntry } from '../../../../shared/schemas/file.ts';
import { filesText as text } from '../../text/files.ts';
import { DetailsDialog, type DetailsChoice } from './details-dialog.tsx';
import { type fileActions, showReading } from './file-actions.tsx';

type Options = {
  actions: ReturnType<typeof fileActions>;
  chosen: ReadonlySet<string>;
  selected: readonly FileEntry[];
  isDeleted: boolean;
  onChosen: (paths: ReadonlySet<string>) => void;
  onOpenFolder: (path: string) => void;
  focusGrid: () => void;
};

/** What a tile, its menu and the toolbar do to the entries of a folder. */
export function entryActions({ actions, chosen, selected, isDeleted, onChosen, onOpenFolder, focusGrid }: Options) {
  function open(entry: FileEntry) {
    if (entry.type === 'dir') onOpenFolder(entry.path);
    else if (entry.thumb) void showDetails(entry);
    else void actions.download([entry]);
  }

  async function showDetails(entry: FileEntry) {
    const choice = await showReading({
      title: text.details,
      size: 'lg',
      content: (close) => <DetailsDialog entry={entry} isDeleted={isDeleted} onChoose={close} />,
    });
    await run(choice as DetailsChoice | undefined, entry);
    focusGrid();
  }

  async function run(choice: DetailsChoice | undefined, entry: FileEntry): Promise<void> {
    if (choice === 'download') await actions.download([entry]);
    else if (choice === 'rename') await actions.rename(entry);
    else if (choice === 'move') await actions.move([entry]);
    else if (choice === 'delete') await actions.remove([entry]);
    else if (choice === 'versions') await actions.showVersions(entry);
  }

  async function forSelected(work: (entries: readonly FileEntry[]) => Promise<boolean | void>) {
    if ((await work(selected)) !== false) onChosen(new Set());
  }

  function toggle(entry: FileEntry) {
    const next = new Set(chosen);
    if (!next.delete(entry.path)) next.add(entry.path);
    onChosen(next);
  }

  return { open, showDetails, run, forSelected, toggle };
}
