import { IconHelp } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { usePanels } from '../../components/panel/panels.ts';
import { panels, paths } from '../../navigation/paths.ts';
import { howItWorks as text } from '../../text/how-it-works.ts';
import classes from './top-bar.module.css';

/** Opens the handbook at the page about the screen, over it. */
export function HelpLink() {
  const { pathname } = useLocation();
  const { linkTo } = usePanels();
  if (pathname.startsWith(paths.handbook)) return null;
  return (
    <Link {...linkTo(panels.handbook())} className={classes['help']} title={text.linkAndKey}>
      <IconHelp size="1.125rem" aria-hidden />
      <span>{text.link}</span>
    </Link>
  );
}
