import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { isPassed, neededForInvoice } from '../../../../shared/codes/setup.ts';
import type { Setup } from '../../../../shared/schemas/setup.ts';
import { usePanels } from '../../components/panel/panels.ts';
import { Section } from '../../components/section.tsx';
import { panels } from '../../navigation/paths.ts';
import { projectsText } from '../../text/projects.ts';
import { setupText as text } from '../../text/setup.ts';
import classes from './setup.module.css';
import { SetupSteps } from './setup-steps.tsx';
import { useAnswer } from './use-answer.ts';

/** The steps with their count, and what hides them on Hem or shows them there again. */
export function SetupSection({ setup, title }: { setup: Setup; title: string }) {
  const { setHidden, saving } = useAnswer(setup);
  const passed = setup.steps.filter(isPassed).length;
  const isOver = passed === setup.steps.length;
  const isReady = setup.steps.every(({ step, isDone }) => isDone || !neededForInvoice.includes(step));
  const panelStack = usePanels();
  return (
    <Section
      title={title}
      actions={
        <>
          <span className={classes['count']}>{text.count(passed, setup.steps.length)}</span>
          {!isOver && (
            <Button
              variant="default"
              size="compact-sm"
              loading={saving}
              onClick={() => void setHidden(!setup.isHidden)}
            >
              {setup.isHidden ? text.showOnHome : text.hide}
            </Button>
          )}
        </>
      }
    >
      <SetupSteps setup={setup} />
      {isReady && (
        <p className={classes['ready']}>
          {text.ready}{' '}
          <Anchor component={Link} {...panelStack.linkTo(panels.project())} inherit>
            {projectsText.addNew}
          </Anchor>
        </p>
      )}
    </Section>
  );
}
