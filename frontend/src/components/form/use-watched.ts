import type { FormArrayElement } from '@mantine/form';
import type { FormOf } from './fields.ts';

/** The value of a field as it is being typed. */
export function useWatched<Values, Name extends keyof Values & string>(form: FormOf<Values>, name: Name): Values[Name] {
  // oxlint-disable-next-line react/hooks -- the form's own hook, the same function for as long as the form is there
  return form.useWatchValue(name as never);
}

/** The id that a selector has chosen; null while it has none, or text that is no choice. */
export function useWatchedId<Values>(form: FormOf<Values>, name: keyof Values & string): number | null {
  const value: unknown = useWatched(form, name);
  return typeof value === 'number' ? value : null;
}

/** One of a list of values as it is being typed; undefined when there is none at the index. */
export function useWatchedItem<Values, Name extends keyof Values & string>(
  form: FormOf<Values>,
  name: Name,
  index: number,
): FormArrayElement<Values, Name> | undefined {
  // oxlint-disable-next-line react/hooks -- as above
  return form.useWatchValue(`${name}.${index}` as never);
}
