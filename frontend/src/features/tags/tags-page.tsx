import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { getAllTags } from '../../../../shared/contract/calls/tags.ts';
import type { TagOption } from '../../../../shared/schemas/tag.ts';
import { useRoute } from '../../api/use-route.ts';
import { HitCount } from '../../components/list/hit-count.tsx';
import { useListKeys } from '../../components/list/use-list-keys.ts';
import { Notice } from '../../components/notice.tsx';
import { usePaletteAction } from '../../components/palette-actions.ts';
import { QueryView } from '../../components/query-view.tsx';
import { tagsText as text } from '../../text/tags.ts';
import { TagGrid } from './tag-grid.tsx';
import { useTagActions } from './use-tag-actions.ts';
import classes from '../../components/list/list-page.module.css';

export function TagsPage() {
  const query = useRoute(getAllTags, {}, { silent: true });
  return <QueryView query={query}>{(tags) => <Tags tags={tags} />}</QueryView>;
}

function Tags({ tags }: { tags: readonly TagOption[] }) {
  const { create, rename, remove, deletingIds } = useTagActions(tags);
  const add = () => void create();
  useListKeys({ onCreate: add, onFilter: undefined });
  usePaletteAction({ id: 'create-tag', label: text.addNew, onSelect: add });
  return (
    <div className={classes['page']}>
      <div className={classes['toolbar']}>
        <HitCount count={tags.length} />
        <div className={classes['actions']}>
          <Button size="xs" leftSection={<IconPlus size="0.875rem" />} onClick={add}>
            {text.addNew}
          </Button>
        </div>
      </div>
      {tags.length === 0 ? (
        <Notice title={text.empty} hint={text.emptyHint} action={{ label: text.addNew, onSelect: add }} />
      ) : (
        <TagGrid tags={tags} deletingIds={deletingIds} onRename={rename} onDelete={remove} />
      )}
    </div>
  );
}
