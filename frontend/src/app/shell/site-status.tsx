import { Button } from '@mantine/core';
import { IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { useState } from 'react';
import { networkValue } from '../../api/network.ts';
import { useValue } from '../../state/value.ts';
import { HideNotice, NetworkWords } from '../../components/network-words.tsx';
import { common } from '../../text/common.ts';
import { loadAnew, newVersionIsOut, partIsMissing } from '../../components/parts.ts';
import { networkText as text } from '../../text/network.ts';
import row from '../../components/status-row.module.css';
import classes from './site-status.module.css';

/** The live region is always rendered, so that screen readers announce changes. */
export function SiteStatus() {
  const isReached = useValue(networkValue);
  const isOld = useValue(newVersionIsOut);
  const isIncomplete = useValue(partIsMissing);
  const [isOpen, setIsOpen] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element cannot hold blocks
    <div role="status">
      {!isReached && (
        <div className={`${row['row']} ${classes['lost']}`} data-status="network" data-open={isOpen || undefined}>
          <IconWifiOff size="1.125rem" aria-hidden />
          <span className={row['words']}>
            <NetworkWords />
          </span>
          <Button
            className={classes['toggle']}
            size="compact-sm"
            variant="subtle"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? common.hide : common.show}
          </Button>
          <HideNotice />
        </div>
      )}
      {isReached && (isOld || isIncomplete) && (
        <div className={row['row']}>
          <IconRefresh size="1.125rem" aria-hidden />
          <span className={row['words']}>
            <b>{isOld ? text.newVersion : text.partMissing}.</b> {text.loadAnewHint}
          </span>
          <Button size="compact-sm" onClick={loadAnew}>
            {text.loadAnew}
          </Button>
        </div>
      )}
    </div>
  );
}
