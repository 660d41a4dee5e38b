import * as z from 'zod/mini';
import type { TimeStep } from '../../../../shared/codes/work-orders.ts';
import { stepFaults } from '../../../../shared/domain/time-step.ts';
import {
  deliveryTemplateFieldsSchema,
  type DeliveryTemplate,
  type DeliveryTemplateFields,
} from '../../../../shared/schemas/delivery-template.ts';
import { inSteps } from '../../components/lines/in-steps.ts';
import type { FormValues } from '../../components/form/form-values.ts';
import { partsWithIds } from '../../components/form/parts-with-ids.ts';
import type { StepperValue } from '../../components/form/stepper-input.tsx';
import type { ProductChoice } from '../../components/lines/product-select.tsx';
import type { ProductType } from '../../../../shared/codes/product-types.ts';

/** A line being edited: invalid numbers stay as typed until it is saved. */
export type TemplateLine = {
  key: string;
  deliveryTemplateItemLineId?: number;
  productType: ProductType;
  productId: ProductChoice;
  hoursEstimated: StepperValue;
  quantity: StepperValue;
};

export type TemplateItem = {
  key: string;
  deliveryTemplateItemId?: number;
  invoiceNote: string;
  invoiceable: boolean;
  lines: TemplateLine[];
};

export type TemplateValues = { name: string; items: TemplateItem[]; version: number };

export const templateValues = {
  empty: (name) => ({ name, items: [], version: 0 }),
  fromView: ({ name, items, version }) => ({ name, version, items: items.map(itemOf) }),
  withIds: (values, { sent, saved }) => ({
    ...values,
    items: partsWithIds(values.items, { sent: sent.items, saved: saved.items }, itemWithIds),
  }),
} satisfies FormValues<TemplateValues, DeliveryTemplate, [name: string]>;

function itemWithIds(item: TemplateItem, saved: DeliveryTemplate['items'][number], sent: TemplateItem): TemplateItem {
  const { deliveryTemplateItemId } = saved;
  const lines = partsWithIds(
    item.lines,
    { sent: sent.lines, saved: saved.lines },
    (line, { deliveryTemplateItemLineId }) => ({ ...line, deliveryTemplateItemLineId }),
  );
  return { ...item, deliveryTemplateItemId, lines };
}

function itemOf({ lines, ...item }: DeliveryTemplate['items'][number]): TemplateItem {
  return {
    ...item,
    key: `item-${item.deliveryTemplateItemId}`,
    lines: lines.map(({ productName: _name, hoursEstimated, quantity, ...line }) => ({
      ...line,
      key: `line-${line.deliveryTemplateItemLineId}`,
      hoursEstimated: hoursEstimated || null,
      quantity: quantity || null,
    })),
  };
}

export function newItem(): TemplateItem {
  return { key: crypto.randomUUID(), invoiceNote: '', invoiceable: true, lines: [] };
}

export function newLine(productType: ProductType): TemplateLine {
  return { key: crypto.randomUUID(), productType, productId: null, hoursEstimated: null, quantity: null };
}

export function emptyLine(lines: readonly TemplateLine[], productType: ProductType): TemplateLine | undefined {
  return lines.find((line) => line.productType === productType && typeof line.productId !== 'number');
}

export function isBlank({ productId, hoursEstimated, quantity }: TemplateLine): boolean {
  return productId === null && !hoursEstimated && !quantity;
}

export function emptyItem(items: readonly TemplateItem[]): TemplateItem | undefined {
  return items.find(({ lines }) => lines.every(isBlank));
}

/**
 * A removed item as it is put back, which may be after a save without it: the server creates the item and the lines
 * that it no longer has again, and refuses their ids.
 */
export function asPutBack(item: TemplateItem, { items }: TemplateValues): TemplateItem {
  const stored = items.find(({ key }) => key === item.key);
  const { deliveryTemplateItemId, lines, ...rest } = item;
  return {
    ...rest,
    ...(stored && deliveryTemplateItemId !== undefined && { deliveryTemplateItemId }),
    lines: lines.map((line) => lineAsPutBack(line, stored)),
  };
}

/** The same of a line. @param stored its item as it is stored, if it is */
export function lineAsPutBack(line: TemplateLine, stored: TemplateItem | undefined): TemplateLine {
  if (stored?.lines.some(({ key }) => key === line.key)) return line;
  const { deliveryTemplateItemLineId: _id, ...added } = line;
  return added;
}

export function countLines({ lines }: TemplateItem, productType: ProductType): number {
  return lines.filter((line) => line.productType === productType && !isBlank(line)).length;
}

export function withoutBlankLines(items: readonly TemplateItem[]): TemplateItem[] {
  return items.map((item) =>
    item.lines.some(isBlank) ? { ...item, lines: item.lines.filter((line) => !isBlank(line)) } : item,
  );
}

export function itemWithWrongLines(errorPaths: readonly string[]): number | undefined {
  const indexes = errorPaths.flatMap((path) => {
    const match = /^items\.(\d+)\.lines\b/.exec(path);
    return match ? [Number(match[1])] : [];
  });
  return indexes.sort((a, b) => a - b)[0];
}

/** Maps the values to the API's body and validates it with the API's schema, so that errors find their fields. */
export function templateFormSchema(step: TimeStep, saved?: DeliveryTemplate) {
  const known = new Map(
    saved?.items.flatMap(({ lines }) => lines.map((line) => [line.deliveryTemplateItemLineId, line] as const)),
  );
  const check = inSteps<DeliveryTemplateFields>(({ items }) =>
    items.flatMap(({ lines }, index) =>
      stepFaults(lines, ({ deliveryTemplateItemLineId: id = 0 }) => known.get(id), step).map(
        ({ line, field, message }) => ({ path: ['items', index, 'lines', line, field], message }),
      ),
    ),
  );
  return z.pipe(z.transform(toBody), deliveryTemplateFieldsSchema.check(check));
}

type Body = z.input<typeof deliveryTemplateFieldsSchema>;

/** Not validated yet: missing products and invalid numbers pass as they are, for the schema to reject. */
function toBody({ name, items }: TemplateValues): Body {
  return {
    name,
    items: items.map(({ key: _key, lines, ...item }) => ({
      ...item,
      lines: lines.map(({ key: _lineKey, productType, hoursEstimated, quantity, ...line }) => ({
        ...line,
        ...(productType === 'Rate' ? { hoursEstimated: hoursEstimated ?? 0 } : { quantity: quantity ?? 0 }),
      })),
    })),
  } as Body;
}
