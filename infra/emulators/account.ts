/** Those of all that is made up of AWS on one machine. */
export const account = '000000000000';
export const region = 'eu-north-1';
