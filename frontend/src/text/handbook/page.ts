import type { Role } from '../../../../shared/codes/roles.ts';

/**
 * In all texts, ”…” is a control of a screen, by the text that the screen itself has, and [F1] a key. Shown, neither has
 * its signs.
 */
export type HandbookTask = {
  title?: string;
  /** The least role that may do it; everybody's without it. */
  role?: Role;
  steps: readonly string[];
};

export type Term = readonly [term: string, meaning: string];

export type HandbookPage = {
  /** The last part of the page's address. */
  slug: string;
  title: string;
  lead: string;
  /** What else people call it. */
  words: string;
  /** The paths of the screens that it is about, as the router has them. A screen's first page is its own. */
  screens?: readonly string[];
  /** The names of the panels that it is about. */
  panels?: readonly string[];
  tasks?: readonly HandbookTask[];
  notes?: readonly string[];
  /** Words of the page, or of its screens, with what they mean. */
  terms?: readonly Term[];
  /** Slugs of pages to read next. */
  see?: readonly string[];
};

export type Chapter = { title: string; pages: readonly HandbookPage[] };

/** Where something is in the menus: ”Hem” → ”Min dag”. */
export const way = (...controls: readonly string[]): string => controls.map((control) => `”${control}”`).join(' → ');
