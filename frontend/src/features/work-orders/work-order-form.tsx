import { useEffect } from 'react';
import { createWorkOrder, getWorkOrder, updateWorkOrder } from '../../../../shared/contract/calls/work-orders.ts';
import { lacksHours, registeredLines } from '../../../../shared/domain/registered-hours.ts';
import type { SelectableStatus } from '../../../../shared/codes/work-orders.ts';
import type { WorkOrder } from '../../../../shared/schemas/work-order.ts';
import { call } from '../../api/call.ts';
import { useMeta } from '../../api/use-meta.ts';
import { useSave } from '../../api/use-save.ts';
import { panels } from '../../navigation/paths.ts';
import { areMeant } from '../../components/form/ask-if-meant.tsx';
import { FormPanel } from '../../components/form/form-panel.tsx';
import { useRecordForm } from '../../components/form/use-record-form.ts';
import { useWatched } from '../../components/form/use-watched.ts';
import { made } from '../../components/panel/created-records.ts';
import { usePanelPlace } from '../../components/panel/panel-place.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { workOrdersText as text } from '../../text/work-orders.ts';
import { askMissingHours } from './ask-missing-hours.tsx';
import { doubtsOf, isBlank } from './lines.ts';
import { lineWords } from './line-words.ts';
import { AllLines } from './all-lines.tsx';
import { usePriceBook } from './price-book.ts';
import { PriceNotices } from './price-notices.tsx';
import { setLines } from './use-lines.ts';
import { WorkOrderContext, workOrderPanelWidth } from './work-order-context.tsx';
import { WorkOrderFields } from './work-order-fields.tsx';
import { WorkOrderTotals } from './work-order-totals.tsx';
import {
  workOrderFormSchema,
  workOrderValues,
  type EmptyWorkOrder,
  type WorkOrderValues,
} from './work-order-values.ts';

type Props = {
  status: SelectableStatus | undefined;
} & ({ workOrder: WorkOrder; empty?: undefined } | { workOrder?: undefined; empty: EmptyWorkOrder });

export function WorkOrderForm({ workOrder, empty, status }: Props) {
  const place = usePanelPlace();
  const panelStack = usePanels();
  const create = useSave(createWorkOrder, {
    success: (saved) => made(text.created(saved.workOrderId), panels.workOrder({ workOrderId: saved.workOrderId })),
    silent: true,
  });
  const update = useSave(updateWorkOrder, { success: text.updated, silent: true });
  const workOrderId = workOrder?.workOrderId;
  const draft = workOrder ? `work-order:${workOrderId}` : `work-order:new:${empty.projectId}:${status ?? ''}`;
  const timeStep = useMeta()?.timeStep ?? 0.5;
  const record = useRecordForm<FormSchema, WorkOrderValues, WorkOrder>({
    draft,
    schema: workOrderFormSchema(timeStep, workOrder?.items),
    values: workOrder ? workOrderValues.fromView(workOrder) : workOrderValues.empty(empty, status),
    save: (body, { version }) =>
      workOrder
        ? update.saveOrWait({ params: { workOrderId: workOrder.workOrderId }, body: { ...body, version } })
        : create.saveOrWait({ body: { ...body, projectId: empty.projectId } }),
    withIds: workOrderValues.withIds,
    isMeant: (values, saved) => areMeant(doubtsOf(values, saved)),
    waitsAs: () => (workOrder ?? empty).projectCode,
    failure: workOrder ? text.notUpdated : text.notCreated,
    lists: { items: lineWords(workOrder?.items ?? []) },
    ...(workOrder && {
      refusal: text.refusal,
      latest: async () =>
        workOrderValues.fromView(await call(getWorkOrder, { params: { workOrderId: workOrder.workOrderId } })),
    }),
  });
  const { form } = record;
  useGivenStatus(record, workOrder ? status : undefined);

  const verificationDate = useWatched(form, 'verificationDate');
  const { projectCode, projectId } = workOrder ?? empty;
  const book = usePriceBook({ projectCode, verificationDate, saved: workOrder?.items ?? [] });

  async function submit() {
    const { items, status: chosenStatus } = form.getValues();
    const lines = items.filter((line) => !isBlank(line));
    const needsHours = chosenStatus === 'Registered' && lines.some(lacksHours);
    const answer = needsHours ? await askMissingHours(1) : undefined;
    if (needsHours && !answer) return undefined;
    const savedLines = chosenStatus === 'Registered' ? registeredLines(lines, answer) : lines;
    const isOther = savedLines.length < items.length || savedLines.some((line, index) => line !== items[index]);
    if (isOther) setLines(form, savedLines);
    return record.submit();
  }

  return (
    <FormPanel
      title={workOrder ? text.edit : text.createTitle(projectCode)}
      width={workOrderPanelWidth}
      draft={draft}
      record={{ ...record, submit }}
      saving={create.saving || update.saving}
      onKept={(saved) => {
        if (!workOrder) panelStack.replace(place.key, panels.workOrder({ workOrderId: saved.workOrderId }), saved);
      }}
      extra={<WorkOrderTotals form={form} book={book} />}
    >
      <WorkOrderContext {...(workOrder ?? { ...empty, projectCode: '' })} />
      <WorkOrderFields
        form={form}
        {...(workOrder && { owner: workOrder.workOrderOwnerInitials, helper: workOrder.workOrderHelperInitials })}
      />
      <AllLines form={form} book={book} projectCode={projectCode} />
      <PriceNotices form={form} book={book} projectId={projectId} />
    </FormPanel>
  );
}

type FormSchema = ReturnType<typeof workOrderFormSchema>;
type Record = ReturnType<typeof useRecordForm<FormSchema, WorkOrderValues, WorkOrder>>;

function useGivenStatus({ form }: Record, status: SelectableStatus | undefined) {
  const { setFieldValue } = form;
  useEffect(() => {
    if (status !== undefined) setFieldValue('status', status);
  }, [setFieldValue, status]);
}
