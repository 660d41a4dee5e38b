import { useEffect } from 'react';
import { getSetup } from '../../../../shared/contract/calls/setup.ts';
import { isPassed } from '../../../../shared/codes/setup.ts';
import { useRoute } from '../../api/use-route.ts';
import { Pending } from '../../components/delayed.tsx';
import { setupText as text } from '../../text/setup.ts';
import classes from './setup.module.css';
import { setupIsOverKey } from './setup-is-over.ts';
import { SetupSection } from './setup-section.tsx';

/** Above a page of Hem, until every step is passed or the firm has hidden them; then this browser asks no more. */
export function SetupOnHome() {
  const { data: setup, isPending } = useRoute(getSetup, {}, { silent: true });
  const isOver = setup?.steps.every(isPassed) ?? false;
  useEffect(() => {
    if (isOver) localStorage.setItem(setupIsOverKey, 'yes');
  }, [isOver]);
  if (isPending) return <Pending />;
  if (!setup || isOver || setup.isHidden) return null;
  return (
    <div className={classes['onHome']}>
      <SetupSection setup={setup} title={text.title} />
    </div>
  );
}
