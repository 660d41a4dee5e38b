import * as z from 'zod/mini';
import { projectContactSchema } from '../schemas/project.ts';
import { defineRoute } from './route.ts';

export const getAllContacts = defineRoute({
  name: 'contacts/get-all-contacts',
  method: 'GET',
  path: '/contacts/get-all',
  role: 'Staff',
  summary: 'All contacts for a selector.',
  result: z.array(projectContactSchema),
});

export const contactsRoutes = [getAllContacts];
