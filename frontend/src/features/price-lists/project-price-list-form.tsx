import {
  getProjectPriceList,
  saveProjectPriceList,
  previewProjectPrices,
} from '../../../../shared/contract/calls/price-lists.ts';
import type { ProjectPriceList } from '../../../../shared/schemas/price-list.ts';
import { call } from '../../api/call.ts';
import { useSave } from '../../api/use-save.ts';
import { panels } from '../../navigation/paths.ts';
import { made } from '../../components/panel/created-records.ts';
import { projectPriceListText as text } from '../../text/price-lists.ts';
import { FillInPrices } from './fill-in-prices.tsx';
import { PriceListForm } from './price-list-form.tsx';
import {
  priceRules,
  projectPriceListFormSchema,
  projectPriceListValues,
  type ProjectPriceListValues,
} from './price-list-values.ts';
import { otherPriceNote, otherPriceOf } from './project-price-lines.ts';
import { ProjectPriceListOrigin } from './project-price-list-origin.tsx';
import { RemoveProjectPriceList } from './remove-project-price-list.tsx';
import { usePriceList } from './use-price-list.ts';

export function ProjectPriceListForm({ list }: { list: ProjectPriceList }) {
  const { projectId, projectCode, lines } = list;
  const { save, saving } = useSave(saveProjectPriceList, {
    success: list.isOwn ? text.saved : () => made(text.created(projectCode), panels.projectPriceList(projectId)),
    silent: true,
  });
  const others = new Map(lines.map((line) => [line.productId, otherPriceOf(line)]));
  const notes = new Map(lines.map((line) => [line.productId, otherPriceNote(line)]));

  const prices = usePriceList<ReturnType<typeof projectPriceListFormSchema>, ProjectPriceListValues, ProjectPriceList>({
    draft: `project-price-list:${projectId}`,
    schema: projectPriceListFormSchema(lines),
    values: projectPriceListValues.fromView(list),
    products: lines,
    rule: priceRules.project,
    save: (toSave, _, { version }) => save({ body: { projectId, lines: toSave, version } }),
    failure: text.notSaved,
    elsewhere: () => (productId) => others.get(productId),
    latest: async () => projectPriceListValues.fromView(await call(getProjectPriceList, { params: { projectId } })),
  });

  return (
    <PriceListForm
      {...prices}
      title={text.title(projectCode)}
      saving={saving}
      count={text.missingOf}
      preview={previewProjectPrices}
      bodyOf={(toSave) => ({ projectId, lines: toSave })}
      hint={text.rules}
      note={(productId) => notes.get(productId)}
      autoFocus
      footer={(count) => (
        <>
          {list.isOwn && <RemoveProjectPriceList list={list} />}
          {count}
          <FillInPrices form={prices.record.form} lines={lines} />
        </>
      )}
    >
      <ProjectPriceListOrigin list={list} />
    </PriceListForm>
  );
}
