import { Button } from '@mantine/core';
import { isPassed, neededForInvoice } from '../../../../shared/codes/setup.ts';
import type { Setup } from '../../../../shared/schemas/setup.ts';
import { PanelLink } from '../../components/panel/panel-link.tsx';
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
          {text.ready} <PanelLink panel={panels.project()}>{projectsText.addNew}</PanelLink>
        </p>
      )}
    </Section>
  );
}
