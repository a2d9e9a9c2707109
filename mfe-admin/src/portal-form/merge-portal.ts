import type { PortalForm } from '@overland/contracts';
import { mergeRows, mergeValue, type Versions } from '../editing/merge-values';

/** Their newer version with my changes on top; where both changed a value, mine stays in the form. */
export function mergePortal({ base, mine, theirs }: Versions<PortalForm>): PortalForm {
  return {
    ...mergeValue({ base, mine, theirs }),
    emails: mergeRows({ base: base.emails, mine: mine.emails, theirs: theirs.emails }, ({ email }) => email),
    availableReports: mergeRows(
      {
        base: base.availableReports,
        mine: mine.availableReports,
        theirs: theirs.availableReports,
      },
      (report) => report,
    ),
  };
}
