import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers';
import { createShellRouter } from './app/router';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

// Not a transition: while one renders in pieces, the router's provider does not yet notice what it loaded.
createRoot(root).render(
  <StrictMode>
    <Providers router={createShellRouter()} />
  </StrictMode>,
);
