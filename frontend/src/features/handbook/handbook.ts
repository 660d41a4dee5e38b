import { matchPath } from 'react-router-dom';
import { fold, matches } from '../../../../shared/lib/text.ts';
import { chapters } from '../../text/handbook/pages.ts';
import type { HandbookPage } from '../../text/handbook/page.ts';

export const allPages: readonly HandbookPage[] = chapters.flatMap(({ pages }) => pages);

export function pageOf(slug: string): HandbookPage | undefined {
  return allPages.find((page) => page.slug === slug);
}

type Place = {
  pathname: string;
  /** The names of the open panels, the top one last. */
  panels: readonly string[];
};

/** @returns the pages about the top panel that the handbook knows, else about the screen; the place's own first */
export function pagesAbout({ pathname, panels }: Place): readonly HandbookPage[] {
  const aboutPanel = panels
    .map((name) => allPages.filter((page) => page.panels?.includes(name)))
    .findLast((pages) => pages.length > 0);
  return aboutPanel ?? allPages.filter((page) => page.screens?.some((path) => matchPath(path, pathname)));
}

/** @returns the pages that have all of the typed words, those with them in the title or its synonyms first */
export function findPages(query: string): readonly HandbookPage[] {
  const found = allPages.filter((page) => matches(textOf(page), query));
  const isNamed = (page: HandbookPage) => matches(nameOf(page), query);
  return [...found.filter(isNamed), ...found.filter((page) => !isNamed(page))];
}

const nameOf = ({ title, words }: HandbookPage): string => `${title} ${words}`;

const texts = new Map<HandbookPage, string>();

function textOf(page: HandbookPage): string {
  const known = texts.get(page);
  if (known !== undefined) return known;
  const { lead, tasks = [], notes = [], terms = [] } = page;
  const parts = [
    nameOf(page),
    lead,
    ...tasks.flatMap(({ title = '', steps }) => [title, ...steps]),
    ...notes,
    ...terms.flat(),
  ];
  const text = fold(parts.join(' '));
  texts.set(page, text);
  return text;
}
