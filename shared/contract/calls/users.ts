import { defineCall } from './call.ts';

const kinds = { reads: ['user'], changes: ['user'] } as const;

export const listUsers = defineCall(kinds, 'GET /users', { name: 'users/list-users', role: 'SuperAdmin' });

export const getAllUsers = defineCall(kinds, 'GET /users/get-all', { name: 'users/get-all-users', role: 'Staff' });

export const getUser = defineCall(kinds, 'GET /users/{userId}', { name: 'users/get-user', role: 'SuperAdmin' });

export const createUser = defineCall(kinds, 'POST /users', { name: 'users/create-user', role: 'SuperAdmin' });

export const updateUser = defineCall(kinds, 'PUT /users/{userId}', { name: 'users/update-user', role: 'SuperAdmin' });

export const deleteUser = defineCall(kinds, 'DELETE /users/{userId}', {
  name: 'users/delete-user',
  role: 'SuperAdmin',
});

export const changePin = defineCall(kinds, 'PUT /users/{userId}/change-pin', {
  name: 'users/change-pin',
  role: 'SuperAdmin',
});
