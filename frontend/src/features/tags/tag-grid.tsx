import { ActionIcon, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { TagOption } from '../../../../shared/schemas/tag.ts';
import { common } from '../../text/common.ts';
import { tagsText as text } from '../../text/tags.ts';
import { useGridKeys } from './use-grid-keys.ts';
import classes from './tag-grid.module.css';

type Props = {
  tags: readonly TagOption[];
  deletingIds: ReadonlySet<number | string>;
  onRename: (tag: TagOption) => Promise<unknown>;
  onDelete: (tag: TagOption) => Promise<void>;
};

export function TagGrid({ tags, deletingIds, onRename, onDelete }: Props) {
  const keys = useGridKeys(tags.length);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons in it
    <ul className={classes['grid']} aria-label={text.list} onKeyDown={keys.onKeyDown} onFocus={keys.onFocus}>
      {tags.map((tag, index) => {
        const isDeleting = deletingIds.has(tag.tagId);
        const tabIndex = index === keys.tabStop ? 0 : -1;
        return (
          <li key={tag.tagId} className={classes['tag']} aria-busy={isDeleting || undefined}>
            <div className={classes['text']}>
              <Text size="sm" fw={500} truncate title={tag.name}>
                {tag.name}
              </Text>
              <Text size="xs" c="dimmed">
                {isDeleting
                  ? text.deleting
                  : tag.numberOfProjects === 0
                    ? text.unused
                    : text.projects(tag.numberOfProjects)}
              </Text>
            </div>
            <ActionIcon
              color="gray"
              tabIndex={tabIndex}
              title={common.edit}
              aria-label={`${common.edit} ${tag.name}`}
              onClick={() => void onRename(tag)}
            >
              <IconPencil size="1rem" />
            </ActionIcon>
            <ActionIcon
              color="gray"
              tabIndex={tabIndex}
              title={common.delete}
              aria-label={`${common.delete} ${tag.name}`}
              data-delete
              onClick={() => void onDelete(tag)}
            >
              <IconTrash size="1rem" />
            </ActionIcon>
          </li>
        );
      })}
    </ul>
  );
}
