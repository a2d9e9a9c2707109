import { CompanyField, useFormContext } from '@overland/ui/forms';
import { useViewAs } from '@overland/web';
import { useEffect } from 'react';

/** The company a quote is for; View As chooses it for an MCAdmin. */
export function QuoteCompanyField({ followsViewAs }: { followsViewAs: boolean }) {
  const viewedAs = useViewAs((state) => state.portalId);
  const { resetField } = useFormContext();
  useEffect(() => {
    if (followsViewAs && viewedAs !== null) resetField('portalId', { defaultValue: viewedAs });
  }, [followsViewAs, viewedAs, resetField]);
  return <CompanyField />;
}
