import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../../api/query-client.ts';
import { type ContentRequest, showContent } from '../../components/dialogs/dialogs.ts';

/** Dialogs are rendered outside the query provider. */
export function showReading({ content, ...request }: Omit<ContentRequest, 'kind'>): Promise<string | undefined> {
  return showContent({
    ...request,
    content: (close) => <QueryClientProvider client={queryClient}>{content(close)}</QueryClientProvider>,
  });
}
