// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { registerForm } from '../../../../frontend/src/components/open-forms.ts';
import { pageKey, unsavedOutside } from '../../../../frontend/src/components/panel/panels.ts';

const month = { pathname: '/staffTimeLogs', search: '?month=2032-01' };
const forms: (() => void)[] = [];
const write = (key: string) => forms.push(registerForm(key, { isDirty: () => true, discard: () => undefined }));
afterEach(() => forms.splice(0).forEach((forget) => forget()));

describe('a page with unsaved changes', () => {
  it('is left by another page, and by the same page with another query', () => {
    const key = pageKey(month);
    write(key);
    expect(unsavedOutside({ pathname: '/projects', search: '' })).toEqual([key]);
    expect(unsavedOutside({ ...month, search: '?month=2032-02' })).toEqual([key]);
  });

  it('is not left by a panel over it, or by a link to one of its fields', () => {
    write(pageKey(month));
    expect(unsavedOutside(month)).toEqual([]);
    expect(unsavedOutside({ ...month, search: '?month=2032-01&panel=customer:12' })).toEqual([]);
    expect(unsavedOutside({ ...month, search: '?month=2032-01&field=employmentPercentage' })).toEqual([]);
  });
});

it('a panel with unsaved changes is left where it is not in the address', () => {
  write('customer:12');
  expect(unsavedOutside({ ...month, search: '?month=2032-01&panel=customer:12' })).toEqual([]);
  expect(unsavedOutside(month)).toEqual(['customer:12']);
});
