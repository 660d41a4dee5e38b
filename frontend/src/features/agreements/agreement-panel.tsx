import { getAgreement } from '../../../../shared/contract/calls/agreements.ts';
import type { PanelProps } from '../../components/panel/panel-host.tsx';
import { RecordPanel } from '../../components/panel/record-panel.tsx';
import { agreementsText as text } from '../../text/agreements.ts';
import { AgreementForm } from './agreement-form.tsx';

export function AgreementPanel({ id }: PanelProps) {
  if (id === undefined) return null;
  return (
    <RecordPanel
      call={getAgreement}
      kind="agreement"
      input={{ params: { projectId: id } }}
      title={text.section}
      failure={text.notRead}
    >
      {(agreement) => agreement && <AgreementForm agreement={agreement} />}
    </RecordPanel>
  );
}
