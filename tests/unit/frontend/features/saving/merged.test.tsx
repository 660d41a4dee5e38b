// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mergeText } from '../../../../../frontend/src/text/forms.ts';
import { renderPage, serve } from '../../../../support/dom.tsx';
import { at, beginAnew, panel } from '../../../../support/saving/open-and-save.tsx';
import { address, answerOf, contact, customer, product, project } from '../../../../support/saving/records.ts';

vi.mock('../../../../../frontend/src/api/browser-store.ts', () => ({
  browserStore: () => ({
    read: async () => undefined,
    readAll: async () => [],
    put: async () => undefined,
    remove: async () => undefined,
    clear: async () => undefined,
  }),
}));

const features = '../../../../../frontend/src/features';
const { addressValues } = await import(`${features}/addresses/address-values.ts`);
const { contactValues } = await import(`${features}/contacts/contact-values.ts`);
const { customerValues } = await import(`${features}/customers/customer-values.ts`);
const { productValues } = await import(`${features}/products/product-values.ts`);
const { projectValues } = await import(`${features}/projects/project-values.ts`);

const forms: [string, Record<string, unknown>][] = [
  ['customer:3', customerValues.fromView(customer)],
  ['contact:3', contactValues.fromView(contact)],
  ['address:3', addressValues.fromView(address)],
  ['product:3', productValues.fromView(product)],
  ['project:3', projectValues.fromView(project)],
];

beforeEach(async () => {
  await beginAnew();
  serve(({ path }) => answerOf(path));
});

function otherThan(value: unknown): unknown {
  if (typeof value === 'string') return `${value} mitt`;
  if (typeof value === 'number') return value + 1;
  return typeof value === 'boolean' ? !value : value;
}

/** @returns what the document has said without a name since then */
function watchForUnnamed(): () => readonly string[] {
  const seen = new Set<string>();
  const look = () => {
    const text = document.body.textContent;
    for (const word of [mergeText.other, mergeText.changed]) if (text.includes(word)) seen.add(word);
  };
  const watching = new MutationObserver(look);
  watching.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => {
    watching.disconnect();
    return [...seen];
  };
}

describe('a form that opens with a draft of an older version', () => {
  // The second time, the notice's file is there before the fields.
  it.each(
    ['the first time', 'the second time'].flatMap((time) => forms.map(([name, saved]) => ({ time, name, saved }))),
  )('names each field and both values at once: $name, $time', async ({ name, saved }) => {
    const mine = Object.fromEntries(Object.entries(saved).map(([field, value]) => [field, otherThan(value)]));
    sessionStorage.setItem(`klang.draft.1.${name}`, JSON.stringify({ ...mine, version: 0 }));
    const unnamed = watchForUnnamed();
    await renderPage(panel, at(name), { env: 'default' });
    await screen.findByText(mergeText.clashing);
    expect(screen.getAllByRole('radiogroup').length).toBeGreaterThan(4);
    expect(unnamed()).toEqual([]);
  });
});
