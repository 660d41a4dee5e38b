export type PanelForm = {
  isDirty: () => boolean;
  discard: () => void;
};

const forms = new Map<string, PanelForm>();

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
