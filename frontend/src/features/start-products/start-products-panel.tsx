import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { createStartProducts } from '../../../../shared/contract/calls/products.ts';
import type { ResultOf } from '../../../../shared/contract/call-types.ts';
import { dayOf, yearOf } from '../../../../shared/lib/days.ts';
import { useSave } from '../../api/use-save.ts';
import { areMeant } from '../../components/form/ask-if-meant.tsx';
import { ChoiceField } from '../../components/form/choice-field.tsx';
import { FieldGroup, Wide } from '../../components/form/fields-grid.tsx';
import { FormPanel } from '../../components/form/form-panel.tsx';
import { useRecordForm } from '../../components/form/use-record-form.ts';
import { useWatched } from '../../components/form/use-watched.ts';
import { focusIn } from '../../components/lines/change-lines.ts';
import { usePanelPlace } from '../../components/panel/panel-place.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { panels } from '../../navigation/paths.ts';
import { optionsOf } from '../../text/options-of.ts';
import { startProductsText as text } from '../../text/start-products.ts';
import { setRows, StartProductRow } from './start-product-row.tsx';
import classes from './start-products.module.css';
import { doubtsOf, emptyRow, startFormSchema, type StartValues, startValues } from './start-products-values.ts';

const draft = 'start-products';
const words = Object.fromEntries(
  (['Acoustics', 'Consulting', 'Own'] as const).map((set) => [
    set,
    { label: text.sets[set], show: (rows: unknown) => text.count((rows as unknown[]).length) },
  ]),
);

/** The first products of a firm with their prices: a set to change, or none, saved at once. */
export function StartProductsPanel() {
  const [year] = useState(() => yearOf(dayOf(new Date())));
  const [values] = useState(startValues);
  const place = usePanelPlace();
  const panelStack = usePanels();
  const root = useRef<HTMLDivElement>(null);
  const { save, saving } = useSave(createStartProducts, {
    success: (saved) => text.created(saved.numberOfProducts, saved.year),
    silent: true,
  });
  const record = useRecordForm<typeof startFormSchema, StartValues, ResultOf<typeof createStartProducts>>({
    draft,
    schema: startFormSchema,
    values,
    save: (body) => save({ body }),
    failure: text.notCreated,
    isMeant: (typed, proposed) => areMeant(doubtsOf(typed, proposed)),
    words,
  });
  const { form } = record;
  const set = useWatched(form, 'set');
  const rows = useWatched(form, set);

  function add() {
    const row = emptyRow();
    setRows(form, set, [...form.getValues()[set], row]);
    focusIn(root, `[data-row="${row.key}"] input`);
  }

  return (
    <FormPanel
      title={text.title}
      draft={draft}
      record={record}
      saving={saving}
      onKept={(saved) => panelStack.replace(place.key, panels.defaultPriceList(saved.priceListDefaultId))}
      extra={
        <Text size="sm" c="dimmed" component="output">
          {rows.length === 0 ? text.noProduct : text.count(rows.length)}
        </Text>
      }
    >
      <FieldGroup>
        <Wide>
          <ChoiceField form={form} name="set" label={text.set} options={optionsOf(text.sets)} />
        </Wide>
        <Wide>
          <Text size="sm" c="dimmed">
            {text.hint(year)}
          </Text>
        </Wide>
      </FieldGroup>
      <div ref={root} className={classes['rows']}>
        <div className={classes['head']} aria-hidden>
          <span>{text.name}</span>
          <span>{text.productType}</span>
          <span>{text.price}</span>
        </div>
        {rows.map(({ key }, index) => (
          <StartProductRow
            key={key}
            form={form}
            set={set}
            index={index}
            onRemoved={() => focusIn(root, '[data-add]')}
          />
        ))}
        <Button
          data-add
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size="0.875rem" aria-hidden />}
          onClick={add}
        >
          {text.add}
        </Button>
      </div>
    </FormPanel>
  );
}
