import { type SetupChoice, choicesOfStep, type SetupStep } from '../../../../shared/codes/setup.ts';
import { saveSystemSettings } from '../../../../shared/contract/calls/settings.ts';
import type { Setup } from '../../../../shared/schemas/setup.ts';
import { useSave } from '../../api/use-save.ts';
import { toast } from '../../state/toast.ts';
import { setupText as text } from '../../text/setup.ts';

/** What the firm answers to a step, and whether the steps are shown on Hem. */
export function useAnswer({ steps, version }: Setup) {
  const { save, saving } = useSave(saveSystemSettings, { failure: text.notSaved });

  /** @param choice null takes the answer back */
  async function answer(step: SetupStep, choice: SetupChoice | null): Promise<void> {
    const others = steps.flatMap((one) => (one.choice === null || one.step === step ? [] : [one.choice]));
    const setupChoices = choice && choicesOfStep[step].includes(choice) ? [...others, choice] : others;
    await save({ body: { setupChoices, version } }).catch(() => undefined);
  }

  async function setHidden(setupHidden: boolean): Promise<void> {
    const saved = await save({ body: { setupHidden, version } }).catch(() => undefined);
    if (saved) toast.success(setupHidden ? text.hidden : text.shown);
  }

  return { answer, setHidden, saving };
}
