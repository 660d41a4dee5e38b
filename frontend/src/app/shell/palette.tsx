import '../../components/over-styles.ts';
import '@mantine/spotlight/styles.css';
import { createSpotlight, Spotlight, type SpotlightActionData, type SpotlightFilterFunction } from '@mantine/spotlight';
import { IconArrowRight, IconBolt, IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { matches } from '../../../../shared/lib/text.ts';
import { useValue } from '../../state/value.ts';
import { paletteActions } from '../../components/palette-actions.ts';
import { menuFor, ownPages } from '../pages/menu.ts';
import { logOut } from './log-out.ts';
import { useRecordHits } from './record-hits.ts';
import { sessionText } from '../../text/session.ts';
import { paletteText as text } from '../../text/shell.ts';
import type { Role } from '../../../../shared/codes/roles.ts';

export function Palette({ role, onClose }: { role: Role; onClose: () => void }) {
  const [[store, spotlight]] = useState(createSpotlight);
  const [query, setQuery] = useState('');
  const navigate = useNavigate();
  const offered = useValue(paletteActions);
  const records = useRecordHits(query);

  useEffect(() => spotlight.open(), [spotlight]);

  // Records arrive after the typed text: select the first option again, so that Enter opens it.
  useEffect(() => {
    const list = document.getElementById(store.getState().listId);
    const first = list?.querySelector('[data-action]');
    if (query === '' || !first || list?.querySelector('[data-selected]')) return;
    first.setAttribute('data-selected', 'true');
    store.updateState((state) => ({ ...state, selected: 0 }));
  });

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
  const actions = offered.map<SpotlightActionData>((action) => ({
    id: action.id,
    label: action.label,
    ...(action.description && { description: action.description }),
    leftSection: <IconBolt size="1rem" aria-hidden />,
    onClick: action.onSelect,
  }));
  const logOutAction = { id: 'log-out', label: sessionText.logOut, onClick: logOut };

  return (
    <Spotlight
      store={store}
      shortcut={null}
      attributes={{ content: { 'aria-label': text.name } }}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={onClose}
      zIndex={650}
      overlayProps={{ blur: 0, backgroundOpacity: 0.25 }}
      lockScroll={false}
      transitionProps={{ duration: 60 }}
      scrollable
      // Mantine's opacity gives too little contrast in the selected row.
      styles={{ actionDescription: { opacity: 1 } }}
      maxHeight="60vh"
      searchProps={{
        'aria-label': text.name,
        placeholder: text.placeholder,
        leftSection: <IconSearch size="1rem" aria-hidden />,
      }}
      nothingFound={text.nothing}
      filter={foldedFilter}
      actions={[
        ...(actions.length > 0 ? [{ group: text.actions, actions }] : []),
        { group: text.goTo, actions: [...pages, logOutAction] },
        ...records,
      ]}
    />
  );
}

const foldedFilter: SpotlightFilterFunction = (query, groups) =>
  groups.flatMap((group) => {
    if (!('actions' in group)) return [];
    const actions = group.actions.filter((action) =>
      matches(`${action.label ?? ''} ${action.description ?? ''}`, query),
    );
    return actions.length > 0 ? [{ ...group, actions }] : [];
  });
