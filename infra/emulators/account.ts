/** The account and region of everything that stands in for AWS on one machine. */
export const account = '000000000000';
export const region = 'eu-north-1';
