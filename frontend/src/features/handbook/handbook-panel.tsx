import { Anchor } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import type { PanelProps } from '../../components/panel/panel-host.tsx';
import { usePanelPlace } from '../../components/panel/panel-place.tsx';
import { Panel } from '../../components/panel/panel.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { readPanel } from '../../navigation/panel-address.ts';
import { panels, paths } from '../../navigation/paths.ts';
import { handbookText as text } from '../../text/handbook.ts';
import { titles } from '../../navigation/titles.ts';
import { allPages, pageOf, pagesAbout } from './handbook.ts';
import { HandbookArticle, type LinkTo } from './handbook-article.tsx';
import classes from './handbook.module.css';

const width = 560;

/** How the screen works that it is opened over, or the panel below it. */
export function HandbookPanel({ args }: PanelProps) {
  const { key, index } = usePanelPlace();
  const panelStack = usePanels();
  const { pathname } = useLocation();
  const below = panelStack.keys.slice(0, index).flatMap((one) => readPanel(one)?.name ?? []);
  const about = pagesAbout({ pathname, panels: below });
  const page = args['page'] === undefined ? about[0] : pageOf(args['page']);
  const linkTo: LinkTo = (slug) => ({ ...panelStack.linkInPlace(key, panels.handbook(slug)), replace: true });

  return (
    <Panel
      title={page?.title ?? titles.handbook}
      width={width}
      isText
      footer={
        <Anchor component={Link} to={page ? paths.handbookPage(page.slug) : paths.handbook} size="sm" mr="auto">
          {text.inHandbook}
        </Anchor>
      }
    >
      {page ? (
        <HandbookArticle page={page} level={3} linkTo={linkTo} {...(args['page'] === undefined && { more: about })} />
      ) : (
        <ul className={classes['all']}>
          {allPages.map(({ slug, title }) => (
            <li key={slug}>
              <Anchor component={Link} {...linkTo(slug)} size="sm">
                {title}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
