import { portalChoices, usePortals } from '@overland/web';
import { ErrorNotice } from '../notices/notice';
import { ComboField } from './combo-field';

/** The company of what is entered; an MCAdmin alone chooses it. */
export function CompanyField() {
  const portals = usePortals();
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
