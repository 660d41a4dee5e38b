import * as z from 'zod/mini';
import { tag } from '../entities/tag.ts';
import { id } from '../fields/fields.ts';

export const tagFieldsSchema = z.object(tag.inputs);

export const tagSchema = z.object({ tagId: id, ...tag.values, version: z.int() });
export type Tag = z.output<typeof tagSchema>;

export const tagOptionSchema = z.extend(tagSchema, {
  numberOfProjects: z.int(),
});
export type TagOption = z.output<typeof tagOptionSchema>;
