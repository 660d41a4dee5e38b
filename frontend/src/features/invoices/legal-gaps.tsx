import { Alert, Anchor } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Fragment } from 'react';
import type { LegalGap } from '../../../../shared/codes/legal-gaps.ts';
import { legalFieldNames } from '../../../../shared/text/legal-gaps.ts';
import { useCanOpen } from '../../components/openable.ts';
import { usePanels } from '../../components/panel/panels.ts';
import { panels, paths } from '../../navigation/paths.ts';
import type { RowTarget } from '../../navigation/panel-address.ts';
import { legalGapsText as text } from '../../text/legal-gaps.ts';

/** What keeps an invoice from being issued, beside the button that would issue it. */
export function LegalGaps({ gaps }: { gaps: readonly LegalGap[] }) {
  const panelStack = usePanels();
  const canOpen = useCanOpen();
  if (gaps.length === 0) return null;
  const linkOf = (target: RowTarget) => (typeof target === 'string' ? { to: target } : panelStack.linkTo(target));
  return (
    <Alert color="red" role="alert" icon={<IconAlertTriangle />} p="xs" mr="auto">
      {text.lacks}{' '}
      {gaps.map((one, index) => {
        const target = targetOf(one);
        const name = legalFieldNames[one.gap];
        return (
          <Fragment key={one.gap}>
            {index > 0 && ', '}
            {canOpen(target) ? (
              <Anchor component={Link} {...linkOf(target)} inherit underline="always">
                {name}
              </Anchor>
            ) : (
              name
            )}
          </Fragment>
        );
      })}
      . {gaps.some((one) => !canOpen(targetOf(one))) && text.askSuperAdmin}
    </Alert>
  );
}

function targetOf({ record, id, field }: LegalGap): RowTarget {
  switch (record) {
    case 'system-settings':
      return paths.systemSettingsField(field);
    case 'customer':
      return panels.customer(id);
    case 'project':
      return panels.project(id);
  }
}
