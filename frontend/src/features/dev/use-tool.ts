import type { AnswerOf, InputOf } from '../../api/call.ts';
import type { CallAnswering } from '../../../../shared/contract/call-types.ts';
import { useSave } from '../../api/use-save.ts';
import { devText as text } from '../../text/dev.ts';
import { addMessages } from './messages.ts';

export function useTool<R extends CallAnswering<{ message: string }>>(
  call: R,
  failure: string,
): { run: (input?: InputOf<R>) => Promise<void>; busy: boolean } {
  const messageOf = ({ message }: AnswerOf<R>) => message;
  const { save, saving } = useSave(call, { success: messageOf, failure });
  return {
    busy: saving,
    run: async (input = {} as InputOf<R>) => {
      try {
        addMessages(text.fromTool, [messageOf(await save(input))]);
      } catch (error) {
        addMessages(failure, [error instanceof Error ? error.message : String(error)]);
      }
    },
  };
}
