// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RecordCheck } from '../../../../shared/schemas/record-import.ts';
import { renderPage } from '../../../support/dom.tsx';

const { ImportCheck } = await import('../../../../frontend/src/features/imports/import-check.tsx');

const check: RecordCheck = {
  message: 'Filen stämmer: 1 prislista kan importeras',
  newCount: 1,
  newNames: ['2027'],
  alike: [],
  doubtCount: 0,
  doubts: [],
  matchCount: 0,
  matches: [],
  unread: [],
  hidden: [],
  faultCount: 0,
  faults: [],
  batchId: null,
};
const doubt = { name: 'Akustiker (rad 2)', amount: 12_500, other: 1250, than: { list: 'Standard 2026' } };

async function show(found: Partial<RecordCheck>): Promise<HTMLElement> {
  const checked = { fileName: 'Priser.xlsx', trial: 1, check: { ...check, ...found } };
  await renderPage(
    <ImportCheck
      checked={checked as never}
      count={String}
      isBeginning={false}
      onBegin={() => undefined}
      onCancel={() => undefined}
    />,
  );
  return screen.findByRole('region', { name: 'Resultat' });
}

it('a trial asks about prices that look mistyped, beside the button that imports', async () => {
  const result = await show({ doubtCount: 12, doubts: Array.from({ length: 12 }, () => doubt).map(numbered) });
  const question = within(result).getByRole('alert', { name: 'Stämmer beloppen?' });
  expect(within(question).getAllByRole('listitem')[0]!.textContent.replaceAll('\u00a0', ' ')).toBe(
    'Akustiker (rad 2): 12 500,00 kr. Standard 2026: 1 250,00 kr.',
  );
  expect(within(question).getAllByRole('listitem')).toHaveLength(10);
  expect(question.textContent).toContain('Det gäller också 2 priser till.');
  within(result).getByRole('button', { name: /Importera/ });
});

it('a trial of ordinary prices asks nothing', async () => {
  const result = await show({});
  expect(within(result).queryByRole('alert')).toBeNull();
});

function numbered(one: typeof doubt, index: number): typeof doubt {
  return { ...one, name: `Akustiker (rad ${index + 2})` };
}
