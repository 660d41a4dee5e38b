export type Action = {
  action: string;
  resource?: string;
  /** For the table: the partition that is written. */
  leadingKey?: string | undefined;
};
