import { Button } from '@mantine/core';
import { IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { ageOfData } from '../../api/age-of-data.ts';
import { networkValue } from '../../api/network.ts';
import { useValue } from '../../state/value.ts';
import { loadAnew, newVersionIsOut } from '../../components/parts.ts';
import { networkText as text } from '../../text/network.ts';
import classes from './site-status.module.css';

/** The live region is always rendered, so that screen readers announce changes. */
export function SiteStatus() {
  const isReached = useValue(networkValue);
  const isOld = useValue(newVersionIsOut);
  const readAt = useValue(ageOfData);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element cannot hold blocks
    <div role="status">
      {!isReached && (
        <div className={classes['box']}>
          <IconWifiOff size="1.25rem" aria-hidden />
          <span>
            <b>{text.gone}.</b> {text.goneHint} {readAt !== undefined && text.dataFrom(new Date(readAt))}
          </span>
        </div>
      )}
      {isReached && isOld && (
        <div className={classes['box']}>
          <IconRefresh size="1.25rem" aria-hidden />
          <span>
            <b>{text.newVersion}.</b> {text.newVersionHint}
          </span>
          <Button size="xs" onClick={loadAnew}>
            {text.loadAnew}
          </Button>
        </div>
      )}
    </div>
  );
}
