import { Notice } from '@overland/ui';
import type { ReactNode } from 'react';

/** After somebody else's version was loaded under what is being typed; `children` say what it changed. */
export function MergedNotice({ children }: { children?: ReactNode }) {
  return (
    <Notice tone="amber" live>
      {children}
      The newer version is loaded with your changes on top. Each field that you changed shows the value stored
      now. Check it, then save.
    </Notice>
  );
}
