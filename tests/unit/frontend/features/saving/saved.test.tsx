// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { serve } from '../../../../support/dom.tsx';
import { at, beginAnew, panel, saveAs } from '../../../../support/saving/open-and-save.tsx';
import { answerOf, customerPriceList, project, projectPriceList } from '../../../../support/saving/records.ts';

let writes: { status: number; body: unknown };

beforeEach(async () => {
  await beginAnew();
  serve(({ method, path }) => (method === 'GET' ? answerOf(path) : writes));
});

describe('a form that is saved', () => {
  it.each([
    ['Projekt uppdaterat', 'project:3', { ...project, version: 2 }],
    ['Prislista uppdaterad', 'customer-price-list:3', { ...customerPriceList, version: 2 }],
    ['Prislista sparad', 'project-price-list:3', { ...projectPriceList, version: 2 }],
  ])('says %s when it is saved', async (success, name, saved) => {
    writes = { status: 200, body: { result: saved } };
    await saveAs(panel, at(name));
    expect(await screen.findByText(success)).toBeTruthy();
  });
});
