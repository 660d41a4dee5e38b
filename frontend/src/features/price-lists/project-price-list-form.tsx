import { getProjectPriceList, saveProjectPriceList } from '../../../../shared/contract/calls/project-price-lists.ts';
import type { ProjectPriceList } from '../../../../shared/schemas/price-list.ts';
import { call } from '../../api/call.ts';
import { useSave } from '../../api/use-save.ts';
import { panels } from '../../navigation/paths.ts';
import { made } from '../../components/panel/created-records.ts';
import { areMeant } from '../../components/form/ask-if-meant.tsx';
import { FormPanel } from '../../components/form/form-panel.tsx';
import { useRecordForm } from '../../components/form/use-record-form.ts';
import { toast } from '../../state/toast.ts';
import { priceListsText, projectPriceListText as text } from '../../text/price-lists.ts';
import { previewProjectPrices } from '../../../../shared/contract/calls/price-changes.ts';
import { PriceEffects } from './price-effects.tsx';
import { FillInPrices } from './fill-in-prices.tsx';
import { PriceCount } from './price-count.tsx';
import { PriceFields } from './price-fields.tsx';
import {
  doubtsOf,
  emptyPrices,
  linesToSave,
  projectPriceListFormSchema,
  projectPriceListValues,
  type Prices,
  type ProjectPriceListValues,
} from './price-list-values.ts';
import { otherPriceNote, otherPriceOf } from './project-price-lines.ts';
import { ProjectPriceListOrigin } from './project-price-list-origin.tsx';
import { RemoveProjectPriceList } from './remove-project-price-list.tsx';

export function ProjectPriceListForm({ list }: { list: ProjectPriceList }) {
  const { projectId, projectCode, lines } = list;
  const { save, saving } = useSave(saveProjectPriceList, {
    success: list.isOwn ? text.saved : () => made(text.created(projectCode), panels.projectPriceList(projectId)),
    silent: true,
  });
  const draft = `project-price-list:${projectId}`;
  const others = new Map(lines.map((line) => [line.productId, otherPriceOf(line)]));
  const notes = new Map(lines.map((line) => [line.productId, otherPriceNote(line)]));

  const record = useRecordForm<ReturnType<typeof projectPriceListFormSchema>, ProjectPriceListValues, ProjectPriceList>(
    {
      draft,
      schema: projectPriceListFormSchema(lines),
      values: projectPriceListValues.fromView(list),
      save: ({ prices }, { version }) =>
        save({
          body: {
            projectId,
            lines: lines.map(({ productId }) => ({ productId, price: prices[productId] ?? null })),
            version,
          },
        }),
      failure: text.notSaved,
      isMeant: ({ prices }, saved) => {
        const by = { now: prices, before: saved.prices, elsewhere: (productId: number) => others.get(productId) };
        return areMeant(doubtsOf(lines, by));
      },
      latest: async () => projectPriceListValues.fromView(await call(getProjectPriceList, { params: { projectId } })),
    },
  );
  const { form } = record;

  function submit() {
    const missing = emptyPrices(lines, form.getValues().prices);
    const about = record.submit;
    if (missing > 0) toast.error(priceListsText.pricesMissing(missing), { title: text.notSaved, about });
    return record.submit();
  }

  function bodyOf(prices: Prices) {
    const toSave = linesToSave(lines, prices, { areAllNeeded: true });
    return toSave && { projectId, lines: toSave };
  }

  return (
    <FormPanel
      title={text.title(projectCode)}
      draft={draft}
      record={{ ...record, submit }}
      saving={saving}
      extra={
        <>
          {list.isOwn && <RemoveProjectPriceList list={list} />}
          <PriceCount form={form} sentence={(prices) => text.missingOf(emptyPrices(lines, prices))} />
          <FillInPrices form={form} lines={lines} />
        </>
      }
    >
      <ProjectPriceListOrigin list={list} />
      <PriceEffects form={form} products={lines} route={previewProjectPrices} bodyOf={bodyOf} />
      <PriceFields
        form={form}
        products={lines}
        required
        hint={text.rules}
        note={(productId) => notes.get(productId)}
        autoFocus
      />
    </FormPanel>
  );
}
