import { useState } from 'react';
import { type OptionSearch, useFound } from './option-search.ts';
import { formsText } from '../../text/forms.ts';

export function useTypedSearch(search: OptionSearch, typed: string | undefined) {
  const [isOpened, setOpened] = useState(false);
  const found = useFound(search, typed ?? '', isOpened || Boolean(typed));
  return {
    open: () => setOpened(true),
    hits: found.options,
    more: found.more,
    isWaiting: found.isWaiting,
    failure: found.hasFailed ? formsText.notSearched : undefined,
  };
}
