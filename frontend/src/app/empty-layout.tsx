import { Outlet } from 'react-router-dom';
import { DocumentTitle } from './pages/document-title.tsx';

export function EmptyLayout() {
  return (
    <>
      <DocumentTitle />
      <Outlet />
    </>
  );
}
