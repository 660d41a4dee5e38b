export const account = '000000000000';
