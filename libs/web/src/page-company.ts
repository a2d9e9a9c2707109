import { useEffect } from 'react';
import { create } from 'zustand';

export interface PageCompany {
  name: string;
  logo: string | null;
}

interface PageCompanyState {
  /** The company that the header names in place of the provider; null: the provider. */
  company: PageCompany | null;
  /** Whom its customers call; '' for the provider. */
  phone: string;
  /** The company's color; '' for the provider's. */
  accent: string;
}

export const usePageCompany = create<PageCompanyState>()(() => ({ company: null, phone: '', accent: '' }));

/** While the page is shown, its header names this company and not the provider. */
export function useCompanyInHeader(company: PageCompany | null): void {
  const { name, logo = null } = company ?? {};
  useEffect(() => {
    if (name === undefined) return;
    usePageCompany.setState({ company: { name, logo } });
    return () => usePageCompany.setState({ company: null });
  }, [name, logo]);
}

/** While the page is shown, it is in this color. */
export function usePageAccent(accent: string): void {
  useEffect(() => {
    usePageCompany.setState({ accent });
    return () => usePageCompany.setState({ accent: '' });
  }, [accent]);
}

/** While the page is shown, its header and footer have this phone. */
export function usePagePhone(phone: string): void {
  useEffect(() => {
    usePageCompany.setState({ phone });
    return () => usePageCompany.setState({ phone: '' });
  }, [phone]);
}
