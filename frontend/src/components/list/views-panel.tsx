import '../form/field-styles.ts';
import { ActionIcon, Button, Checkbox, Switch, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  createListView,
  deleteListView,
  getListViews,
  restoreListView,
} from '../../../../shared/contract/calls/list-views.ts';
import { getUserSettings, saveUserSettings } from '../../../../shared/contract/calls/settings.ts';
import { hasRole } from '../../../../shared/domain/roles.ts';
import type { ListView } from '../../../../shared/schemas/list-view.ts';
import type { UserSettings } from '../../../../shared/schemas/user.ts';
import { keyOf, queryClient } from '../../api/query-client.ts';
import { sessionValue } from '../../api/session.ts';
import { offerUndoByCall } from '../../api/undo.ts';
import { useRoute } from '../../api/use-route.ts';
import { useSave } from '../../api/use-save.ts';
import { useValue } from '../../state/value.ts';
import { listViewsText as text } from '../../text/list-views.ts';
import { undoText } from '../../text/undo.ts';
import { confirm } from '../dialogs/dialogs.ts';
import { FieldGroup, Wide } from '../form/fields-grid.tsx';
import { useKnownForm } from '../form/use-known-form.ts';
import { MoveButtons } from '../form/move-buttons.tsx';
import { usePanelPlace } from '../panel/panel-place.tsx';
import { Panel } from '../panel/panel.tsx';
import { usePanels } from '../panel/panels.ts';
import { QueryView } from '../query-view.tsx';
import { toast } from '../../state/toast.ts';
import { isUsual, usualColumns } from './chosen-columns.ts';
import type { ListDefinition } from './list-definition.ts';
import type { ListState } from './use-list-state.ts';
import { useUnseenColumns } from './use-unseen-columns.ts';
import classes from './views-panel.module.css';

type Props<Row> = {
  list: ListDefinition<Row>;
  shown: ListDefinition<Row>;
  state: ListState;
  search: string;
};

export function ViewsPanel<Row>({ list, shown, state, search }: Props<Row>) {
  const { key } = usePanelPlace();
  const panels = usePanels();
  const settings = useRoute(getUserSettings, {}, { staleTime: 5 * 60_000, silent: true });
  return (
    <Panel
      title={text.title}
      footer={
        <Button ml="auto" onClick={() => void panels.close(key)}>
          {text.close}
        </Button>
      }
    >
      <QueryView query={settings}>
        {(read) => <Columns list={list} shown={shown} state={state} settings={read} />}
      </QueryView>
      <SaveView list={list} search={search} />
      <SavedViews list={list} />
    </Panel>
  );
}

type ColumnsProps<Row> = Omit<Props<Row>, 'search'> & {
  /** As the server has them: they are saved as a whole. */
  settings: UserSettings;
};

function Columns<Row>({ list, shown, state, settings }: ColumnsProps<Row>) {
  const { save } = useSave(saveUserSettings, { failure: text.columnsNotSaved });
  const unseen = useUnseenColumns();
  const keys = shown.columns.map(({ key }) => key);
  const hidden = list.columns.filter(({ key }) => !keys.includes(key));

  function choose(next: readonly string[]) {
    const usual = isUsual(list, next);
    const { [list.id]: _before, ...others } = settings.columns;
    const body = { ...settings, columns: usual ? others : { ...others, [list.id]: [...next] } };
    queryClient.setQueryData(keyOf(getUserSettings, {}), body);
    state.setColumns(usual ? undefined : next, true);
    void save({ body }).catch(() => undefined);
  }

  function move(index: number, by: -1 | 1) {
    const next = [...keys];
    [next[index], next[index + by]] = [next[index + by]!, next[index]!];
    choose(next);
  }

  return (
    <FieldGroup title={text.columns} hint={text.columnsHint}>
      <Wide>
        <ul className={classes['columns']}>
          {[...shown.columns, ...hidden].map(({ key, label }) => {
            const index = keys.indexOf(key);
            return (
              <li key={key}>
                <Checkbox
                  size="xs"
                  label={label}
                  checked={index >= 0}
                  disabled={index === 0}
                  onChange={() => choose(index >= 0 ? keys.filter((one) => one !== key) : [...keys, key])}
                />
                {index >= 0 && unseen.has(label) && (
                  <Text size="xs" c="dimmed">
                    {text.onWiderScreen}
                  </Text>
                )}
                <MoveButtons
                  variant="subtle"
                  color="gray"
                  size="sm"
                  labels={{ up: text.up(label), down: text.down(label) }}
                  canMove={{ up: index > 1, down: index >= 1 && index < keys.length - 1 }}
                  onMove={(by) => move(index, by)}
                />
              </li>
            );
          })}
        </ul>
        <Button
          variant="default"
          size="xs"
          mt="xs"
          disabled={isUsual(list, keys)}
          onClick={() => choose(usualColumns(list).map(({ key }) => key))}
        >
          {text.usual}
        </Button>
      </Wide>
    </FieldGroup>
  );
}

function SaveView<Row>({ list, search }: Pick<Props<Row>, 'list' | 'search'>) {
  const { key } = usePanelPlace();
  const [name, setName] = useState('');
  const [isShared, setIsShared] = useState(false);
  const [error, setError] = useState<string>();
  const { save, saving } = useSave(createListView, {
    success: (view) => text.saved(view.name),
    failure: text.notSaved,
  });

  useKnownForm({ key, draft: key, isDirty: () => name.trim() !== '' });

  async function run() {
    if (name.trim() === '') {
      setError(text.nameMissing);
      return;
    }
    const body = { list: list.id, name: name.trim(), search, isShared };
    const view = await save({ body }).catch(() => undefined);
    if (view) setName('');
  }

  return (
    <FieldGroup title={text.saveTitle} hint={text.saveHint}>
      <TextInput
        label={text.name}
        value={name}
        error={error}
        maxLength={60}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => {
          setName(value);
          setError(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void run();
        }}
      />
      <Switch
        mt="lg"
        label={text.share}
        checked={isShared}
        onChange={({ currentTarget: { checked } }) => setIsShared(checked)}
      />
      <Wide>
        <Button variant="default" loading={saving} onClick={() => void run()}>
          {text.save}
        </Button>
      </Wide>
    </FieldGroup>
  );
}

function SavedViews<Row>({ list }: Pick<Props<Row>, 'list'>) {
  const session = useValue(sessionValue);
  const { data = [] } = useRoute(getListViews, {}, { silent: true });
  const { save: remove } = useSave(deleteListView, { failure: text.notRemoved });
  const views = data.filter((view) => view.list === list.id);
  if (views.length === 0 || !session) return null;

  const isOwn = ({ ownerUserId }: ListView) => ownerUserId === session.userId;
  async function ask(view: ListView) {
    const isSure = await confirm({
      title: text.removeQuestion(view.name),
      message: view.isShared ? text.removeShared : text.removeOwn,
      verb: text.removeVerb,
      tone: 'danger',
    });
    if (!isSure) return;
    const params = { viewId: view.viewId };
    const isRemoved = await remove({ params }).then(
      () => true,
      () => false,
    );
    if (isRemoved)
      toast.success(
        text.removed(view.name),
        offerUndoByCall(restoreListView, { params }, ({ name }) => undoText.undone(name)),
      );
  }

  return (
    <FieldGroup title={text.own}>
      <Wide>
        <ul className={classes['columns']}>
          {views.map((view) => (
            <li key={view.viewId}>
              <Link to={{ search: `?${view.search}` }}>{view.name}</Link>
              {view.isShared && (
                <Text size="xs" c="dimmed">
                  {isOwn(view) ? text.shared : text.sharedBy(view.ownerInitials)}
                </Text>
              )}
              {(isOwn(view) || hasRole(session.role, 'SuperAdmin')) && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="sm"
                  aria-label={text.remove(view.name)}
                  onClick={() => void ask(view)}
                >
                  <IconTrash size="1rem" />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
      </Wide>
    </FieldGroup>
  );
}
