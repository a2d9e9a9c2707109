import { useEffect } from 'react';
import { create } from 'zustand';

export interface PageCompany {
  name: string;
  logo: string | null;
}

interface PageCompanyState {
  /** The company that the header names in place of the provider; null: the provider. */
  company: PageCompany | null;
}

export const usePageCompany = create<PageCompanyState>()(() => ({ company: null }));

/** While the page is shown, its header names this company and not the provider. */
export function useCompanyInHeader(company: PageCompany | null): void {
  const name = company?.name;
  const logo = company?.logo ?? null;
  useEffect(() => {
    if (name === undefined) return;
    usePageCompany.setState({ company: { name, logo } });
    return () => usePageCompany.setState({ company: null });
  }, [name, logo]);
}
