import { Link } from 'react-router-dom';
import { useState } from 'react';
import { Section } from '../../components/section.tsx';
import { useTargetLink } from '../../components/panel/panels.ts';
import { myDayText as text } from '../../text/my-day.ts';
import { paletteText } from '../../text/shell.ts';
import { type Hit, recentGroups } from '../palette/hit-groups.ts';
import classes from './my-day.module.css';
import { findRecords } from '../../../../shared/contract/calls/search.ts';
import { useRoute } from '../../api/use-route.ts';
import { recentRecords } from '../../components/recent-records.ts';

export function RecentSection() {
  const { query, group } = useRecentHits();
  const hits = group?.hits ?? [];
  const isRecent = group === undefined || group.group === paletteText.recent;
  return (
    <Section
      title={isRecent ? text.recent : group.group}
      isEmpty={!query.isPending && hits.length === 0}
      empty={text.noRecent}
    >
      <ul className={classes['rows']}>
        {hits.map((hit) => (
          <li key={hit.id}>
            <HitLink hit={hit} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function HitLink({ hit: { label, description, target } }: { hit: Hit }) {
  const linkOf = useTargetLink();
  return (
    <Link {...linkOf(target)} className={classes['work']}>
      <b>{label}</b>
      {description && <span>{description}</span>}
    </Link>
  );
}

/** What the palette shows before anything is typed, under the same key. */
function useRecentHits() {
  const [recent] = useState(recentRecords);
  const request = { query: { text: '', recent: recent.map(({ kind, id }) => `${kind}:${id}`).join(',') } };
  const query = useRoute(findRecords, request, { silent: true, keepPrevious: false });
  return { query, group: query.data && recentGroups(query.data, recent)[0] };
}
