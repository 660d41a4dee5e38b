import './field-styles.ts';
import { Alert, Button, Group, Radio } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useValue } from '../../state/value.ts';
import type { FieldRegistry, FieldWords } from './field-words.ts';
import type { Choice, Conflict } from './conflict.ts';
import type { RecordForm } from './record-form.ts';
import { mergeText as text } from '../../text/forms.ts';
import classes from './merge-notice.module.css';

type Props<Values, Saved> = { record: RecordForm<Values, Saved>; conflict: Conflict; registry: FieldRegistry };

export function MergeNotice<Values, Saved>({ record, conflict, registry }: Props<Values, Saved>) {
  const shown = useValue(registry);
  const wordsOf = (path: string) => findWords(path, record, shown);
  const { clashes } = conflict;
  const taken = [...new Set(conflict.taken.map((path) => wordsOf(path).label))];
  const chooseAll = (choice: Choice) =>
    record.choose(
      clashes.map(({ path }) => path),
      choice,
    );
  return (
    <Alert
      ref={bringForth}
      tabIndex={-1}
      color={clashes.length > 0 ? 'red' : 'yellow'}
      icon={<IconAlertTriangle />}
      title={conflict.message}
      mb="md"
    >
      <p className={classes['text']}>{text.stillHere}</p>
      {taken.length > 0 && <p className={classes['text']}>{text.taken(taken.join(', '))}</p>}
      {clashes.length > 0 ? (
        <>
          <p className={classes['text']}>{text.clashing}</p>
          {clashes.map(({ path, mine, theirs, choice }) => (
            <ClashChoice
              key={path}
              words={wordsOf(path)}
              mine={mine}
              theirs={theirs}
              choice={choice}
              onChoose={(next) => record.choose([path], next)}
            />
          ))}
          {clashes.length > 1 && (
            <Group gap="xs" mt="sm">
              <Button size="xs" variant="default" onClick={() => chooseAll('mine')}>
                {text.keepAllMine}
              </Button>
              <Button size="xs" variant="default" onClick={() => chooseAll('theirs')}>
                {text.takeAllTheirs}
              </Button>
            </Group>
          )}
        </>
      ) : (
        <p className={classes['text']}>{text.notClashing}</p>
      )}
    </Alert>
  );
}

type ClashProps = {
  words: FieldWords;
  mine: unknown;
  theirs: unknown;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
};

function ClashChoice({ words: { label, show }, mine, theirs, choice, onChoose }: ClashProps) {
  return (
    <Radio.Group
      label={label}
      value={choice ?? ''}
      onChange={(next) => onChoose(next as Choice)}
      className={classes['clash'] ?? ''}
      data-unchosen={choice === undefined || undefined}
    >
      <div className={classes['sides']}>
        <Radio value="mine" label={text.keepMine} description={show(mine) || '–'} />
        <Radio value="theirs" label={text.takeTheirs} description={show(theirs) || '–'} />
      </div>
    </Radio.Group>
  );
}

const unknown: FieldWords = { label: text.other, show: () => text.changed };

function findWords<Values, Saved>(
  path: string,
  { words, lists }: RecordForm<Values, Saved>,
  shown: ReadonlyMap<string, FieldWords>,
): FieldWords {
  const [name = '', id] = path.split('#');
  const list = lists[name];
  if (list && id !== undefined) {
    return {
      label: list.label,
      show: (item) => (item === undefined ? text.removed : list.show(item as never)),
    };
  }
  // The label of the group or list to which the path leads.
  const [group = ''] = name.split('.');
  return (
    shown.get(name) ?? words[name] ?? words[group] ?? (list && { label: list.label, show: unknown.show }) ?? unknown
  );
}

/** The form's fields are remounted, so focus moves to the first choice, or to the notice. */
function bringForth(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
  (element?.querySelector('input') ?? element)?.focus({ preventScroll: true });
}
