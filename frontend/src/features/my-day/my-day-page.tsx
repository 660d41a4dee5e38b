import { Link } from 'react-router-dom';
import { getMyDay } from '../../../../shared/contract/calls/my-day.ts';
import { useRoute } from '../../api/use-route.ts';
import { PageSkeleton, QueryView } from '../../components/query-view.tsx';
import { screenList } from '../../navigation/screens.ts';
import { labelOf } from '../../navigation/titles.ts';
import { myDayText as text } from '../../text/my-day.ts';
import { MyHoursSection } from './my-hours-section.tsx';
import { MyProjectsSection } from './my-projects-section.tsx';
import { RecentSection } from './recent-section.tsx';
import { SharedSection } from './shared-section.tsx';
import { WeekSection } from './week-section.tsx';
import classes from './my-day.module.css';

export function MyDayPage() {
  const query = useRoute(getMyDay, {}, { silent: true });
  return (
    <QueryView query={query} skeleton={<PageSkeleton />}>
      {(day) => (
        <div className={classes['page']}>
          <HomeLists />
          <div className={classes['week']}>
            <WeekSection day={day} />
          </div>
          <MyHoursSection day={day} />
          <MyProjectsSection projects={day.projects} today={day.today} />
          <SharedSection shared={day.shared} />
          <div className={classes['recent']}>
            <RecentSection />
          </div>
        </div>
      )}
    </QueryView>
  );
}

/** The other pages of Hem, one click away. */
function HomeLists() {
  const others = screenList.filter(({ name, menu }) => menu === 'home' && name !== 'homeMyDay');
  return (
    <nav className={classes['lists']} aria-label={text.lists}>
      {others.map((screen) => (
        <Link key={screen.name} to={screen.path}>
          {labelOf(screen)}
        </Link>
      ))}
    </nav>
  );
}
