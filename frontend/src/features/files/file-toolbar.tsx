import { Button, TextInput } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowRight,
  IconCamera,
  IconDownload,
  IconFolderPlus,
  IconFolderUp,
  IconInfoCircle,
  IconTrash,
  IconUpload,
} from '@tabler/icons-react';
import { useRef } from 'react';
import type { FileEntry } from '../../../../shared/schemas/file.ts';
import { formatNumber } from '../../components/format.ts';
import { filesText as text } from '../../text/files.ts';
import { chosenFiles, takenPhotos } from './read-dropped.ts';
import type { ChosenFile } from './uploads/upload-queue.ts';
import classes from './file-browser.module.css';

type Props = {
  onUpload: (files: readonly ChosenFile[]) => void;
  entries: readonly FileEntry[];
  selected: readonly FileEntry[];
  isDeleted: boolean;
  isListed: boolean;
  isLoadingMore: boolean;
  search: string;
  onSearch: (search: string) => void;
  onShowDeleted: (isDeleted: boolean) => void;
  onSelectAll: () => void;
  onNewFolder: () => void;
  onDownload: () => void;
  onMove: () => void;
  onDelete: () => void;
  onRestore: () => void;
  onDetails: () => void;
};

const small = { size: 'xs', variant: 'default' } as const;

export function FileToolbar(props: Props) {
  const { entries, selected, isDeleted, isListed, isLoadingMore, search } = props;
  const isAll = selected.length > 0 && selected.length === entries.length;
  return (
    <>
      <div className={classes['bar']}>
        {!isDeleted && <UploadButtons onUpload={props.onUpload} />}
        {!isDeleted && (
          <Button {...small} leftSection={<IconFolderPlus size="1rem" />} onClick={props.onNewFolder}>
            {text.newFolder}
          </Button>
        )}
        <Button {...small} aria-pressed={isDeleted} onClick={() => props.onShowDeleted(!isDeleted)}>
          {text.showDeleted}
        </Button>
        <TextInput
          className={classes['search']}
          size="xs"
          aria-label={text.search}
          placeholder={text.search}
          value={search}
          onChange={(event) => props.onSearch(event.currentTarget.value)}
        />
      </div>
      <div className={classes['bar']}>
        <output className={classes['count']}>
          {selected.length > 0
            ? text.selected(formatNumber(selected.length), selected.length === 1)
            : isListed && countOf(entries, isLoadingMore)}
          {isDeleted && selected.length === 0 && ` · ${text.deletedHint}`}
        </output>
        {selected.length > 0 && <SelectedButtons {...props} />}
        {entries.length > 0 && (
          <Button {...small} variant="subtle" onClick={props.onSelectAll}>
            {isAll ? text.unselectAll : text.selectAll}
          </Button>
        )}
      </div>
    </>
  );
}

function SelectedButtons({ selected, isDeleted, ...on }: Props) {
  if (isDeleted) {
    return (
      <Button {...small} leftSection={<IconArrowBackUp size="1rem" />} onClick={on.onRestore}>
        {text.restore}
      </Button>
    );
  }
  return (
    <>
      {selected.length === 1 && (
        <Button {...small} leftSection={<IconInfoCircle size="1rem" />} onClick={on.onDetails}>
          {text.details}
        </Button>
      )}
      {selected.some(({ threat }) => threat === null) && (
        <Button {...small} leftSection={<IconDownload size="1rem" />} onClick={on.onDownload}>
          {text.download}
        </Button>
      )}
      <Button {...small} leftSection={<IconArrowRight size="1rem" />} onClick={on.onMove}>
        {text.move}
      </Button>
      <Button {...small} leftSection={<IconTrash size="1rem" />} onClick={on.onDelete}>
        {text.delete}
      </Button>
    </>
  );
}

function UploadButtons({ onUpload }: Pick<Props, 'onUpload'>) {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const uploadAs =
    (read: typeof chosenFiles) =>
    ({ currentTarget }: React.ChangeEvent<HTMLInputElement>) => {
      if (currentTarget.files) onUpload(read(currentTarget.files));
      // Allows the same file to be chosen again.
      currentTarget.value = '';
    };
  const handleChange = uploadAs(chosenFiles);
  return (
    <>
      <input ref={files} type="file" multiple hidden aria-label={text.upload} onChange={handleChange} />
      <input
        ref={folder}
        type="file"
        // Missing in React's types.
        {...{ webkitdirectory: '' }}
        hidden
        aria-label={text.uploadFolder}
        onChange={handleChange}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={text.takePhoto}
        onChange={uploadAs(takenPhotos)}
      />
      <Button
        className={classes['camera']}
        size="xs"
        leftSection={<IconCamera size="1rem" />}
        onClick={() => camera.current?.click()}
      >
        {text.takePhoto}
      </Button>
      <Button
        className={classes['upload']}
        size="xs"
        leftSection={<IconUpload size="1rem" />}
        onClick={() => files.current?.click()}
      >
        {text.upload}
      </Button>
      <Button {...small} leftSection={<IconFolderUp size="1rem" />} onClick={() => folder.current?.click()}>
        {text.uploadFolder}
      </Button>
    </>
  );
}

function countOf(entries: readonly FileEntry[], isLoadingMore: boolean): string {
  const folders = entries.filter(({ type }) => type === 'dir').length;
  const files = entries.length - folders;
  const counts = [
    folders > 0 && text.folders(formatNumber(folders), folders === 1),
    (files > 0 || folders === 0) && text.files(formatNumber(files), files === 1),
  ];
  const counted = counts.filter(Boolean).join(', ');
  return isLoadingMore ? `${counted}, ${text.loadingMore}` : counted;
}
