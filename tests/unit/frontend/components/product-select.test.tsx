// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProductChoice } from '../../../../frontend/src/components/lines/product-select.tsx';
import { renderPage } from '../../../support/dom.tsx';

const { ProductSelect } = await import('../../../../frontend/src/components/lines/product-select.tsx');

const products = [
  { productId: 1, productName: 'Ljudmätning', unitPrice: 1200 },
  { productId: 2, productName: 'Rapport', unitPrice: null },
  { productId: 3, productName: 'Ritningsgranskning', unitPrice: 900 },
];

const onChange = vi.fn();
beforeEach(() => void onChange.mockReset());

type LineProps = {
  first: ProductChoice;
  offered?: typeof products;
  onCreate?: (name: string) => Promise<number | undefined>;
  loadsLate?: boolean;
};

function Line({ first, onCreate, offered = products, loadsLate = false }: LineProps) {
  const [isLoaded, setLoaded] = useState(!loadsLate);
  const [productId, setProductId] = useState(first);
  return (
    <>
      <ProductSelect
        label="Produkt"
        path="items.0.productId"
        products={isLoaded ? offered : []}
        isWaiting={!isLoaded}
        productId={productId}
        error={undefined}
        onCreate={onCreate}
        onChange={(next) => {
          setProductId(next);
          onChange(next);
        }}
      />
      <button onClick={() => setLoaded(true)}>Produkterna kommer</button>
    </>
  );
}

async function show(props: LineProps) {
  await renderPage(<Line {...props} />);
  return screen.findByRole<HTMLInputElement>('combobox', { name: 'Produkt' });
}

describe('the product of a line', () => {
  it('takes the first hit by Enter and by Tab', async () => {
    const field = await show({ first: null });
    await userEvent.type(field, 'rit{Enter}');
    expect(field.value).toBe('Ritningsgranskning');
    await userEvent.clear(field);
    await userEvent.type(field, 'ljud');
    await userEvent.tab();
    expect(field.value).toBe('Ljudmätning');
    expect(onChange.mock.lastCall).toEqual([1]);
  });

  it('keeps text that matches nothing, says so, and gives the line a value that saving rejects', async () => {
    const field = await show({ first: 2 });
    await userEvent.clear(field);
    await userEvent.type(field, 'Provtryckning');
    await userEvent.tab();
    expect(field.value).toBe('Provtryckning');
    expect(screen.getByText('Inga träffar på ”Provtryckning”.')).toBeTruthy();
    expect(onChange.mock.lastCall).toEqual(['Provtryckning']);
  });

  it('comes back to the product it had when it is emptied', async () => {
    const field = await show({ first: 2 });
    await userEvent.clear(field);
    await userEvent.type(field, 'x{Backspace}');
    await userEvent.tab();
    expect(field.value).toBe('Rapport');
    expect(onChange.mock.lastCall).toEqual([2]);
  });

  it('shows text that was typed before a reload', async () => {
    expect((await show({ first: 'Provtryckning' })).value).toBe('Provtryckning');
  });

  it('tells the price of each, and makes a product of what is typed', async () => {
    const field = await show({ first: null, onCreate: async (name) => (name === 'Ljudm' ? 3 : undefined) });
    await userEvent.type(field, 'Ljudm');
    const [hit, create] = screen.getAllByRole('option');
    expect(within(hit!).getByText('1 200,00 kr')).toBeTruthy();
    expect(create!.textContent).toBe('Skapa produkten ”Ljudm”');
    await userEvent.click(create!);
    expect(field.value).toBe('Ritningsgranskning');
    expect(onChange.mock.lastCall).toEqual([3]);
  });

  it('says whom to ask where there are no products, whatever is typed', async () => {
    const field = await show({ first: null, offered: [] });
    await userEvent.click(field);
    const words = 'Det finns inga produkter att välja. Be en superadmin lägga till dem under Produkter.';
    expect(screen.getByText(words)).toBeTruthy();
    await userEvent.type(field, 'Mätning');
    await userEvent.tab();
    expect(screen.getByText(words)).toBeTruthy();
    expect(field.value).toBe('Mätning');
  });

  it('makes the first product by one click, before anything is typed', async () => {
    const onCreate = vi.fn(async () => 3);
    const field = await show({ first: null, offered: [], onCreate });
    await userEvent.click(field);
    await userEvent.click(screen.getByRole('option', { name: 'Skapa en produkt' }));
    expect(onCreate.mock.calls).toEqual([['']]);
    expect(onChange.mock.lastCall).toEqual([3]);
  });

  it('offers no second product of a name, in whatever letters it is typed', async () => {
    const field = await show({ first: null, onCreate: async () => 3 });
    const offered = () => screen.getAllByRole('option').length;
    await userEvent.type(field, 'LJUDMÄTNIN');
    expect(offered()).toBe(2);
    expect(screen.getByRole('option', { name: 'Skapa produkten ”LJUDMÄTNIN”' })).toBeTruthy();
    await userEvent.type(field, 'G');
    expect(offered()).toBe(1);
    expect(within(screen.getByRole('option')).getByText('Ljudmätning')).toBeTruthy();
  });

  it('offers to make a product only when all products have come, and then takes the one that Enter asked for', async () => {
    const onCreate = vi.fn(async () => 3);
    const field = await show({ first: null, onCreate, loadsLate: true });
    await userEvent.type(field, 'Ljudm');
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.getByText('Söker …')).toBeTruthy();
    await userEvent.type(field, '{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Produkterna kommer' }));
    expect(field.value).toBe('Ljudmätning');
    expect(onCreate).not.toHaveBeenCalled();
  });
});
