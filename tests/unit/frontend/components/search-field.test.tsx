// @vitest-environment jsdom
import { useForm } from '@mantine/form';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage, serve, type SentRequest } from '../../../support/dom.tsx';

const { SearchField } = await import('../../../../frontend/src/components/form/search-field.tsx');
const { MultiSearchField } = await import('../../../../frontend/src/components/form/multi-search-field.tsx');
const { customerSearch } = await import('../../../../frontend/src/components/form/searches.ts');

const customers = ['Nya Konserthuset', 'Konsum', 'Granström'].map((name, index) => ({
  customerId: index + 1,
  name,
  paymentRemark: false,
}));
const onChange = vi.fn();
const onCreate = vi.fn();

type Start = { customerId: number | string | null; customerIds: number[] };

function Fields(start: Start) {
  const form = useForm<Start>({ mode: 'uncontrolled', initialValues: { ...start }, onValuesChange: onChange });
  return (
    <>
      <SearchField
        form={form}
        name="customerId"
        label="Kund"
        search={customerSearch}
        create={{ label: (typed) => `Skapa kunden ”${typed}”`, onCreate }}
      />
      <MultiSearchField form={form} name="customerIds" label="Kunder" search={customerSearch} />
    </>
  );
}

let sent: SentRequest[];

beforeEach(() => {
  onChange.mockClear();
  onCreate.mockClear();
  sent = serve(({ path }) => {
    const query = new URLSearchParams(path.split('?')[1]);
    const ids = query.get('ids')?.split(',');
    const search = (query.get('search') ?? '').toLowerCase();
    const found = customers.filter(({ customerId, name }) =>
      ids ? ids.includes(String(customerId)) : name.toLowerCase().includes(search),
    );
    return { body: { result: found } };
  });
});

async function show(start: Partial<Start> = {}) {
  await renderPage(<Fields customerId={null} customerIds={[]} {...start} />);
  return screen.findByRole<HTMLInputElement>('combobox', { name: 'Kund' });
}

describe('a field that searches records', () => {
  it('requests nothing before it is used, and then the typed text', async () => {
    const field = await show();
    expect(sent).toEqual([]);
    await userEvent.click(field);
    await screen.findByRole('option', { name: 'Granström' });
    await userEvent.type(field, 'kons');
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Granström' })).toBeNull());
    expect(sent.map(({ path }) => path)).toContain('/v1/customers/get-all?search=kons');
  });

  it('takes the first hit even when Enter or Tab comes before the response', async () => {
    const field = await show();
    await userEvent.type(field, 'nya kons{Enter}');
    await waitFor(() => expect(field.value).toBe('Nya Konserthuset'));
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ customerId: 1 });
    await userEvent.clear(field);
    await userEvent.type(field, 'gran');
    await userEvent.tab();
    await waitFor(() => expect(field.value).toBe('Granström'));
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ customerId: 3 });
  });

  it('keeps what matches nothing with a message, and offers to make it', async () => {
    const field = await show();
    await userEvent.type(field, 'Brand new');
    await screen.findByRole('option', { name: 'Skapa kunden ”Brand new”' });
    await userEvent.tab();
    expect(field.value).toBe('Brand new');
    await screen.findByText('Inga träffar på ”Brand new”.');
    expect(onCreate).not.toHaveBeenCalled();
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: 'Skapa kunden ”Brand new”' }));
    expect(onCreate).toHaveBeenCalledWith('Brand new');
  });

  it('names the choice, and continues with typed text', async () => {
    const field = await show({ customerId: 2 });
    await waitFor(() => expect(field.value).toBe('Konsum'));
    expect(sent.map(({ path }) => path)).toEqual(['/v1/customers/get-all?ids=2']);
  });

  it('continues with a draft’s text that matches no option', async () => {
    const field = await show({ customerId: 'halvskriv' });
    expect(field.value).toBe('halvskriv');
  });

  it('picks several, by Enter and Tab', async () => {
    await show({ customerIds: [2] });
    await screen.findByText('Konsum');
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Kunder' });
    await userEvent.type(field, 'nya{Enter}');
    await waitFor(() => expect(onChange.mock.lastCall?.[0]).toMatchObject({ customerIds: [2, 1] }));
    await userEvent.type(field, 'gran');
    await userEvent.tab();
    await waitFor(() => expect(onChange.mock.lastCall?.[0]).toMatchObject({ customerIds: [2, 1, 3] }));
    await userEvent.type(field, 'xyz');
    await userEvent.tab();
    await screen.findByText('Inga träffar på ”xyz”.');
    expect(field.value).toBe('xyz');
  });
});
