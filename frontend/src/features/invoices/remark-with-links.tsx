import { Fragment } from 'react';
import { useCanOpen } from '../../components/openable.ts';
import type { RepairHint } from './repair-hint.ts';
import { TargetLink } from './target-link.tsx';

/** A remark, with links to what the user may open. */
export function RemarkWithLinks({ repair: { sentence, links, rest } }: { repair: RepairHint }) {
  const canOpen = useCanOpen();
  return (
    <>
      {sentence}{' '}
      {links
        .filter(({ target }) => canOpen(target))
        .map(({ target, label }, index) => (
          <Fragment key={index}>
            {index > 0 && ', '}
            <TargetLink target={target}>{label}</TargetLink>
          </Fragment>
        ))}
      {rest}
    </>
  );
}
