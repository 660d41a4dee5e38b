import { useState } from 'react';
import { getListViews } from '../../../../shared/contract/calls/list-views.ts';
import { useRoute } from '../../api/use-route.ts';
import { listsText as text } from '../../text/lists.ts';
import { MenuButton } from '../menu-button.tsx';
import { usePanels } from '../panel/panels.ts';
import type { ListDefinition } from './list-definition.ts';

export const viewsPanel = 'views';

type Props<Row> = {
  list: ListDefinition<Row>;
  search: string;
};

export function ViewsButton<Row>({ list, search }: Props<Row>) {
  const panels = usePanels();
  const [isWanted, setIsWanted] = useState(false);
  const { data = [] } = useRoute(getListViews, {}, { enabled: isWanted, silent: true });
  const want = () => setIsWanted(true);
  return (
    <span onPointerEnter={want} onFocus={want}>
      <MenuButton
        isButton
        position="bottom-end"
        items={[
          ...data
            .filter((view) => view.list === list.id)
            .map((view) => ({
              key: String(view.viewId),
              label: view.name,
              isCurrent: view.search === search,
              to: { search: `?${view.search}` },
            })),
          {
            key: viewsPanel,
            label: text.columnsAndViews,
            onSelect: () => void panels.open({ name: viewsPanel }),
          },
        ]}
      >
        {text.views}
      </MenuButton>
    </span>
  );
}
