import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers';
import { createShellRouter } from './app/router';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

// At once, not as a transition: while one is drawn in pieces, the router's provider does not hear yet what it loaded.
createRoot(root).render(
  <StrictMode>
    <Providers router={createShellRouter()} />
  </StrictMode>,
);
