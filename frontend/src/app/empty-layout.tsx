import { DocumentTitle } from './pages/document-title.tsx';

export function EmptyLayout({ children }: { children: React.ReactNode }) {
  return (
    <>
      <DocumentTitle />
      {children}
    </>
  );
}
