import * as z from 'zod/mini';
import { deliveryTemplateFieldsSchema, type DeliveryTemplate } from '../../../../shared/schemas/delivery-template.ts';
import type { Entered } from '../../components/form/stepper-input.tsx';
import type { ProductChoice } from '../../components/lines/product-select.tsx';
import type { ProductType } from '../../../../shared/codes/product-types.ts';

/** A line as it is being typed: empty and unreadable numbers stand as they are until it is saved. */
export type TemplateLine = {
  /** Its own for as long as the panel is open. */
  key: string;
  deliveryTemplateItemLineId?: number;
  productType: ProductType;
  productId: ProductChoice;
  hoursEstimated: Entered;
  quantity: Entered;
};

export type TemplateItem = {
  key: string;
  deliveryTemplateItemId?: number;
  invoiceNote: string;
  invoiceable: boolean;
  lines: TemplateLine[];
};

/** What the form of a delivery template holds. */
export type TemplateValues = { name: string; items: TemplateItem[]; version: number };

export const emptyTemplate: TemplateValues = { name: '', items: [], version: 0 };

export function valuesOf({ name, items, version }: DeliveryTemplate): TemplateValues {
  return {
    name,
    version,
    items: items.map(({ lines, ...item }) => ({
      ...item,
      key: `item-${item.deliveryTemplateItemId}`,
      lines: lines.map(({ productName: _name, hoursEstimated, quantity, ...line }) => ({
        ...line,
        key: `line-${line.deliveryTemplateItemLineId}`,
        hoursEstimated: hoursEstimated || null,
        quantity: quantity || null,
      })),
    })),
  };
}

export function newItem(): TemplateItem {
  return { key: crypto.randomUUID(), invoiceNote: '', invoiceable: true, lines: [] };
}

export function newLine(productType: ProductType): TemplateLine {
  return { key: crypto.randomUUID(), productType, productId: null, hoursEstimated: null, quantity: null };
}

/** The line that stands in the way of another of its type: one with no product selected. */
export function emptyLine(lines: readonly TemplateLine[], productType: ProductType): TemplateLine | undefined {
  return lines.find((line) => line.productType === productType && typeof line.productId !== 'number');
}

/** Whether nothing is entered on it at all; such a line is left out when saving. */
export function isBlank({ productId, hoursEstimated, quantity }: TemplateLine): boolean {
  return productId === null && !hoursEstimated && !quantity;
}

/** The item that stands in the way of another: one that has no lines. */
export function emptyItem(items: readonly TemplateItem[]): TemplateItem | undefined {
  return items.find(({ lines }) => lines.every(isBlank));
}

/** How many lines of a type have something on them. */
export function countLines({ lines }: TemplateItem, productType: ProductType): number {
  return lines.filter((line) => line.productType === productType && !isBlank(line)).length;
}

/** The items without the lines that have nothing on them. */
export function withoutBlankLines(items: readonly TemplateItem[]): TemplateItem[] {
  return items.map((item) =>
    item.lines.some(isBlank) ? { ...item, lines: item.lines.filter((line) => !isBlank(line)) } : item,
  );
}

/** The index of the first item with an error on its lines, by the paths that errors name. */
export function itemWithWrongLines(errorPaths: readonly string[]): number | undefined {
  const indexes = errorPaths.flatMap((path) => {
    const match = /^items\.(\d+)\.lines\b/.exec(path);
    return match ? [Number(match[1])] : [];
  });
  return indexes.sort((a, b) => a - b)[0];
}

/** The values as the API takes them, checked by its own schema, so that its errors find their fields. */
export const templateFormSchema = z.pipe(z.transform(bodyOf), deliveryTemplateFieldsSchema);

type Body = z.input<typeof deliveryTemplateFieldsSchema>;

/** Not checked yet: a product that is missing and a number that is none go as they are, to be refused at their fields. */
function bodyOf({ name, items }: TemplateValues): Body {
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
