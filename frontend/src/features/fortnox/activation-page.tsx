import { Alert, Anchor, Group, Loader, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { setFortnoxActivationCode } from '../../../../shared/contract/calls/finance-integration.ts';
import type { ResultOf } from '../../../../shared/contract/call-types.ts';
import { refusalSentence } from '../../../../shared/domain/fortnox/activation-texts.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { paths } from '../../navigation/paths.ts';
import { useTitle } from '../../components/page-title.ts';
import { fortnoxText as text } from '../../text/fortnox.ts';
import { remarksText } from '../../text/invoice-remarks.ts';
import classes from './activation-page.module.css';

type Answer = ResultOf<typeof setFortnoxActivationCode>;
type Outcome = Partial<Pick<Answer, 'takenFirstNumber' | 'saidByHand'>> & { isDone: boolean; sentence: string };

export function ActivationPage() {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    void outcomeOnce().then(setOutcome);
  }, []);

  useTitle(outcome?.isDone ? undefined : outcome ? text.notActivated : text.activating);

  return (
    <main className={classes['page']}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element cannot hold blocks */}
      <div className={classes['card']} role="status" aria-busy={!outcome}>
        <img src="/favicon.svg" alt="" width="40" height="40" />
        {!outcome && (
          <>
            <Loader size="sm" aria-hidden />
            <Title order={1} size="h3">
              {text.activating}
            </Title>
          </>
        )}
        {outcome && (
          <>
            <Group gap="xs" wrap="nowrap">
              {outcome.isDone ? (
                <IconCircleCheck className={classes['done']} aria-hidden />
              ) : (
                <IconAlertTriangle className={classes['failed']} aria-hidden />
              )}
              <Title order={1} size="h3">
                {outcome.isDone ? text.activated : text.notActivated}
              </Title>
            </Group>
            <Text>{outcome.sentence}</Text>
            {outcome.takenFirstNumber && (
              <Alert color="yellow" icon={<IconAlertTriangle />}>
                {remarksText.firstNumberTaken(outcome.takenFirstNumber)}{' '}
                <Anchor component={Link} to={paths.systemSettingsField('firstInvoiceNumber')} inherit>
                  {remarksText.showSystemSettings}
                </Anchor>
              </Alert>
            )}
            {outcome.saidByHand && (
              <Alert color="yellow" icon={<IconAlertTriangle />}>
                {text.saidByHand(outcome.saidByHand.invoices)}{' '}
                {outcome.saidByHand.payments > 0 && text.paidByHand(outcome.saidByHand.payments)}
              </Alert>
            )}
            <Anchor component={Link} to={paths.homeProjectOwner} size="sm">
              {text.toKlang}
            </Anchor>
          </>
        )}
      </div>
    </main>
  );
}

let answer: Promise<Outcome> | undefined;

/** The code can be used once, however often React renders the page. */
function outcomeOnce(): Promise<Outcome> {
  answer ??= activate(new URLSearchParams(window.location.search));
  return answer;
}

async function activate(given: URLSearchParams): Promise<Outcome> {
  // Removes code and state from the address and the browser history.
  window.history.replaceState(window.history.state, '', window.location.pathname);
  const [code, state, error] = ['code', 'state', 'error'].map((name) => given.get(name) ?? '');
  if (error) return { isDone: false, sentence: refusalSentence(error) };
  if (!code) return { isDone: false, sentence: text.nothingToDo };
  try {
    const input = { params: { code }, query: { state: state ?? '' } };
    const { companyName, ...rest } = await call(setFortnoxActivationCode, input);
    return { isDone: true, sentence: text.activatedHint(companyName), ...rest };
  } catch (failure) {
    return { isDone: false, sentence: failure instanceof ApiError ? failure.message : String(failure) };
  }
}
