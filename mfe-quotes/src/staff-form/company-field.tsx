import { ErrorNotice } from '@overland/ui';
import { ComboField, useFormContext } from '@overland/ui/forms';
import { portalChoices, usePortals, useViewAs } from '@overland/web';
import { useEffect } from 'react';

/** The company a quote is for; an MCAdmin alone chooses it. View As chooses it for them. */
export function CompanyField({ followsViewAs }: { followsViewAs: boolean }) {
  const portals = usePortals();
  const viewedAs = useViewAs((state) => state.portalId);
  const { resetField } = useFormContext();
  useEffect(() => {
    if (followsViewAs && viewedAs !== null) resetField('portalId', { defaultValue: viewedAs });
  }, [followsViewAs, viewedAs, resetField]);
  if (portals.isError) {
    return <ErrorNotice onRetry={() => void portals.refetch()}>{portals.error.message}</ErrorNotice>;
  }
  return (
    <ComboField
      name="portalId"
      label="Company"
      placeholder={portals.isPending ? 'Loading…' : 'Search companies'}
      options={portalChoices(portals)}
      noMatch="No such company."
    />
  );
}
