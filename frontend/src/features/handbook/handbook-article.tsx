import { Anchor, Title } from '@mantine/core';
import { type LinkProps, Link } from 'react-router-dom';
import { handbookText as text } from '../../text/handbook.ts';
import type { HandbookPage, HandbookTask } from '../../text/handbook/page.ts';
import { pageOf } from './handbook.ts';
import { MarkedText } from './marked-text.tsx';
import classes from './handbook.module.css';

/** Leads to a page of the handbook, from where the article stands. */
export type LinkTo = (slug: string) => Pick<LinkProps, 'to' | 'state' | 'replace'>;

type Props = {
  page: HandbookPage;
  /** The level of the article's headings. */
  level: 2 | 3;
  linkTo: LinkTo;
  /** More pages to read than the page itself names. */
  more?: readonly HandbookPage[];
};

export function HandbookArticle({ page, level, linkTo, more = [] }: Props) {
  const { lead, tasks = [], notes = [], terms = [], see = [] } = page;
  const named = see.flatMap((slug) => pageOf(slug) ?? []);
  const others = [...new Set([...more, ...named])].filter((other) => other !== page);
  return (
    <div className={classes['article']}>
      <p className={classes['lead']}>{lead}</p>
      {tasks.map((task) => (
        <Task key={task.title ?? ''} task={task} level={level} />
      ))}
      {notes.length > 0 && (
        <section>
          <Title order={level} size="h6">
            {text.goodToKnow}
          </Title>
          <ul>
            {notes.map((note) => (
              <li key={note}>
                <MarkedText>{note}</MarkedText>
              </li>
            ))}
          </ul>
        </section>
      )}
      {terms.length > 0 && (
        <section>
          {tasks.length > 0 && (
            <Title order={level} size="h6">
              {text.terms}
            </Title>
          )}
          <dl className={classes['terms']}>
            {terms.map(([term, meaning]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {others.length > 0 && (
        <nav className={classes['see']} aria-label={`${text.seeAlso}: ${page.title}`}>
          <span>{text.seeAlso}</span>
          {others.map(({ slug, title }) => (
            <Anchor key={slug} component={Link} {...linkTo(slug)} inherit>
              {title}
            </Anchor>
          ))}
        </nav>
      )}
    </div>
  );
}

function Task({ task: { title, role = 'Staff', steps }, level }: { task: HandbookTask; level: 2 | 3 }) {
  const doneBy = text.doneBy[role];
  const [only, ...rest] = steps;
  return (
    <section>
      {title !== undefined && (
        <Title order={level} size="h6">
          {title}
        </Title>
      )}
      {doneBy !== '' && <p className={classes['by']}>{doneBy}</p>}
      {rest.length === 0 ? (
        <p>
          <MarkedText>{only ?? ''}</MarkedText>
        </p>
      ) : (
        <ol>
          {steps.map((step) => (
            <li key={step}>
              <MarkedText>{step}</MarkedText>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
