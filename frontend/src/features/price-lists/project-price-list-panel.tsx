import { getProjectPriceList } from '../../../../shared/contract/calls/price-lists.ts';
import type { PanelProps } from '../../components/panel/panel-host.tsx';
import { Panel } from '../../components/panel/panel.tsx';
import { RecordPanel } from '../../components/panel/record-panel.tsx';
import { projectPriceListText as text } from '../../text/price-lists.ts';
import { ProjectPriceListForm } from './project-price-list-form.tsx';
import { NoProducts } from './with-products.tsx';

export function ProjectPriceListPanel({ id }: PanelProps) {
  if (id === undefined) return null;
  return (
    <RecordPanel
      call={getProjectPriceList}
      kind="price-list-project"
      input={{ params: { projectId: id } }}
      title={text.titleUntilRead}
      failure={text.notRead}
    >
      {(list) => {
        if (!list) return null;
        if (list.lines.length > 0) return <ProjectPriceListForm list={list} />;
        return (
          <Panel title={text.title(list.projectCode)}>
            <NoProducts />
          </Panel>
        );
      }}
    </RecordPanel>
  );
}
