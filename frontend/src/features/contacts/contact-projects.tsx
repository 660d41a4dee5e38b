import { IconUnlink } from '@tabler/icons-react';
import { projectSearch } from '../../components/form/searches.ts';
import { bind, type FormOf } from '../../components/form/fields.ts';
import { errorWithin, splitLeftover, withLeftover } from '../../components/form/leftover.ts';
import { useWatched } from '../../components/form/use-watched.ts';
import { DataTable } from '../../components/list/data-table.tsx';
import { LinkSearch } from '../../components/list/link-select.tsx';
import type { RowAction } from '../../components/list/list-definition.ts';
import { contactsText as text } from '../../text/contacts.ts';
import { contactProjectsList, type ContactProjectRow } from './contact-project-rows.ts';
import classes from './contact-projects.module.css';
import type { ContactValues } from './contact-values.ts';

type Props = {
  form: FormOf<ContactValues>;
  rows: readonly ContactProjectRow[];
};

export function ContactProjects({ form, rows }: Props) {
  const { chosen: selected, typed } = splitLeftover<number>(useWatched(form, 'selectedProjects'), () => false);
  const { error, input } = bind({ form, name: 'selectedProjects' });
  const select = (projectIds: number[], text = '') =>
    form.setFieldValue('selectedProjects', withLeftover(projectIds, text) as number[]);

  const actions: RowAction<ContactProjectRow>[] = [
    {
      key: 'unlink',
      label: text.unlink,
      icon: IconUnlink,
      inRow: true,
      isShown: (row) => selected.includes(row.projectId),
      onSelect: (row) => select(selected.filter((projectId) => projectId !== row.projectId)),
    },
  ];

  return (
    <>
      <div className={classes['add']}>
        <LinkSearch
          label={text.linkProject}
          search={projectSearch}
          linkedIds={selected}
          nothing={text.nothingMore}
          error={error ?? errorWithin(form, 'selectedProjects')}
          input={input}
          initialText={typed}
          onTyped={(text) => select(selected, text)}
          onChosen={(projectId) => select([...selected, projectId])}
        />
      </div>
      {rows.length === 0 ? (
        <p className={classes['none']}>{text.noProjects}</p>
      ) : (
        <DataTable list={contactProjectsList} rows={rows} actions={actions} />
      )}
    </>
  );
}
