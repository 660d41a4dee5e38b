import type { Route } from '../../../../shared/contract/route.ts';
import type { AnswerOf, InputOf } from '../../api/call.ts';
import { useSave } from '../../api/use-save.ts';
import { devText as text } from '../../text/dev.ts';
import { addMessages } from './messages.ts';

type ToolRoute = Route & { readonly result: { _zod: { output: { message: string } } } };

export function useTool<R extends ToolRoute>(
  route: R,
  failure: string,
): { run: (input?: InputOf<R>) => Promise<void>; busy: boolean } {
  const messageOf = (answer: AnswerOf<R>) => (answer as { message: string }).message;
  const { save, saving } = useSave(route, { success: messageOf, failure });
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
