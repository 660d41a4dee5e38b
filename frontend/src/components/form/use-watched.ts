import type { FormArrayElement } from '@mantine/form';
import type { FormOf } from './fields.ts';

export function useWatched<Values, Name extends keyof Values & string>(form: FormOf<Values>, name: Name): Values[Name] {
  // oxlint-disable-next-line react/hooks -- the form's own hook, the same function for as long as the form is there
  return form.useWatchValue(name as never);
}

export function useWatchedId<Values>(form: FormOf<Values>, name: keyof Values & string): number | null {
  const value: unknown = useWatched(form, name);
  return typeof value === 'number' ? value : null;
}

export function useWatchedItem<Values, Name extends keyof Values & string>(
  form: FormOf<Values>,
  name: Name,
  index: number,
): FormArrayElement<Values, Name> | undefined {
  // oxlint-disable-next-line react/hooks -- as above
  return form.useWatchValue(`${name}.${index}` as never);
}
