import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Fragment } from 'react';
import type { LegalGap } from '../../../../shared/codes/legal-gaps.ts';
import { legalFieldNames } from '../../../../shared/text/legal-gaps.ts';
import { useCanOpen } from '../../components/openable.ts';
import { atField, panels, paths } from '../../navigation/paths.ts';
import type { RowTarget } from '../../navigation/panel-address.ts';
import { legalGapsText as text } from '../../text/legal-gaps.ts';
import { TargetLink } from './target-link.tsx';

type Props = { gaps: readonly LegalGap[] };

/** What keeps an invoice from being issued, beside the button that would issue it. */
export function LegalGaps({ gaps }: Props) {
  if (gaps.length === 0) return null;
  return (
    <Alert color="red" role="alert" icon={<IconAlertTriangle />} p="xs" mr="auto">
      {text.notIssued} <LegalGapLinks gaps={gaps} />
    </Alert>
  );
}

/** What the law asks for, each with a link to its field. */
export function LegalGapLinks({ gaps }: Props) {
  const canOpen = useCanOpen();
  return (
    <>
      {text.required}{' '}
      {gaps.map((one, index) => {
        const target = targetOf(one);
        const name = legalFieldNames[one.gap];
        return (
          <Fragment key={one.gap}>
            {index > 0 && ', '}
            {canOpen(target) ? <TargetLink target={target}>{name}</TargetLink> : name}
          </Fragment>
        );
      })}
      . {gaps.some((one) => !canOpen(targetOf(one))) && text.askSuperAdmin}
    </>
  );
}

function targetOf({ record, id, field }: LegalGap): RowTarget {
  switch (record) {
    case 'system-settings':
      return paths.systemSettingsField(field);
    case 'customer':
      return atField(panels.customer(id), field);
    case 'project':
      return atField(panels.project(id), field);
  }
}
