import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTargetLink } from '../../components/panel/panels.ts';
import type { RowTarget } from '../../navigation/panel-address.ts';

/** Within a sentence: to where what it names is repaired. */
export function TargetLink({ target, children }: { target: RowTarget; children: React.ReactNode }) {
  const linkOf = useTargetLink();
  return (
    <Anchor component={Link} {...linkOf(target)} inherit underline="always">
      {children}
    </Anchor>
  );
}
