export type Action = {
  action: string;
  resource?: string;
  leadingKey?: string | undefined;
  /** The attributes that an update sets. */
  attributes?: string[] | undefined;
};
