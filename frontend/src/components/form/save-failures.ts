import { ApiError } from '../../api/api-error.ts';
import { reportError } from '../../api/report-error.ts';
import { formsText as text } from '../../text/forms.ts';
import { showAlert } from '../dialogs/dialogs.ts';
import { toast } from '../../state/toast.ts';
import { focusFirstError } from './focus-first-error.ts';
import type { SaveFailures } from './record-editor.ts';

type Settings = {
  setErrors: (errors: Record<string, string>) => void;
  failure: string | ((error: unknown) => string);
  refusal: string | undefined;
  /** The form's save, as errors name it (`hideErrorsAbout`). */
  about: unknown;
};

export function saveFailures({ setErrors, failure, refusal, about }: Settings): SaveFailures {
  const titleOf = (error?: unknown) => (typeof failure === 'string' ? failure : failure(error));
  return {
    undecided: () => {
      toast.error(text.chooseFirst, { title: titleOf(), about });
      document.querySelector<HTMLElement>('[data-unchosen] input')?.focus();
    },

    invalid: () => focusFirstError(),

    refused: async (error) => {
      if (!(error instanceof ApiError)) {
        reportError(error, titleOf(error), about);
        return;
      }
      // Values that are already taken by another record are shown at their fields.
      const isAboutFields = error.status === 422 || error.fields.length > 0;
      const named = error.fields.filter((field) => field.field !== undefined && isOnScreen(field.field));
      if (isAboutFields) setErrors(Object.fromEntries(named.map(({ field, message }) => [field, message])));
      if (isAboutFields && refusal !== undefined) {
        const message = error.fields.map((field) => field.message).join(' ') || error.message;
        await showAlert({ title: refusal, message, tone: 'error' });
      }
      if (!isAboutFields || named.length === 0) {
        reportError(error, titleOf(error), about);
        return;
      }
      focusFirstError();
      const others = error.fields.filter((field) => !named.includes(field));
      const message = others.map((field) => field.message).join('\n') || text.correctAndSave;
      toast.error(message, { title: titleOf(error), about });
    },
  };
}

function isOnScreen(field: string): boolean {
  return document.querySelector(`[data-path="${CSS.escape(field)}"]`) !== null;
}
