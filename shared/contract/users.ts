import * as z from 'zod/mini';
import * as calls from './calls/users.ts';
import { filterText, listQuery, paged } from '../schemas/list.ts';
import {
  changedPinSchema,
  newPinSchema,
  newUserSchema,
  roleSchema,
  userFieldsSchema,
  userOptionSchema,
  userRowSchema,
  userSchema,
} from '../schemas/user.ts';
import { done, idParams, versionQuery } from './common.ts';
import { defineRoute } from './route.ts';

const params = idParams('userId');

export const userColumns = ['initials', 'firstName', 'lastName', 'email', 'phone', 'role'] as const;

export const listUsers = defineRoute(calls.listUsers, {
  summary: 'A page of users; by initials unless ordered otherwise.',
  query: listQuery(userColumns, { initials: filterText, role: z.optional(roleSchema) }),
  result: paged(userRowSchema),
  rights: ['read-lists'],
});

export const getAllUsers = defineRoute(calls.getAllUsers, {
  summary: 'All users for a selector: id, initials and names.',
  result: z.array(userOptionSchema),
  rights: ['read-lists'],
});

export const getUser = defineRoute(calls.getUser, {
  summary: 'One user.',
  params,
  result: userSchema,
  errors: ['not_found'],
});

export const createUser = defineRoute(calls.createUser, {
  summary: 'Create a user with a PIN. Nobody may give a role above their own.',
  body: newUserSchema,
  result: userSchema,
  errors: ['already_exists'],
});

export const updateUser = defineRoute(calls.updateUser, {
  summary: 'Save a user whose role is not above one’s own. Another role or right ends the user’s sessions.',
  params,
  body: z.extend(userFieldsSchema, { role: roleSchema, version: z.int() }),
  result: userSchema,
  errors: ['not_found', 'stale_version', 'already_exists', 'last_developer'],
});

export const deleteUser = defineRoute(calls.deleteUser, {
  summary:
    'Delete a user whose role is not above one’s own, and end the user’s sessions. What the user did keeps the name.',
  params,
  query: versionQuery,
  result: done,
  errors: ['not_found', 'stale_version', 'own_account', 'last_developer'],
});

export const changePin = defineRoute(calls.changePin, {
  summary:
    'Give a user whose role is not above one’s own another PIN, and end the user’s sessions. One’s own continues with a new token.',
  params,
  body: newPinSchema,
  result: changedPinSchema,
  keepsAnswer: false,
  errors: ['not_found'],
});

export const usersRoutes = [listUsers, getAllUsers, getUser, createUser, updateUser, deleteUser, changePin];
