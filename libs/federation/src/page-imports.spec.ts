import { pageImports } from '../page-imports.mjs';

describe('the modules of the pages, read from a remote’s routes', () => {
  const routes = `
    const ListPage = lazyPage(() => import('./list/list-page').then((module) => module.ListPage), <Skeleton />);
    const EditPage = lazyPage(() => import('./edit/edit-page').then((module) => module.EditPage));
    export const routes: RouteObject[] = [
      { path: '/list', element: <ListPage /> },
      { path: '/old', element: <Navigate to="/list" replace /> },
      { path: '/list/:id', element: <Frame title="Edit"><EditPage /></Frame>, children: [
        { path: '/list/:id/both', element: <><ListPage /><EditPage /></> },
      ] },
    ];`;

  it('are those of the pages in each path’s element; a path without one has none', () => {
    expect(pageImports(routes)).toEqual({
      '/list': ['./list/list-page'],
      '/list/:id': ['./edit/edit-page'],
      '/list/:id/both': ['./list/list-page', './edit/edit-page'],
    });
  });
});
