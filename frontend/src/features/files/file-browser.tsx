import { useEffect, useId, useState } from 'react';
import { nameOf } from '../../../../shared/lib/file-paths.ts';
import { matches } from '../../../../shared/lib/text.ts';
import type { FileEntry } from '../../../../shared/schemas/file.ts';
import { Notice } from '../../components/notice.tsx';
import { filesText as text } from '../../text/files.ts';
import { Crumbs } from './crumbs.tsx';
import { DropArea } from './drop-area.tsx';
import { fileActions } from './file-actions.tsx';
import { FileGrid } from './file-grid.tsx';
import { FileListFailure } from './file-list-failure.tsx';
import { FileToolbar } from './file-toolbar.tsx';
import { GridSkeleton } from './grid-skeleton.tsx';
import { hearOfFileChanges } from './hear-of-changes.ts';
import { menuOf } from './file-menu.ts';
import type { ChosenFile } from './uploads/upload-queue.ts';
import { upload } from './uploads/upload.ts';
import { entryActions } from './entry-actions.tsx';
import { useFolder, type FileRoutes, projectFileRoutes } from './use-folder.ts';
import { lazy } from '../../components/lazy.tsx';
import classes from './file-browser.module.css';

const MenuDropdown = lazy(() => import('../../components/menu-dropdown.tsx'), 'MenuDropdown');

const drawnMs = 100;

type Props = {
  projectCode: string;
  path: string;
  onOpenFolder: (path: string) => void;
  routes?: FileRoutes;
};

type OpenMenu = { entry: FileEntry; at: { x: number; y: number } };

export function FileBrowser({ projectCode, path, onOpenFolder, routes = projectFileRoutes }: Props) {
  const [isDeleted, setIsDeleted] = useState(false);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [hasMoved, setHasMoved] = useState(false);
  const [menu, setMenu] = useState<OpenMenu>();
  const areaId = useId();
  const { entries, isLoadingMore, error, retry } = useFolder({ projectCode, path, isDeleted, routes });
  useEffect(hearOfFileChanges, []);
  const actions = fileActions(projectCode);
  const handleUpload = (files: readonly ChosenFile[]) => upload(projectCode, path, files, routes.upload);
  const shown = entries?.filter(({ basename }) => search.trim() === '' || matches(basename, search)) ?? [];
  const selected = shown.filter((entry) => chosen.has(entry.path));

  function openFolder(to: string) {
    setChosen(new Set());
    setSearch('');
    setHasMoved(true);
    onOpenFolder(to);
  }

  function showDeleted(next: boolean) {
    setChosen(new Set());
    setIsDeleted(next);
  }

  const focusGrid = () => focusGridIn(areaId);
  const toEntries = entryActions({
    actions,
    chosen,
    selected,
    isDeleted,
    onChosen: setChosen,
    onOpenFolder: openFolder,
    focusGrid,
  });
  const { open, showDetails, forSelected } = toEntries;
  const folderName = nameOf(path) || projectCode;
  return (
    <div className={classes['browser']}>
      <Crumbs projectCode={projectCode} path={path} onOpen={openFolder} />
      <FileToolbar
        entries={shown}
        selected={selected}
        isDeleted={isDeleted}
        isListed={entries !== undefined}
        isLoadingMore={isLoadingMore}
        search={search}
        onSearch={setSearch}
        onShowDeleted={showDeleted}
        onSelectAll={() => setChosen(new Set(selected.length === shown.length ? [] : shown.map((one) => one.path)))}
        onUpload={handleUpload}
        onNewFolder={() => void actions.makeFolder(path, openFolder)}
        onDownload={() => void actions.download(selected)}
        onMove={() => void forSelected(actions.move)}
        onDelete={() => void forSelected(actions.remove)}
        onRestore={() => void forSelected(actions.bringBack)}
        onDetails={() => selected[0] && void showDetails(selected[0])}
      />
      {error && <FileListFailure message={error.message} onRetry={retry} />}
      <DropArea projectCode={projectCode} path={path} isOff={isDeleted} id={areaId} onUpload={handleUpload}>
        {entries === undefined && !error && <GridSkeleton />}
        {entries !== undefined && (
          <FileGrid
            key={`${path} ${isDeleted}`}
            label={isDeleted ? text.deletedIn(folderName) : text.grid(folderName)}
            projectCode={projectCode}
            path={path}
            entries={shown}
            takesFocus={hasMoved}
            selected={chosen}
            onOpenFolder={openFolder}
            onOpen={open}
            onDetails={(entry) => void showDetails(entry)}
            onSelect={setChosen}
            onMenu={(entry, at) => setMenu({ entry, at })}
            onDelete={(entry) => !isDeleted && void actions.remove([entry]).then(focusGrid)}
            onRename={(entry) => !isDeleted && void actions.rename(entry).then(focusGrid)}
          />
        )}
        {entries !== undefined && shown.length === 0 && !isLoadingMore && (
          <NothingThere isSearch={search.trim() !== ''} isDeleted={isDeleted} />
        )}
      </DropArea>
      {menu && (
        <EntryMenu
          {...menu}
          isSelected={chosen.has(menu.entry.path)}
          isDeleted={isDeleted}
          actions={actions}
          entryActions={toEntries}
          focusGrid={focusGrid}
          onClose={() => setMenu(undefined)}
        />
      )}
    </div>
  );
}

type EntryMenuProps = OpenMenu & {
  isSelected: boolean;
  isDeleted: boolean;
  actions: ReturnType<typeof fileActions>;
  entryActions: ReturnType<typeof entryActions>;
  focusGrid: () => void;
  onClose: () => void;
};

function EntryMenu({
  entry,
  at,
  isSelected,
  isDeleted,
  actions,
  entryActions: handlers,
  focusGrid,
  onClose,
}: EntryMenuProps) {
  return (
    <MenuDropdown
      key={`${entry.path} ${at.x} ${at.y}`}
      title={text.actionsOf(entry.basename)}
      position="bottom-start"
      at={at}
      isInPanel
      items={menuOf(entry, {
        isSelected,
        isDeleted,
        onOpen: () => handlers.open(entry),
        onDetails: () => void handlers.showDetails(entry),
        onToggle: () => handlers.toggle(entry),
        onRestore: () => void actions.bringBack([entry]),
        onRun: (choice) => void handlers.run(choice, entry).then(focusGrid),
      })}
      onClose={() => {
        onClose();
        focusGrid();
      }}
    />
  );
}

/** After React has rendered the refetched folder: otherwise the focus is lost with a tile that is removed. */
function focusGridIn(areaId: string): void {
  setTimeout(() => {
    // A menu opened in the meantime keeps its focus.
    if (document.querySelector('[role=menu]')) return;
    const area = document.getElementById(areaId);
    area?.querySelector<HTMLElement>('[role=option][tabindex="0"]')?.focus({ preventScroll: true });
  }, drawnMs);
}

function NothingThere({ isSearch, isDeleted }: { isSearch: boolean; isDeleted: boolean }) {
  if (isSearch) return <Notice title={text.noHits} hint={text.noHitsHint} />;
  if (isDeleted) return <Notice title={text.noDeleted} hint={text.noDeletedHint} />;
  return <Notice title={text.empty} hint={text.emptyHint} />;
}
