import { projectLogTypes } from '../codes/projects.ts';
import { defineEntity } from './entity.ts';
import { code } from './code-field.ts';
import { owner, text } from './field.ts';
import { derived } from './system-field.ts';
import { instant } from './time-field.ts';

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
    input: (f) => f.requiredLines(maxLogMessage, 'Loggmeddelandet är tomt!'),
    personal: true,
  }),
  /** 0 is the system. */
  userId: derived((f) => f.z.int(), { label: 'Skrivet av', empty: 0, personal: true }),
  dateCreated: instant({ label: 'Skapad' }),
});
