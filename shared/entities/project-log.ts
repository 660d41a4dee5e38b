import * as z from 'zod/mini';
import { projectLogTypes } from '../codes/project-log-types.ts';
import { requiredLines } from '../fields/fields.ts';
import { defineEntity } from './entity.ts';
import { code, instant, derived, owner, text } from './field.ts';

export const maxLogMessage = 4000;

export const projectLog = defineEntity({
  projectId: owner('project', { label: 'Projekt' }),
  /** A number in the API. */
  logType: code(projectLogTypes, {
    label: 'Typ',
    words: 'projectLogType',
    empty: 'Manual',
    refusal: 'Välj en typ.',
  }),
  message: text({
    label: 'Loggmeddelande',
    input: requiredLines(maxLogMessage, 'Loggmeddelandet är tomt!'),
    personal: true,
  }),
  /** 0 is the system. */
  userId: derived(z.int(), { label: 'Skrivet av', empty: 0, personal: true }),
  dateCreated: instant({ label: 'Skapad' }),
});
