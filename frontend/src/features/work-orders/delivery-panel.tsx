import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  createDeliveryTemplate,
  getAllDeliveryTemplates,
  getDeliveryTemplateItems,
} from '../../../../shared/contract/calls/delivery-templates.ts';
import { createFromDeliveryTemplate } from '../../../../shared/contract/calls/work-orders.ts';
import { bulkStatuses, type WorkOrderStatus } from '../../../../shared/codes/work-orders.ts';
import type { DeliveryTemplate } from '../../../../shared/schemas/delivery-template.ts';
import { workOrderStatusLabels } from '../../../../shared/text/work-orders.ts';
import { type AnswerOf, call } from '../../api/call.ts';
import { reportError } from '../../api/report-error.ts';
import { useMayCall } from '../../api/use-may-call.ts';
import { useRoute } from '../../api/use-route.ts';
import { useSave } from '../../api/use-save.ts';
import { panels as panelsOf, paths } from '../../navigation/paths.ts';
import { withProgress } from '../../state/progress.ts';
import { confirm } from '../../components/dialogs/dialogs.ts';
import { FieldGroup } from '../../components/form/fields-grid.tsx';
import { focusFirstError } from '../../components/form/focus-first-error.ts';
import { ListedInput } from '../../components/form/listed-input.tsx';
import { usePanelPlace } from '../../components/panel/panel-place.tsx';
import { Panel } from '../../components/panel/panel.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { QueryView } from '../../components/query-view.tsx';
import { toast } from '../../state/toast.ts';
import { workOrdersText as text } from '../../text/work-orders.ts';
import { askMissingHours } from './ask-missing-hours.tsx';
import { finishBatch } from './use-change-status.ts';
import { TemplateContent } from './template-content.tsx';
import { common } from '../../text/common.ts';

type DeliveryChoice = AnswerOf<typeof getAllDeliveryTemplates>[number];

export function DeliveryPanel({ projectCode }: { projectCode: string }) {
  const navigate = useNavigate();
  const { key } = usePanelPlace();
  const panels = usePanels();
  const templates = useRoute(getAllDeliveryTemplates, {}, { silent: true });
  const mayCreateTemplate = useMayCall(createDeliveryTemplate);
  // Text that matches no option is not a choice.
  const [templateId, setTemplateId] = useState<number | string>();
  const [status, setStatus] = useState<string>('Planned');
  const [errors, setErrors] = useState<{ template?: string; status?: string }>({});
  const { save, saving } = useSave(createFromDeliveryTemplate, { failure: text.delivery.notCreated });
  const template = templates.data?.find(({ deliveryTemplateId }) => deliveryTemplateId === templateId);

  async function create() {
    const newStatus = bulkStatuses.find((one) => one === status);
    if (!template || !newStatus) {
      setErrors({
        ...(!template && { template: text.delivery.noTemplate }),
        ...(!newStatus && { status: text.delivery.noStatus }),
      });
      focusFirstError();
      return;
    }
    const missingHours = await askForDelivery(template, newStatus);
    if (missingHours === undefined) return;
    const { deliveryTemplateId } = template;
    const body = { projectCode, deliveryTemplateId, status: newStatus, ...missingHours };
    const made = await createAll(() => save({ body }), template.numberOfItems);
    if (!made) return;
    if (made.isDone) {
      toast.success(text.delivery.created(made.total, projectCode), {
        action: { label: common.open, onSelect: () => void navigate(paths.projectWorkOrders(projectCode)) },
      });
    }
    await panels.close(key);
  }

  async function addTemplate(name: string) {
    const made = (await panels.open(panelsOf.deliveryTemplate(undefined, { name }))) as DeliveryTemplate | undefined;
    if (made) setTemplateId(made.deliveryTemplateId);
  }

  return (
    <Panel
      title={text.delivery.title(projectCode)}
      onSave={() => void create()}
      onSaveAndClose={() => void create()}
      footer={
        <>
          <Button variant="default" ml="auto" onClick={() => void panels.close(key)}>
            {common.cancel}
          </Button>
          <Button loading={saving} onClick={() => void create()}>
            {text.delivery.verb}
          </Button>
        </>
      }
    >
      <QueryView query={templates}>
        {(all) => (
          <FieldGroup>
            <ListedInput
              label={text.delivery.template}
              placeholder={text.delivery.choose}
              withAsterisk
              data-autofocus
              // It comes after the panel has looked for where to put the focus.
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel has just been opened
              autoFocus
              options={all.map(({ deliveryTemplateId, name }) => ({ value: deliveryTemplateId, label: name }))}
              value={templateId}
              nothingFound={all.length === 0 ? text.delivery.noTemplates : undefined}
              error={errors.template}
              {...(mayCreateTemplate && {
                create: { label: text.delivery.createTemplate, onCreate: (name: string) => void addTemplate(name) },
              })}
              onText={setTemplateId}
              onChoose={(option) => {
                setTemplateId(option?.value);
                setErrors({});
              }}
            />
            <ListedInput
              label={text.status}
              options={bulkStatuses.map((value) => ({ value, label: workOrderStatusLabels[value] }))}
              value={status}
              error={errors.status}
              onText={setStatus}
              onChoose={(option) => {
                if (option) setStatus(String(option.value));
                setErrors({});
              }}
            />
          </FieldGroup>
        )}
      </QueryView>
      {template && <Content deliveryTemplateId={template.deliveryTemplateId} />}
    </Panel>
  );
}

/** @returns undefined if nothing was made */
function createAll(save: () => Promise<AnswerOf<typeof createFromDeliveryTemplate>>, total: number) {
  return withProgress({ words: text.delivery.creating, total }, async (onDone) => {
    const saved = await save().catch(() => undefined);
    if (!saved) return undefined;
    return { ...saved, isDone: saved.batchId === null || Boolean(await finishBatch(saved.batchId, onDone)) };
  });
}

/** @returns undefined if it shall not be done */
async function askForDelivery(template: DeliveryChoice, status: WorkOrderStatus) {
  const isSure = await confirm({
    title: text.delivery.question(template.name),
    message: text.delivery.count(template.numberOfItems),
    verb: text.delivery.verb,
  });
  if (!isSure) return undefined;
  const withoutHours = status === 'Registered' ? await countRates(template.deliveryTemplateId) : 0;
  if (withoutHours === undefined) return undefined;
  if (withoutHours === 0) return {};
  const missingHours = await askMissingHours(withoutHours);
  return missingHours && { missingHours };
}

async function countRates(deliveryTemplateId: number): Promise<number | undefined> {
  try {
    const items = await call(getDeliveryTemplateItems, { params: { deliveryTemplateId } });
    return items.filter(({ lines }) => lines.some(({ productType }) => productType === 'Rate')).length;
  } catch (error) {
    reportError(error, text.delivery.notCreated);
    return undefined;
  }
}

function Content({ deliveryTemplateId }: { deliveryTemplateId: number }) {
  const items = useRoute(
    getDeliveryTemplateItems,
    { params: { deliveryTemplateId } },
    { silent: true, keepPrevious: false },
  );
  return <QueryView query={items}>{(all) => <TemplateContent items={all} />}</QueryView>;
}
