import { Anchor, Button, TextInput, Title } from '@mantine/core';
import { IconList, IconPrinter, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Notice } from '../../components/notice.tsx';
import { PageButton } from '../../components/page-button.tsx';
import { useTitle } from '../../components/page-title.ts';
import { paths } from '../../navigation/paths.ts';
import { handbookText as text } from '../../text/handbook.ts';
import type { Chapter as ChapterOfPages, HandbookPage as Page } from '../../text/handbook/page.ts';
import { chapters } from '../../text/handbook/pages.ts';
import { allPages, findPages, pageOf } from './handbook.ts';
import { HandbookArticle, type LinkTo } from './handbook-article.tsx';
import classes from './handbook.module.css';

const linkTo: LinkTo = (slug) => ({ to: paths.handbookPage(slug) });

const queryParam = 'q';

export function HandbookPage() {
  const [search] = useSearchParams();
  return <div className={classes['page']}>{search.has('alla') ? <FullHandbook /> : <Contents />}</div>;
}

export function HandbookArticlePage() {
  const page = pageOf(useParams()['slug'] ?? '');
  const navigate = useNavigate();
  useTitle(page && text.page(page.title));
  const toAll = () => void navigate(paths.handbook);
  if (!page) return <Notice title={text.missing} action={{ label: text.all, onSelect: toAll }} />;
  return (
    // Each page begins at its top.
    <div key={page.slug} className={classes['page']}>
      <div>
        <div className={classes['bar']}>
          <PageButton to={paths.handbook} icon={<IconList size="0.875rem" />}>
            {text.all}
          </PageButton>
        </div>
        <HandbookArticle page={page} level={2} linkTo={linkTo} />
      </div>
    </div>
  );
}

function Contents() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  // Not the address alone, which follows later than the keys.
  const [query, setQuery] = useState(search.get(queryParam) ?? '');
  const found = query.trim() === '' ? undefined : findPages(query);

  return (
    <div className={classes['contents']}>
      <form
        className={classes['bar']}
        onSubmit={(event) => {
          event.preventDefault();
          const first = found?.[0];
          if (first) void navigate(paths.handbookPage(first.slug));
        }}
      >
        <TextInput
          className={classes['search']}
          size="xs"
          type="search"
          aria-label={text.search}
          placeholder={text.search}
          leftSection={<IconSearch size="0.875rem" aria-hidden />}
          rightSection={<output className={classes['found']}>{found && text.found(found.length)}</output>}
          rightSectionWidth="5rem"
          value={query}
          onChange={(event) => {
            const typed = event.currentTarget.value;
            setQuery(typed);
            setSearch(typed === '' ? {} : { [queryParam]: typed }, { replace: true });
          }}
        />
        <Button component={Link} to={paths.wholeHandbook} variant="default" size="xs">
          {text.onePage}
        </Button>
      </form>
      {found ? <Found pages={found} /> : chapters.map((chapter) => <Chapter key={chapter.title} {...chapter} />)}
    </div>
  );
}

function Found({ pages }: { pages: readonly Page[] }) {
  if (pages.length === 0) return <Notice title={text.nothing} hint={text.nothingHint} />;
  return (
    <div className={classes['chapter']}>
      <PageList pages={pages} />
    </div>
  );
}

function Chapter({ title, pages }: ChapterOfPages) {
  return (
    <section className={classes['chapter']}>
      <Title order={2} size="h6">
        {title}
      </Title>
      <PageList pages={pages} />
    </section>
  );
}

function PageList({ pages }: { pages: readonly Page[] }) {
  return (
    <ul>
      {pages.map(({ slug, title, lead }) => (
        <li key={slug}>
          <Anchor component={Link} {...linkTo(slug)}>
            {title}
          </Anchor>
          <p>{lead}</p>
        </li>
      ))}
    </ul>
  );
}

/** One page after another: the browser makes a PDF of it. */
function FullHandbook() {
  return (
    <div>
      <div className={classes['bar']}>
        <PageButton to={paths.handbook} icon={<IconList size="0.875rem" />}>
          {text.all}
        </PageButton>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPrinter size="0.875rem" />}
          onClick={() => window.print()}
        >
          {text.print}
        </Button>
      </div>
      {allPages.map((page) => (
        <section key={page.slug} className={classes['whole']}>
          <Title order={2} size="h4" mb="xs">
            {page.title}
          </Title>
          <HandbookArticle page={page} level={3} linkTo={linkTo} />
        </section>
      ))}
    </div>
  );
}
