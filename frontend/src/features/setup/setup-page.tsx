import { getSetup } from '../../../../shared/contract/calls/setup.ts';
import { useRoute } from '../../api/use-route.ts';
import { PageSkeleton, QueryView } from '../../components/query-view.tsx';
import { setupText as text } from '../../text/setup.ts';
import classes from './setup.module.css';
import { SetupSection } from './setup-section.tsx';

export function SetupPage() {
  const query = useRoute(getSetup, {}, { silent: true });
  return (
    <QueryView query={query} skeleton={<PageSkeleton />}>
      {(setup) => (
        <div className={classes['page']}>
          <SetupSection setup={setup} title={text.firstSteps} />
        </div>
      )}
    </QueryView>
  );
}
