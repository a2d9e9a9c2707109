import type { EmailTemplateName } from '@overland/contracts';

/** An email to send. It is sent only once for its order or event. */
export interface PlannedEmail {
  template: EmailTemplateName;
  to: string;
  /** What happened, such as `booked`: the same template may be sent again for another transition. */
  transition: string;
  /** Whether a visitor typed the address, whose owner has not asked for anything. Such emails are limited. */
  isToTypedAddress?: boolean;
}
