import '../../components/over-styles.ts';
import '@mantine/spotlight/styles.css';
import {
  createSpotlight,
  Spotlight,
  type SpotlightActionData,
  type SpotlightActionGroupData,
} from '@mantine/spotlight';
import { VisuallyHidden } from '@mantine/core';
import { IconArrowRight, IconBolt, IconCornerDownRight, IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fold, matches } from '../../../../shared/lib/text.ts';
import { useValue } from '../../state/value.ts';
import { type PaletteAction, paletteActions } from '../../components/palette-actions.ts';
import { openPanel } from '../../components/panel/panels.ts';
import { panelParam, writePanel } from '../../navigation/panel-address.ts';
import { menuFor, ownPages } from '../pages/menu.ts';
import type { Hit } from './hit-groups.ts';
import { logOut } from './log-out.ts';
import { creationsFor } from './palette-commands.ts';
import { useRecordHits } from './record-hits.ts';
import { listsText } from '../../text/lists.ts';
import { sessionText } from '../../text/session.ts';
import { creationWords } from '../../text/palette.ts';
import { paletteText as text } from '../../text/shell.ts';
import type { Role } from '../../../../shared/codes/roles.ts';

type Props = { role: Role; query: string; onQueryChange: (query: string) => void; onClose: () => void };

export function Palette({ role, query, onQueryChange, onClose }: Props) {
  const [[store, spotlight]] = useState(createSpotlight);
  const awaited = useRef<string>(undefined);
  const own = useOwnGroups(role, query);
  const { groups, state } = useRecordHits(query);
  const open = useOpenTarget();

  useEffect(() => spotlight.open(), [spotlight]);

  // Records arrive after the typed text: the first is selected then, and opened if Enter has been pressed meanwhile.
  useEffect(() => {
    const list = document.getElementById(store.getState().listId);
    const first = list?.querySelector<HTMLElement>('[data-action]');
    if (state === 'searching') return;
    const isAwaited = awaited.current === query;
    awaited.current = undefined;
    if (query === '' || !first || list?.querySelector('[data-selected]')) return;
    first.setAttribute('data-selected', 'true');
    store.updateState((selection) => ({ ...selection, selected: 0 }));
    if (isAwaited) first.click();
  });

  function handleKeyDown({ key }: React.KeyboardEvent) {
    const list = document.getElementById(store.getState().listId);
    if (key === 'Enter' && state === 'searching' && !list?.querySelector('[data-selected]')) awaited.current = query;
  }

  const records = groups.map(({ group, hits }) => ({
    group,
    actions: hits.map<SpotlightActionData>(({ id, label, description, isNested, ...hit }) => ({
      id,
      label,
      ...(description && { description }),
      ...(isNested && { leftSection: <IconCornerDownRight size="1rem" aria-hidden /> }),
      onClick: () => open(hit),
    })),
  }));

  const actions =
    query.trim() === ''
      ? [...records, ...own.first]
      : [...own.first, ...records, ...(state === 'searching' ? [] : own.last)];
  const hits = actions.reduce((sum, group) => sum + group.actions.length, 0);
  const nothing = state === 'searching' ? text.searching : state === 'failed' ? text.failed : text.nothing;
  const said = query.trim() === '' ? '' : hits === 0 || state !== 'found' ? nothing : listsText.hits(hits);

  return (
    <Spotlight
      store={store}
      shortcut={null}
      attributes={{ content: { 'aria-label': text.name, 'data-palette': true } }}
      query={query}
      onQueryChange={onQueryChange}
      onSpotlightClose={onClose}
      zIndex={650}
      overlayProps={{ blur: 0, backgroundOpacity: 0.25 }}
      lockScroll={false}
      transitionProps={{ duration: 60 }}
      scrollable
      styles={{
        // Mantine's opacity gives too little contrast in the selected row.
        actionDescription: { opacity: 1 },
        // The list does not jump between two answers.
        ...(query !== '' && { content: { minHeight: 'min(50vh, 24rem)' } }),
      }}
      maxHeight="60vh"
      searchProps={{
        'aria-label': text.name,
        placeholder: text.placeholder,
        leftSection: <IconSearch size="1rem" aria-hidden />,
        rightSection: <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>,
        rightSectionWidth: 0,
        onKeyDown: handleKeyDown,
      }}
      nothingFound={nothing}
      filter={(_, all) => all}
      actions={actions}
    />
  );
}

type OwnGroups = { first: SpotlightActionGroupData[]; last: SpotlightActionGroupData[] };

/** What the page offers, what may be created, and the pages: by their words, or by parts of these after the records. */
function useOwnGroups(role: Role, query: string): OwnGroups {
  const navigate = useNavigate();
  const offered = useValue(paletteActions);
  const inMenu = menuFor(role).flatMap((entry) =>
    'to' in entry ? [entry] : entry.items.map(({ label, to }) => ({ label: `${entry.label} » ${label}`, to })),
  );
  const beside = ownPages.filter(({ to }) => !inMenu.some((item) => item.to === to));
  const pages = [...inMenu, ...beside].map<SpotlightActionData>(({ label, to }) => ({
    id: to,
    label,
    leftSection: <IconArrowRight size="1rem" aria-hidden />,
    onClick: () => void navigate(to),
  }));
  const creations = creationsFor(role).map<PaletteAction>(({ list, label, panel }) => ({
    id: `create-${list}`,
    label,
    onSelect: () => openPanel.get()(panel),
  }));
  const words = new Map(Object.entries(creationWords).map(([list, its]) => [`create-${list}`, its]));
  // The page's own action may know more, such as the project.
  const others = creations.filter(({ id }) => !offered.some((one) => one.id === id));
  const actions = [...offered, ...others].map<SpotlightActionData>(({ id, label, description, onSelect }) => ({
    id,
    label,
    keywords: words.get(id) ?? '',
    ...(description && { description }),
    leftSection: <IconBolt size="1rem" aria-hidden />,
    onClick: onSelect,
  }));
  const logOutAction = { id: 'log-out', label: sessionText.logOut, onClick: logOut };
  const all = [
    { group: text.actions, actions },
    { group: text.goTo, actions: [...pages, logOutAction] },
  ];
  const inWords = all
    .flatMap((group) => group.actions)
    .filter((action) => !hasWords(action, query) && matches(wordsOf(action), query));
  return {
    first: filled(
      all.map((group) => ({ ...group, actions: group.actions.filter((action) => hasWords(action, query)) })),
    ),
    last: filled([{ group: text.others, actions: inWords }]),
  };
}

function filled(groups: SpotlightActionGroupData[]): SpotlightActionGroupData[] {
  return groups.filter(({ actions }) => actions.length > 0);
}

function wordsOf({ label, description, keywords }: SpotlightActionData): string {
  return fold([label, description, keywords].filter(Boolean).join(' '));
}

/** True if every typed word begins one of the action's: 'ek' is no project, but the name of a customer. */
function hasWords(action: SpotlightActionData, query: string): boolean {
  const words = wordsOf(action).split(/[^\p{L}\d]+/u);
  return fold(query)
    .split(' ')
    .every((typed) => words.some((word) => word.startsWith(typed)));
}

function useOpenTarget(): (hit: Pick<Hit, 'target' | 'under'>) => void {
  const navigate = useNavigate();
  return ({ target, under }) => {
    if (typeof target === 'string') void navigate(target);
    else if (under === undefined) openPanel.get()(target);
    else
      void navigate({ pathname: under, search: new URLSearchParams({ [panelParam]: writePanel(target) }).toString() });
  };
}
