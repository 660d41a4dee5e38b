import { Notice } from '../../components/notice.tsx';
import { Panel } from '../../components/panel/panel.tsx';
import { invoicesText as text } from '../../text/invoices.ts';

export function NoInvoiceId() {
  return (
    <Panel title={text.invoice}>
      <Notice title={text.noId} hint={text.noIdHint} />
    </Panel>
  );
}
