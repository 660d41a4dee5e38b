import '../../components/over-styles.ts';
import { Input, Modal, ScrollArea, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { paletteText as text } from '../../text/shell.ts';
import { useFocusReturn } from '../../components/focus-return.ts';
import classes from './palette-window.module.css';

export type PaletteEntry = {
  id: string;
  label: string;
  description?: string;
  keywords?: string;
  icon?: ReactNode;
  onSelect: () => void;
};
export type PaletteGroup = { group: string; actions: readonly PaletteEntry[] };

type Props = {
  query: string;
  onQueryChange: (query: string) => void;
  onClose: () => void;
  groups: readonly PaletteGroup[];
  /** True while more entries may come. */
  isSearching: boolean;
  emptyText: string;
  message: string;
};

/** A field above the entries that it finds: arrows mark one of these, and Enter selects it. */
export function PaletteWindow({ query, onQueryChange, onClose, groups, isSearching, emptyText, message }: Props) {
  const [chosen, setChosen] = useState<string>();
  const listId = useId();
  useFocusReturn();
  const entries = groups.flatMap(({ group, actions }) =>
    actions.map((action) => ({ ...action, group, key: `${group} ${action.id}` })),
  );
  const found = entries.find(({ key }) => key === chosen);
  const selected = found ?? (query === '' ? undefined : entries[0]);

  function select(entry: PaletteEntry) {
    onClose();
    entry.onSelect();
  }

  const waitForHit = useAwaitedHit({ query, isSearching, onHit: () => selected && select(selected) });

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      const at = selected ? entries.indexOf(selected) : step > 0 ? -1 : 0;
      setChosen(entries.at((at + step) % entries.length)!.key);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (selected) select(selected);
      else if (isSearching) waitForHit();
    }
  }

  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      padding={0}
      size={600}
      yOffset={80}
      zIndex={650}
      attributes={{ content: { 'aria-label': text.name, 'data-palette': true } }}
      overlayProps={{ backgroundOpacity: 0.25 }}
      lockScroll={false}
      transitionProps={{ duration: 60 }}
      // The list does not jump between two answers.
      {...(query !== '' && { styles: { content: { minHeight: 'min(50vh, 24rem)' } } })}
    >
      <Input
        size="lg"
        data-autofocus
        value={query}
        onChange={(event) => {
          onQueryChange(event.currentTarget.value);
          setChosen(undefined);
        }}
        onKeyDown={handleKeyDown}
        aria-label={text.name}
        aria-controls={listId}
        {...(selected && { 'aria-activedescendant': `${listId} ${selected.key}`.replaceAll(' ', '-') })}
        placeholder={text.placeholder}
        leftSection={<IconSearch size="1rem" aria-hidden />}
        rightSection={<VisuallyHidden aria-live="polite">{message}</VisuallyHidden>}
        rightSectionWidth={0}
        classNames={{ input: classes['field']! }}
      />
      {entries.length === 0 && <div className={classes['nothing']}>{emptyText}</div>}
      <ScrollArea.Autosize
        id={listId}
        className={classes['list']}
        mah="60vh"
        type="scroll"
        hidden={entries.length === 0}
      >
        {groups.map(({ group }) => (
          <section key={group} aria-label={group} className={classes['group']}>
            <div className={classes['name']} aria-hidden>
              {group}
            </div>
            {entries
              .filter((entry) => entry.group === group)
              .map((entry) => (
                <Entry
                  key={entry.key}
                  entry={entry}
                  id={`${listId} ${entry.key}`.replaceAll(' ', '-')}
                  isSelected={entry === selected}
                  onSelect={() => select(entry)}
                />
              ))}
          </section>
        ))}
      </ScrollArea.Autosize>
    </Modal>
  );
}

type AwaitedHit = { query: string; isSearching: boolean; onHit: () => void };

/** Enter pressed while the search is running selects the first hit when it arrives. */
function useAwaitedHit({ query, isSearching, onHit }: AwaitedHit): () => void {
  const awaited = useRef<string>(undefined);
  useEffect(() => {
    if (isSearching) return;
    const isAwaited = awaited.current === query;
    awaited.current = undefined;
    if (isAwaited) onHit();
  });
  return () => {
    awaited.current = query;
  };
}

type EntryProps = { entry: PaletteEntry; id: string; isSelected: boolean; onSelect: () => void };

function Entry({ entry: { label, description, icon }, id, isSelected, onSelect }: EntryProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSelected) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  return (
    <UnstyledButton
      ref={button}
      id={id}
      className={classes['entry']}
      tabIndex={-1}
      data-palette-entry
      {...(isSelected && { 'data-selected': true })}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onSelect}
    >
      {icon !== undefined && <span className={classes['icon']}>{icon}</span>}
      <span>
        <span className={classes['label']}>{label}</span>
        {description !== undefined && <span className={classes['description']}>{description}</span>}
      </span>
    </UnstyledButton>
  );
}
