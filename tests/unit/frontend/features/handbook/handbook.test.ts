// @vitest-environment jsdom
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { dataOf } from '../../../../../frontend/handbook-as-data.ts';
import { viewsPanel } from '../../../../../frontend/src/components/list/views-button.tsx';
import { linesPanelName } from '../../../../../frontend/src/features/delivery-templates/lines-panel.ts';
import { panelNames } from '../../../../../frontend/src/app/panel-names.ts';
import { menuFor, ownPagesFor } from '../../../../../frontend/src/app/pages/menu.ts';
import { allPages, findPages, pageOf, pagesAbout } from '../../../../../frontend/src/features/handbook/handbook.ts';
import { paths } from '../../../../../frontend/src/navigation/paths.ts';
import { screenList, screens } from '../../../../../frontend/src/navigation/screens.ts';
import type { HandbookPage } from '../../../../../frontend/src/text/handbook/page.ts';
import { chapters } from '../../../../../frontend/src/text/handbook/pages.ts';
import { roles } from '../../../../../shared/codes/roles.ts';

const maxWords = 250;

/** Screens without a page: the handbook itself, and the page that is in no menu. */
const unexplained: readonly string[] = [paths.handbook, screens.handbookPage.path, paths.concertHall];

/** Panels of one screen, which the registry does not have. */
const slots: readonly string[] = ['filter', viewsPanel, 'delivery', linesPanelName];

const wordsOf = ({ title, lead, tasks = [], notes = [], terms = [] }: HandbookPage) =>
  [title, lead, ...tasks.flatMap((task) => [task.title ?? '', ...task.steps]), ...notes, ...terms.flat()].join(' ');

const titlesOf = (pages: readonly HandbookPage[]) => pages.map(({ title }) => title);

/** All constant texts of the screens, of the records' words and of the labels of their fields. */
async function textsOfScreens(): Promise<ReadonlySet<string>> {
  const files = globSync(['frontend/src/{navigation,text}/*.ts', 'shared/text/*.ts', 'shared/entities/*.ts']);
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(resolve(file)).href) as Promise<object>));
  return new Set(modules.flatMap((module) => Object.values(module).flatMap(stringsIn)));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  // Of a declaration, what a screen shows; not its schemas.
  return Object.values('labels' in value ? (value.labels as object) : value).flatMap(stringsIn);
}

describe('a page of the handbook', () => {
  it.each(allPages)('$title has at most 250 words, and an address of its own', (page) => {
    expect(wordsOf(page).split(/\s+/).length).toBeLessThanOrEqual(maxWords);
    expect(page.slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(allPages.filter(({ slug }) => slug === page.slug)).toHaveLength(1);
  });

  it('is about screens and panels that are there, and leads to pages that are', () => {
    const there = {
      screens: screenList.map(({ path }) => path),
      panels: [...panelNames, ...slots] as readonly string[],
    };
    for (const { screens: about = [], panels = [], see = [], slug } of allPages) {
      expect(about.filter((path) => !there.screens.includes(path))).toEqual([]);
      expect(panels.filter((name) => !there.panels.includes(name))).toEqual([]);
      expect(see.filter((other) => other === slug || !pageOf(other))).toEqual([]);
    }
  });

  it('names only controls that are on a screen', async () => {
    const texts = await textsOfScreens();
    const named = allPages.flatMap((page) => [...wordsOf(page).matchAll(/”([^”]*)”/g)].map(([, control]) => control!));
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter((control) => !texts.has(control))).toEqual([]);
    expect(allPages.filter((page) => (wordsOf(page).match(/”/g)?.length ?? 0) % 2 !== 0)).toEqual([]);
  });

  it('says who may do it, where not everybody can open the screen', () => {
    const silent = screenList
      .filter(({ role }) => role !== 'Staff')
      .flatMap(({ path, role }) =>
        allPages
          .filter((page) => page.screens?.includes(path))
          .filter(({ tasks = [] }) => !tasks.some((task) => roles.indexOf(task.role ?? 'Staff') >= roles.indexOf(role)))
          .map(({ title }) => `${title}: ${path}`),
      );
    expect(silent).toEqual([]);
  });

  it('is in the browser the data that it comes to', async () => {
    const code = `data:text/javascript,${encodeURIComponent(dataOf({ chapters }))}`;
    const given = (await import(code)) as { chapters: unknown };
    expect(given.chapters).toEqual(chapters);
  });
});

describe('each screen and panel', () => {
  it('has a page about it', () => {
    const explained = (path: string) => allPages.some((page) => page.screens?.includes(path));
    expect(
      screenList.map(({ path }) => path).filter((path) => !explained(path) && !unexplained.includes(path)),
    ).toEqual([]);
    const everything = { role: 'Developer' } as const;
    const inMenus = [
      ...menuFor(everything).flatMap((entry) => ('to' in entry ? [entry] : entry.items)),
      ...ownPagesFor(everything),
    ].map(({ to }) => to);
    expect(inMenus.filter((path) => !explained(path))).toEqual([paths.handbook]);
    const ofPanels = allPages.flatMap((page) => page.panels ?? []);
    expect([...panelNames, ...slots].filter((name) => !ofPanels.includes(name))).toEqual(['handbook']);
  });

  it('has its own page first: the top panel’s before the screen’s', () => {
    const invoicing = { pathname: paths.invoicing, panels: [] };
    expect(pagesAbout(invoicing)[0]?.slug).toBe('fakturera-en-manad');
    expect(pagesAbout({ pathname: paths.projectDetails(12), panels: [] })[0]?.slug).toBe('folj-ett-projekt');
    expect(pagesAbout({ ...invoicing, panels: ['invoice', 'credit-review'] })[0]?.slug).toBe('kreditera');
    expect(pagesAbout({ ...invoicing, panels: ['project', 'unknown'] })[0]?.slug).toBe('ny-kund-och-nytt-projekt');
    expect(pagesAbout({ pathname: paths.concertHall, panels: [] })).toEqual([]);
  });
});

describe('the search of the handbook', () => {
  it.each([
    ['à conto', 'Fast pris och a conto'],
    ['A  CONTO', 'Fast pris och a conto'],
    ['lonunderlag attest', undefined],
    ['loneunderlag', 'Attestera tidloggar'],
    ['offline', 'Utan nät'],
    ['nat utkorg', 'Utan nät'],
    ['gdpr', 'Personuppgifter'],
    ['karens', 'Tidlogg och frånvaro'],
  ])('finds by %s', (query, title) => {
    expect(titlesOf(findPages(query))[0]).toBe(title);
  });

  it('has pages that are named so before those that only mention it', () => {
    const found = titlesOf(findPages('kreditera'));
    expect(found[0]).toBe('Kreditera');
    expect(found).toContain('Fakturera en månad');
  });
});
