import type { Migration } from '../../../functions/operation/migrations/migration.ts';

/** A migration of a made-up release: the names of tags are stored in lower case. */
export const lowerCaseTags: Migration<'tag'> = {
  name: 'tags-in-lower-case',
  kind: 'tag',
  migrate(data) {
    const name = data.name.toLowerCase();
    return name === data.name ? undefined : { ...data, name };
  },
};
