export type Action = {
  action: string;
  resource?: string;
  leadingKey?: string | undefined;
  /** Of an update. */
  attributes?: string[] | undefined;
};
