import * as z from 'zod/mini';
import { tag } from '../entities/tag.ts';
import { schemasOf } from '../entities/schemas-of.ts';
import { id } from '../fields/fields.ts';

export const tagFieldsSchema = z.object(schemasOf(tag).inputs);

export const tagSchema = z.object({ tagId: id, ...schemasOf(tag).values, version: z.int() });
export type Tag = z.output<typeof tagSchema>;

export const tagOptionSchema = z.extend(tagSchema, {
  numberOfProjects: z.int(),
});
export type TagOption = z.output<typeof tagOptionSchema>;
