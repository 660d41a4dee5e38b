import { isDeepStrictEqual } from 'node:util';
import type { ShownValues } from '../../frontend/src/components/form/record-editor.ts';

/** The values of a form without a screen. */
export class PlainForm<Values extends Record<string, unknown>> implements ShownValues<Values> {
  #values: Values;
  #stored: Values;
  readonly #isValid: (values: Values) => boolean;
  readonly #onChange: () => void;

  constructor(values: Values, { isValid, onChange }: { isValid: (values: Values) => boolean; onChange: () => void }) {
    this.#values = values;
    this.#stored = values;
    this.#isValid = isValid;
    this.#onChange = onChange;
  }

  type(typed: Partial<Values>): void {
    this.setValues({ ...this.#values, ...typed });
  }

  getValues = () => this.#values;

  setValues = (values: Values): void => {
    this.#values = { ...this.#values, ...values };
    this.#onChange();
  };

  setFieldValue = (name: string, value: never): void => {
    this.setValues({ ...this.#values, [name]: value });
  };

  setInitialValues = (values: Values): void => {
    this.#stored = values;
  };

  resetDirty = (values: Values): void => {
    this.#stored = { ...this.#values, ...values };
  };

  isDirty = () => !isDeepStrictEqual(this.#values, this.#stored);

  validate = () => ({ hasErrors: !this.#isValid(this.#values) });
}
