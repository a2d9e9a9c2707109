import type { EmailTemplateName } from '@overland/contracts';

/** An email that has to go out; with its order or event it is what may never happen twice. */
export interface PlannedEmail {
  template: EmailTemplateName;
  to: string;
  /** What happened, such as `booked`: the same template may go out again after another transition. */
  transition: string;
  /** A visitor typed the address, whose owner has not asked for anything: such emails are limited. */
  isToTypedAddress?: boolean;
}
