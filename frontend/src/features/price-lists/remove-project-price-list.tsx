import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { previewProjectPrices, deleteProjectPriceList } from '../../../../shared/contract/calls/price-lists.ts';
import type { ProjectPriceList } from '../../../../shared/schemas/price-list.ts';
import { useSave } from '../../api/use-save.ts';
import { confirm } from '../../components/dialogs/dialogs.ts';
import { usePanelPlace } from '../../components/panel/panel-place.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { RemovalEffect } from './price-effect.tsx';
import { priceListsText, projectPriceListText as text } from '../../text/price-lists.ts';

export function RemoveProjectPriceList({ list }: { list: ProjectPriceList }) {
  const { projectId, projectCode, version } = list;
  const { key } = usePanelPlace();
  const panels = usePanels();
  const { save, saving } = useSave(deleteProjectPriceList, {
    success: text.removed,
    failure: priceListsText.notDeleted,
  });

  async function remove() {
    const title = text.removeTitle(projectCode);
    const body = { projectId, lines: null };
    const message = <RemovalEffect question={text.removeQuestion} call={previewProjectPrices} body={body} />;
    if (!(await confirm({ title, message, verb: priceListsText.remove, tone: 'danger' }))) return;
    try {
      await save({ params: { projectId }, query: { version } });
      await panels.close(key, { force: true });
    } catch {
      // `useSave` has shown the error.
    }
  }

  return (
    <Button
      variant="subtle"
      color="red"
      leftSection={<IconTrash size="1rem" aria-hidden />}
      loading={saving}
      onClick={() => void remove()}
    >
      {priceListsText.remove}
    </Button>
  );
}
