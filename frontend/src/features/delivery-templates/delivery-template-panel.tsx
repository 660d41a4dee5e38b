import { getDeliveryTemplate } from '../../../../shared/contract/calls/delivery-templates.ts';
import type { PanelProps } from '../../components/panel/panel-host.tsx';
import { RecordPanel } from '../../components/panel/record-panel.tsx';
import { deliveryTemplatesText as text } from '../../text/delivery-templates.ts';
import { DeliveryTemplateForm } from './delivery-template-form.tsx';

export function DeliveryTemplatePanel({ id, args }: PanelProps) {
  return (
    <RecordPanel
      call={getDeliveryTemplate}
      kind="delivery-template"
      input={id === undefined ? undefined : { params: { deliveryTemplateId: id } }}
      title={text.edit}
    >
      {(template) => <DeliveryTemplateForm template={template} name={args['name'] ?? ''} />}
    </RecordPanel>
  );
}
