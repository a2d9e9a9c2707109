import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Site } from './site';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

// As a transition, in short pieces: what the HTML shows can be scrolled and left meanwhile.
const page = createRoot(root);
startTransition(() =>
  page.render(
    <StrictMode>
      <Site />
    </StrictMode>,
  ),
);
