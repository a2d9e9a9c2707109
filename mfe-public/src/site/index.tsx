import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Site } from './site';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

createRoot(root).render(
  <StrictMode>
    <Site />
  </StrictMode>,
);
