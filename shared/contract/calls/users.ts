import { defineCall } from './call.ts';

const kinds = { reads: ['user'], changes: ['user'] } as const;

export const listUsers = defineCall(kinds, {
  name: 'users/list-users',
  method: 'GET',
  path: '/users',
  role: 'SuperAdmin',
});

export const getAllUsers = defineCall(kinds, {
  name: 'users/get-all-users',
  method: 'GET',
  path: '/users/get-all',
  role: 'Staff',
});

export const getUser = defineCall(kinds, {
  name: 'users/get-user',
  method: 'GET',
  path: '/users/{userId}',
  role: 'SuperAdmin',
});

export const createUser = defineCall(kinds, {
  name: 'users/create-user',
  method: 'POST',
  path: '/users',
  role: 'SuperAdmin',
});

export const updateUser = defineCall(kinds, {
  name: 'users/update-user',
  method: 'PUT',
  path: '/users/{userId}',
  role: 'SuperAdmin',
});

export const deleteUser = defineCall(kinds, {
  name: 'users/delete-user',
  method: 'DELETE',
  path: '/users/{userId}',
  role: 'SuperAdmin',
});

export const changePin = defineCall(kinds, {
  name: 'users/change-pin',
  method: 'PUT',
  path: '/users/{userId}/change-pin',
  role: 'SuperAdmin',
});
