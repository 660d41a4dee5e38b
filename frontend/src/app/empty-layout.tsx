import { Outlet } from 'react-router-dom';
import { DocumentTitle } from './document-title.tsx';

/** A page that stands alone, and what shows before the first page has come. */
export function EmptyLayout() {
  return (
    <>
      <DocumentTitle />
      <Outlet />
    </>
  );
}
