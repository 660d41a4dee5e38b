import { Outlet } from 'react-router-dom';
import { DocumentTitle } from './pages/document-title.tsx';

/** The layout of a page that stands alone. */
export function EmptyLayout() {
  return (
    <>
      <DocumentTitle />
      <Outlet />
    </>
  );
}
