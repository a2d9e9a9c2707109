import { type ReactNode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { OverlandTheme, Toasts } from '../src/index';
import { ConfirmProvider } from '../src/overlays/index';
import { ControlsPage } from './controls-page';
import { DatesPage } from './dates-page';
import { FormsPage } from './forms-page';
import { ListPage } from './list-page';
import { OrderPage } from './order-page';
import { OverlaysPage } from './overlays-page';
import { QuotePage } from './quote-page';
import { StatesPage } from './states-page';

/** Says that what loads later is there: the map's outlines. */
function Ready({ children }: { children: ReactNode }) {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => {
      const maps = document.querySelectorAll('[aria-label^="Map"]');
      if ([...maps].every((map) => map.querySelector('.land'))) setReady(true);
    }, 100);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      {children}
      {isReady && <span data-ready hidden />}
    </>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <OverlandTheme nonce="gallery">
    <BrowserRouter>
      <ConfirmProvider>
        <Ready>
          <Routes>
            <Route path="/quote" element={<QuotePage />} />
            <Route path="/forms" element={<FormsPage />} />
            <Route path="/list" element={<ListPage />} />
            <Route path="/states" element={<StatesPage />} />
            <Route path="/order" element={<OrderPage />} />
            <Route path="/controls" element={<ControlsPage />} />
            <Route path="/overlays" element={<OverlaysPage />} />
            <Route path="/dates" element={<DatesPage />} />
          </Routes>
        </Ready>
        <Toasts />
      </ConfirmProvider>
    </BrowserRouter>
  </OverlandTheme>,
);
