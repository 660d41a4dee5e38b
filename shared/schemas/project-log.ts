import * as z from 'zod/mini';
import { projectLog } from '../entities/project-log.ts';
import { id, instant } from '../fields/fields.ts';
import { projectLogTypeLabels } from '../text/codes.ts';

/** As the API has it: a number, 0 for what a person writes, and the word for it. */
const projectLogTypeNames = Object.values(projectLogTypeLabels);
export const manualLogType = 0;

const { message } = projectLog.inputs;

export const projectLogFieldsSchema = z.object({
  projectId: id,
  message,
  logType: z._default(
    z.union([z.literal(manualLogType), z.literal('Manuell')], 'Bara Klang skriver poster av andra typer än Manuell.'),
    manualLogType,
  ),
  /** Of no importance: who is signed in is the author. */
  userId: z.optional(z.nullable(z.number())),
});

export const projectLogEditSchema = z.object({ message, version: z.int() });

export const projectLogSchema = z.object({
  projectLogId: id,
  projectId: id,
  message: projectLog.values.message,
  logType: z.int(),
  logTypeName: z.enum(projectLogTypeNames),
  /** 0 and no initials: Klang itself. */
  userId: z.int(),
  userInitials: z.string(),
  dateCreated: instant,
  /** When and by whom the message was last changed; null and empty where it never was. */
  dateChanged: z.nullable(instant),
  changedByInitials: z.string(),
  version: z.int(),
});
export type ProjectLog = z.output<typeof projectLogSchema>;
