import { useRef, useState } from 'react';
import type { FormOf } from './fields.ts';

/** The value of a multi-select: its choices, then text that matches no option, which the schema rejects. */
export const withLeftover = <Value>(chosen: readonly Value[], typed: string): (Value | string)[] =>
  typed.trim() === '' ? [...chosen] : [...chosen, typed.trim()];

export function splitLeftover<Value extends string | number>(value: unknown, isChoice: (one: Value) => boolean) {
  const all = (value as Value[] | undefined) ?? [];
  return {
    chosen: all.filter((one) => typeof one === 'number' || isChoice(one)),
    typed: String(all.find((one) => typeof one === 'string' && !isChoice(one)) ?? ''),
  };
}

export function useSeveral<Value>(
  initial: { chosen: readonly Value[]; typed: string },
  onChange: (value: (Value | string)[]) => void,
) {
  const [shown, setShown] = useState(initial);
  const now = useRef(initial);
  function set(change: Partial<typeof initial>) {
    now.current = { ...now.current, ...change };
    setShown(now.current);
    onChange(withLeftover(now.current.chosen, now.current.typed));
  }
  return { ...shown, set };
}

const pathsWithin = <Values>(form: FormOf<Values>, name: PropertyKey) =>
  Object.keys(form.errors).filter((path) => path.startsWith(`${String(name)}.`));

export function errorWithin<Values>(form: FormOf<Values>, name: PropertyKey): React.ReactNode {
  const [path] = pathsWithin(form, name);
  return path === undefined ? undefined : form.errors[path];
}

export function clearErrorsWithin<Values>(form: FormOf<Values>, name: PropertyKey): void {
  for (const path of pathsWithin(form, name)) form.clearFieldError(path);
}
