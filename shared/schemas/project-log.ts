import * as z from 'zod/mini';
import { manualLogType } from '../codes/projects.ts';
import { projectLog } from '../entities/project-log.ts';
import { schemasOf } from '../entities/schemas-of.ts';
import { id, instant } from '../fields/fields.ts';
import { projectLogTypeLabels } from '../text/project-logs.ts';

/** The API has a number and its label. */
const projectLogTypeNames = Object.values(projectLogTypeLabels);

const { message } = schemasOf(projectLog).inputs;

export const projectLogFieldsSchema = z.object({
  projectId: id,
  message,
  logType: z._default(
    z.union([z.literal(manualLogType), z.literal('Manuell')], 'Bara Klang skriver poster av andra typer än Manuell.'),
    manualLogType,
  ),
  /** Ignored: the author is the signed-in user. */
  userId: z.optional(z.nullable(z.number())),
});

export const projectLogEditSchema = z.object({ message, version: z.int() });

export const projectLogSchema = z.object({
  projectLogId: id,
  projectId: id,
  message: schemasOf(projectLog).values.message,
  logType: z.int(),
  logTypeName: z.enum(projectLogTypeNames),
  /** 0, without initials, for the system. */
  userId: z.int(),
  userInitials: z.string(),
  dateCreated: instant,
  /** The time and author of the last change; null and empty if there was none. */
  dateChanged: z.nullable(instant),
  changedByInitials: z.string(),
  version: z.int(),
});
export type ProjectLog = z.output<typeof projectLogSchema>;
