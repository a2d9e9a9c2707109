// What draws every page. Sites load it before their own sources: it is evaluated while those still arrive.
export { createRoot } from 'react-dom/client';
