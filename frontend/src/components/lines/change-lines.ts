import type { RefObject } from 'react';
import { linesText as text } from '../../text/lines.ts';
import { toast } from '../../state/toast.ts';

type Line = { key: string };

export type LineList<Any extends Line> = {
  read: () => readonly Any[];
  write: (lines: Any[]) => void;
  root: RefObject<HTMLElement | null>;
  /** A removed line as it is put back, which may be after a save without it. */
  asPutBack?: (line: Any) => Any;
};

export function addLine<Any extends Line>(list: LineList<Any>, empty: Any | undefined, make: () => Any): void {
  const line = empty ?? make();
  if (empty) toast.info(text.emptyLine);
  else list.write([...list.read(), line]);
  focusIn(list.root, `[data-line="${line.key}"] input`);
}

export function removeLine<Any extends Line>(
  list: LineList<Any>,
  index: number,
  isBlank: (line: Any) => boolean,
): void {
  const line = list.read()[index];
  if (!line) return;
  list.write(list.read().toSpliced(index, 1));
  focusIn(list.root, '[data-add-line]');
  if (isBlank(line)) return;
  const putBack = () => list.write(list.read().toSpliced(index, 0, list.asPutBack?.(line) ?? line));
  toast.info(text.lineRemoved, { action: { label: text.undo, onSelect: putBack } });
}

export function focusIn(root: RefObject<HTMLElement | null>, selector: string): void {
  // After React has rendered the line.
  setTimeout(() => root.current?.querySelector<HTMLElement>(selector)?.focus());
}
