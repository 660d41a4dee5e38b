import * as z from 'zod/mini';
import { userOptionSchema } from '../schemas/user.ts';
import { defineRoute } from './route.ts';

export const getAllUsers = defineRoute({
  name: 'users/get-all-users',
  method: 'GET',
  path: '/users/get-all',
  role: 'Staff',
  summary: 'All users for a selector: id, initials and names.',
  result: z.array(userOptionSchema),
});

export const usersRoutes = [getAllUsers];
