import { Button, Text } from '@mantine/core';
import { getAllProducts } from '../../../../shared/contract/calls/products.ts';
import { useRoute } from '../../api/use-route.ts';
import type { FormOf } from '../../components/form/fields.ts';
import { useWatched } from '../../components/form/use-watched.ts';
import { Notice } from '../../components/notice.tsx';
import { readPanel } from '../../navigation/panel-address.ts';
import { usePanelPlace } from '../../components/panel/panel-place.tsx';
import { Panel } from '../../components/panel/panel.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { QueryView } from '../../components/query-view.tsx';
import { deliveryTemplatesText as text } from '../../text/delivery-templates.ts';
import { TemplateLines } from './template-lines.tsx';
import type { TemplateValues } from './template-values.ts';

export function TemplateLinesPanel({ form }: { form: FormOf<TemplateValues> }) {
  const { key } = usePanelPlace();
  const panels = usePanels();
  const products = useRoute(getAllProducts, {}, { silent: true });
  const items = useWatched(form, 'items');
  const itemKey = readPanel(key)?.args?.['item'];
  const index = items.findIndex((item) => item.key === itemKey);
  const item = items[index];
  const close = () => void panels.close(key);

  return (
    <Panel
      title={text.linesTitle}
      onSave={close}
      onSaveAndClose={close}
      footer={
        <Button ml="auto" onClick={close}>
          {text.done}
        </Button>
      }
    >
      {item ? (
        <>
          <Text size="sm" c="dimmed" mb="sm">
            {[text.ofNumber(index + 1), item.invoiceNote].filter(Boolean).join(' · ')}
          </Text>
          <QueryView query={products}>
            {(all) => (
              <>
                <TemplateLines form={form} index={index} productType="Rate" products={all} />
                <TemplateLines form={form} index={index} productType="Rent" products={all} />
                {all.some(({ productType }) => productType === 'Mileage') && (
                  <TemplateLines form={form} index={index} productType="Mileage" products={all} />
                )}
              </>
            )}
          </QueryView>
        </>
      ) : (
        <Notice title={text.itemGone} hint={text.itemGoneHint} />
      )}
    </Panel>
  );
}
