export type PanelForm = {
  isDirty: () => boolean;
  discard: () => void;
};

/** The forms of the open panels, by the panels' place in the address. */
const forms = new Map<string, PanelForm>();

/** Registers a panel's form, so that closing the panel asks first. @returns a function that unregisters it */
export function registerForm(key: string, form: PanelForm): () => void {
  forms.set(key, form);
  return () => {
    if (forms.get(key) === form) forms.delete(key);
  };
}

export const isUnsaved = (key: string) => forms.get(key)?.isDirty() ?? false;

export const unsavedForms = (): string[] => [...forms.keys()].filter(isUnsaved);

export const hasTyped = (): boolean => unsavedForms().length > 0;

export function discardForm(key: string): void {
  forms.get(key)?.discard();
  forms.delete(key);
}
