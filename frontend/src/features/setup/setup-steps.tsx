import { Anchor, Button, VisuallyHidden } from '@mantine/core';
import { IconArrowRight, IconCheck, IconCircle, IconMinus } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { choicesOfStep, isPassed, type SetupChoice } from '../../../../shared/codes/setup.ts';
import type { Setup, SetupStepState } from '../../../../shared/schemas/setup.ts';
import { setupChoiceLabels } from '../../../../shared/text/setup.ts';
import { useTargetLink } from '../../components/panel/panels.ts';
import type { RowTarget } from '../../navigation/panel-address.ts';
import { setupText as text } from '../../text/setup.ts';
import classes from './setup.module.css';
import { targetOf } from './step-target.ts';
import { useAnswer } from './use-answer.ts';

export function SetupSteps({ setup }: { setup: Setup }) {
  const { answer, saving } = useAnswer(setup);
  const next = setup.steps.find((one) => !isPassed(one));
  return (
    <ol className={classes['steps']}>
      {setup.steps.map((one) => (
        <Step
          key={one.step}
          state={one}
          target={targetOf(one.step, setup)}
          isNext={one === next}
          isBusy={saving}
          onAnswer={(choice) => void answer(one.step, choice)}
        />
      ))}
    </ol>
  );
}

type StepProps = {
  state: SetupStepState;
  target: RowTarget;
  isNext: boolean;
  isBusy: boolean;
  onAnswer: (choice: SetupChoice | null) => void;
};

function Step({ state, target, isNext, isBusy, onAnswer }: StepProps) {
  const { step, isDone, choice, missing } = state;
  const hintId = useId();
  const linkOf = useTargetLink();
  const { Icon, name } = lookOf(state, isNext);
  const isAnswered = !isDone && choice !== null;
  const answers = useRef<HTMLDivElement>(null);
  const awaited = useRef<SetupChoice | null>(undefined);
  function handleAnswer(given: SetupChoice | null) {
    awaited.current = given;
    onAnswer(given);
  }
  // The button that answered is gone.
  useEffect(() => {
    if (isBusy || choice !== awaited.current) return;
    awaited.current = undefined;
    answers.current?.querySelector('button')?.focus();
  }, [choice, isBusy]);
  return (
    <li data-next={isNext || undefined} data-passed={isPassed(state) || undefined}>
      <Icon size="1.125rem" aria-hidden className={classes['mark']} />
      <div>
        <VisuallyHidden>{name}: </VisuallyHidden>
        <Anchor component={Link} {...linkOf(target)} inherit aria-describedby={hintId}>
          {text.steps[step]}
        </Anchor>
        <span id={hintId} className={classes['hint']}>
          {isAnswered ? setupChoiceLabels[choice] : missing.length > 0 ? text.missing(missing) : text.hints[step]}
        </span>
      </div>
      <div className={classes['answers']} ref={answers}>
        {isAnswered && (
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={isBusy}
            aria-label={text.changeAnswer(text.steps[step])}
            onClick={() => handleAnswer(null)}
          >
            {text.change}
          </Button>
        )}
        {!isPassed(state) &&
          choicesOfStep[step].map((one) => (
            <Button
              key={one}
              variant="default"
              size="compact-sm"
              disabled={isBusy}
              aria-describedby={hintId}
              onClick={() => handleAnswer(one)}
            >
              {text.choices[one]}
            </Button>
          ))}
      </div>
    </li>
  );
}

function lookOf({ isDone, choice }: SetupStepState, isNext: boolean) {
  if (isDone) return { Icon: IconCheck, name: text.states.done };
  if (choice !== null) return { Icon: IconMinus, name: text.states.answered };
  return isNext ? { Icon: IconArrowRight, name: text.states.next } : { Icon: IconCircle, name: text.states.open };
}
