import { useDebouncedValue } from '@mantine/hooks';
import { maxChoices } from '../../../../shared/codes/list-sizes.ts';
import type { Call } from '../../../../shared/contract/calls/call.ts';
import type { InputOf } from '../../api/call.ts';
import { useRoute } from '../../api/use-route.ts';
import type { Option } from './options.ts';
import { formsText } from '../../text/forms.ts';

export type OptionSearch = { call: Call; option: (row: never) => Option };

const debounceMs = 150;
/** Changes arrive through the hub; the stale time only covers a lost connection. */
const fresh = { staleTime: 5 * 60_000, silent: true };

export function useFound({ call, option }: OptionSearch, text: string, enabled: boolean) {
  const [search] = useDebouncedValue(text.trim(), debounceMs);
  const answer = useRoute(call, inputOf({ search }), { ...fresh, enabled });
  const rows = (answer.data ?? []) as never[];
  return {
    options: rows.map(option),
    more: rows.length === maxChoices ? formsText.firstOnes(maxChoices) : undefined,
    isWaiting: enabled && (search !== text.trim() || answer.isPlaceholderData || answer.isPending) && !answer.error,
    hasFailed: answer.error !== null,
  };
}

export function useNamed({ call, option }: OptionSearch, ids: readonly number[]): readonly Option[] {
  const answer = useRoute(call, inputOf({ ids: ids.join(',') }), { ...fresh, enabled: ids.length > 0 });
  return ids.length === 0 ? [] : ((answer.data ?? []) as never[]).map(option);
}

function inputOf(query: object): InputOf<Call> {
  return { query } as InputOf<Call>;
}
