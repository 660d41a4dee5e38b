import { seedDemoData, sendTestEmail, sendTestMessage } from '../../../../shared/contract/calls/dev.ts';
import { confirm } from '../../components/dialogs/dialogs.ts';
import { Section } from '../../components/section.tsx';
import { devText as text } from '../../text/dev.ts';
import { ImportProjects } from './import-projects.tsx';
import { MessageList } from './message-list.tsx';
import { Tool } from './tool.tsx';
import { useFixInvoices } from './use-fix-invoices.ts';
import { useTool } from './use-tool.ts';
import classes from './dev.module.css';

export function OverviewTab() {
  const mail = useTool(sendTestEmail, text.testMailFailed);
  const message = useTool(sendTestMessage, text.testMessageFailed);
  const seed = useTool(seedDemoData, text.seedFailed);
  const { fix, busy } = useFixInvoices();

  async function askAndSeed() {
    const isSure = await confirm({ title: text.seedTitle, message: text.seedQuestion, verb: text.seedVerb });
    if (isSure) await seed.run();
  }

  return (
    <div className={classes['page']}>
      <div className={classes['tools']}>
        <Section title={text.tests}>
          <Tool
            title={text.testMail}
            hint={text.testMailHint}
            verb={text.sendTestMail}
            busy={mail.busy}
            onRun={() => void mail.run()}
          />
          <Tool
            title={text.testMessage}
            hint={text.testMessageHint}
            verb={text.sendTestMessage}
            busy={message.busy}
            onRun={() => void message.run()}
          />
        </Section>
        <Section title={text.data}>
          <Tool title={text.fix} hint={text.fixHint} verb={text.fixVerb} busy={busy} onRun={() => void fix()} />
          <Tool
            title={text.seed}
            hint={text.seedHint}
            verb={text.seedVerb}
            busy={seed.busy}
            onRun={() => void askAndSeed()}
          />
        </Section>
        <ImportProjects />
      </div>
      <div className={classes['side']}>
        <MessageList />
      </div>
    </div>
  );
}
