import { Text } from '@mantine/core';
import {
  createDeliveryTemplate,
  getDeliveryTemplate,
  updateDeliveryTemplate,
} from '../../../../shared/contract/calls/delivery-templates.ts';
import type { DeliveryTemplate } from '../../../../shared/schemas/delivery-template.ts';
import { call } from '../../api/call.ts';
import { useMeta } from '../../api/use-meta.ts';
import { useSave } from '../../api/use-save.ts';
import { panels } from '../../navigation/paths.ts';
import { FieldGroup, Wide } from '../../components/form/fields-grid.tsx';
import { FormPanel } from '../../components/form/form-panel.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useRecordForm } from '../../components/form/use-record-form.ts';
import { useWatched } from '../../components/form/use-watched.ts';
import { made } from '../../components/panel/created-records.ts';
import { usePanelPlace, PanelSlot } from '../../components/panel/panel-place.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { toast } from '../../state/toast.ts';
import { deliveryTemplatesText as text } from '../../text/delivery-templates.ts';
import { itemWords } from './item-words.ts';
import { setItems } from './use-items.ts';
import { TemplateItems } from './template-items.tsx';
import { linesPanelName } from './lines-panel.ts';
import { TemplateLinesPanel } from './template-lines-panel.tsx';
import { useShownWrongLines } from './use-shown-wrong-lines.ts';
import { templateFormSchema, templateValues, withoutBlankLines, type TemplateValues } from './template-values.ts';

type Props = {
  template: DeliveryTemplate | undefined;
  name: string;
};

export function DeliveryTemplateForm({ template, name }: Props) {
  const place = usePanelPlace();
  const panelStack = usePanels();
  const create = useSave(createDeliveryTemplate, {
    success: (saved) => made(text.created(saved.name), panels.deliveryTemplate(saved.deliveryTemplateId)),
    silent: true,
  });
  const update = useSave(updateDeliveryTemplate, { success: text.updated, silent: true });
  const deliveryTemplateId = template?.deliveryTemplateId;
  const draft = deliveryTemplateId === undefined ? place.key : `delivery-template:${deliveryTemplateId}`;
  const timeStep = useMeta()?.timeStep ?? 0.5;
  const failure = template ? text.notUpdated : text.notCreated;

  const record = useRecordForm<ReturnType<typeof templateFormSchema>, TemplateValues, DeliveryTemplate>({
    draft,
    schema: templateFormSchema(timeStep, template),
    values: template ? templateValues.fromView(template) : templateValues.empty(name),
    save: (body, { version }) =>
      deliveryTemplateId === undefined
        ? create.save({ body })
        : update.save({ params: { deliveryTemplateId }, body: { ...body, version } }),
    withIds: templateValues.withIds,
    failure,
    lists: { items: itemWords },
    ...(deliveryTemplateId !== undefined && {
      refusal: text.refusal,
      latest: async () => templateValues.fromView(await call(getDeliveryTemplate, { params: { deliveryTemplateId } })),
    }),
  });
  const { form } = record;
  const items = useWatched(form, 'items');

  const lookAtLines = useShownWrongLines(form);

  function submit() {
    setItems(form, withoutBlankLines(form.getValues().items));
    if (form.getValues().items.length === 0) toast.error(text.itemMissing, { title: failure, about: record.submit });
    lookAtLines();
    return record.submit();
  }

  return (
    <>
      <FormPanel
        title={template ? text.edit : text.addNew}
        draft={draft}
        record={{ ...record, submit }}
        saving={create.saving || update.saving}
        onKept={(saved) => {
          if (!template) panelStack.replace(place.key, panels.deliveryTemplate(saved.deliveryTemplateId), saved);
        }}
        extra={
          <Text size="sm" c="dimmed">
            {text.itemsOf(items.length)}
          </Text>
        }
      >
        <FieldGroup>
          <Wide>
            <TextField form={form} name="name" label={text.name} required autoFocus />
          </Wide>
        </FieldGroup>
        <TemplateItems form={form} />
      </FormPanel>
      <PanelSlot name={linesPanelName}>
        <TemplateLinesPanel form={form} />
      </PanelSlot>
    </>
  );
}
