import { IconArrowRight, IconBolt, IconBook2, IconCornerDownRight } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { fold, matches } from '../../../../shared/lib/text.ts';
import { useValue } from '../../state/value.ts';
import { type PaletteAction, paletteActions } from '../../components/palette-actions.ts';
import { loadPartQuietly } from '../../components/parts.ts';
import { openPanel } from '../../components/panel/panels.ts';
import { paths } from '../../navigation/paths.ts';
import { panelParam, writePanel } from '../../navigation/panel-address.ts';
import { menuFor, ownPagesFor, unlistedFor } from '../pages/menu.ts';
import type { Hit } from '../../features/palette/hit-groups.ts';
import { logOut } from './log-out.ts';
import { creationsFor } from '../../features/palette/palette-commands.ts';
import { type PaletteEntry, type PaletteGroup, PaletteWindow } from './palette-window.tsx';
import { useRecordHits } from './record-hits.ts';
import { listsText } from '../../text/lists.ts';
import { sessionText } from '../../text/session.ts';
import type { Chapter } from '../../text/handbook/page.ts';
import { creationWords, handbookWords, shortcutWords } from '../../text/palette.ts';
import { paletteText as text } from '../../text/shell.ts';
import { shortcutsText } from '../../text/shortcuts.ts';
import { titles } from '../../navigation/titles.ts';
import type { Rights } from '../../../../shared/domain/roles.ts';

type Props = {
  rights: Rights;
  query: string;
  onQueryChange: (query: string) => void;
  onShortcuts: () => void;
  onClose: () => void;
};

export function Palette({ rights, query, onQueryChange, onShortcuts, onClose }: Props) {
  const navigate = useNavigate();
  const own = useOwnGroups(rights, query, onShortcuts);
  const { groups, state } = useRecordHits(query);

  const records = groups.map(({ group, hits }) => ({
    group,
    actions: hits.map<PaletteEntry>(({ id, label, description, isNested, ...hit }) => ({
      id,
      label,
      ...(description && { description }),
      ...(isNested && { icon: <IconCornerDownRight size="1rem" aria-hidden /> }),
      onSelect: () => open(hit, navigate),
    })),
  }));

  const all =
    query.trim() === ''
      ? [...records, ...own.first]
      : [...own.first, ...records, ...(state === 'searching' ? [] : own.last)];
  const hits = all.reduce((sum, group) => sum + group.actions.length, 0);
  const nothing = state === 'searching' ? text.searching : state === 'failed' ? text.failed : text.nothing;
  const message = query.trim() === '' ? '' : hits === 0 || state !== 'found' ? nothing : listsText.hits(hits);

  return (
    <PaletteWindow
      query={query}
      onQueryChange={onQueryChange}
      onClose={onClose}
      groups={all}
      isSearching={state === 'searching'}
      emptyText={nothing}
      message={message}
    />
  );
}

type OwnGroups = { first: PaletteGroup[]; last: PaletteGroup[] };

/** What the page offers, what may be created, and the pages: by their words, or by parts of these after the records. */
function useOwnGroups(rights: Rights, query: string, onShortcuts: () => void): OwnGroups {
  const navigate = useNavigate();
  const offered = useValue(paletteActions);
  const inMenu = menuFor(rights).flatMap((entry) =>
    'to' in entry ? [entry] : entry.items.map(({ label, to }) => ({ label: `${entry.label} » ${label}`, to })),
  );
  const handbook = useHandbookEntries();
  const beside = ownPagesFor(rights).filter(
    ({ to }) => to !== paths.handbook && !inMenu.some((item) => item.to === to),
  );
  const pages = [...inMenu, ...beside, ...unlistedFor(rights)].map<PaletteEntry>(({ label, to }) => ({
    id: to,
    label,
    icon: <IconArrowRight size="1rem" aria-hidden />,
    onSelect: () => void navigate(to),
  }));
  const creations = creationsFor(rights.role).map<PaletteAction>(({ list, label, panel }) => ({
    id: `create-${list}`,
    label,
    onSelect: () => openPanel.get()(panel),
  }));
  const words = new Map(Object.entries(creationWords).map(([list, entries]) => [`create-${list}`, entries]));
  // The page's own action may know more, such as the project.
  const others = creations.filter(({ id }) => !offered.some((one) => one.id === id));
  const actions = [...offered, ...others].map<PaletteEntry>(({ id, label, description, onSelect }) => ({
    id,
    label,
    keywords: words.get(id) ?? '',
    ...(description && { description }),
    icon: <IconBolt size="1rem" aria-hidden />,
    onSelect,
  }));
  const logOutAction = { id: 'log-out', label: sessionText.logOut, onSelect: logOut };
  const shortcuts = { id: 'shortcuts', label: shortcutsText.title, keywords: shortcutWords, onSelect: onShortcuts };
  const all = [
    { group: text.actions, actions },
    { group: text.goTo, actions: [...pages, shortcuts, handbook.whole, logOutAction] },
  ];
  const inWords = all
    .flatMap((group) => group.actions)
    .filter((action) => !hasWords(action, query) && matches(wordsOf(action), query));
  return {
    first: filled(
      all.map((group) => ({ ...group, actions: group.actions.filter((action) => hasWords(action, query)) })),
    ),
    last: filled([
      { group: text.others, actions: inWords },
      { group: titles.handbook, actions: handbook.pages.filter((action) => hasWords(action, query)) },
    ]),
  };
}

/** The handbook, and its pages when they have been loaded. */
function useHandbookEntries(): { whole: PaletteEntry; pages: readonly PaletteEntry[] } {
  const navigate = useNavigate();
  const [chapters, setChapters] = useState<readonly Chapter[]>([]);
  useEffect(() => {
    void loadPartQuietly(() => import('../../text/handbook/pages.ts')).then((part) => setChapters(part.chapters));
  }, []);
  const icon = <IconBook2 size="1rem" aria-hidden />;
  const goTo = (path: string) => () => void navigate(path);
  return {
    whole: { id: 'handbook', label: titles.handbook, keywords: handbookWords, icon, onSelect: goTo(paths.handbook) },
    pages: chapters
      .flatMap(({ pages }) => pages)
      .map(({ slug, title, words }) => ({
        id: `handbook-${slug}`,
        label: title,
        keywords: words,
        icon,
        onSelect: goTo(paths.handbookPage(slug)),
      })),
  };
}

function filled(groups: PaletteGroup[]): PaletteGroup[] {
  return groups.filter(({ actions }) => actions.length > 0);
}

function wordsOf({ label, description, keywords }: PaletteEntry): string {
  return fold([label, description, keywords].filter(Boolean).join(' '));
}

/** True if every typed word begins one of the action's: 'ek' is no project, but the name of a customer. */
function hasWords(action: PaletteEntry, query: string): boolean {
  const words = wordsOf(action).split(/[^\p{L}\d]+/u);
  return fold(query)
    .split(' ')
    .every((typed) => words.some((word) => word.startsWith(typed)));
}

function open({ target, under }: Pick<Hit, 'target' | 'under'>, navigate: NavigateFunction): void {
  if (typeof target === 'string') void navigate(target);
  else if (under === undefined) openPanel.get()(target);
  else void navigate({ pathname: under, search: new URLSearchParams({ [panelParam]: writePanel(target) }).toString() });
}
