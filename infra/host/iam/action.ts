export type Action = {
  action: string;
  resource?: string;
  leadingKey?: string | undefined;
};
