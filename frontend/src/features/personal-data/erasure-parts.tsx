import type { ErasurePart, ErasurePreview } from '../../../../shared/schemas/personal-data.ts';
import { formatNumber } from '../../components/format.ts';
import { personalDataText as text } from '../../text/personal-data.ts';
import classes from './erasure-parts.module.css';

export function ErasureParts({ removed, kept }: Pick<ErasurePreview, 'removed' | 'kept'>) {
  return (
    <div className={classes['parts']}>
      <Parts title={text.removed} parts={removed} />
      <Parts title={text.kept} parts={kept} />
      <p>{text.isFinal}</p>
    </div>
  );
}

function Parts({ title, parts }: { title: string; parts: readonly ErasurePart[] }) {
  if (parts.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {parts.map(({ what, count, why, until }) => (
          <li key={what}>
            {count === null ? what : `${what}: ${formatNumber(count)}`}
            {why && <small>{[why, until && text.until(until)].filter(Boolean).join(' ')}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
