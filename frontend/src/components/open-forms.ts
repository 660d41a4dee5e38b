export type PanelForm = {
  /** Whether it holds typed text that is not saved. */
  isDirty: () => boolean;
  /** Forgets that text. */
  discard: () => void;
};

/** The forms in the open panels, by the panels' place in the address. */
const forms = new Map<string, PanelForm>();

/** Makes a panel's form known, so that closing it asks first. @returns a function that takes it back */
export function registerForm(key: string, form: PanelForm): () => void {
  forms.set(key, form);
  return () => {
    if (forms.get(key) === form) forms.delete(key);
  };
}

/** Whether a form holds typed text that is not saved. */
export const isUnsaved = (key: string) => forms.get(key)?.isDirty() ?? false;

/** The keys of the forms with typed text that is not saved. */
export const unsavedForms = (): string[] => [...forms.keys()].filter(isUnsaved);

/** Whether any form holds typed text that is not saved. */
export const hasTyped = (): boolean => unsavedForms().length > 0;

/** Throws away what a form holds. */
export function discardForm(key: string): void {
  forms.get(key)?.discard();
  forms.delete(key);
}
