import { IndexFailedEvents1800000000020, UserNameEntity } from '@overland/service-kit';
import { FollowUpEntity } from './follow-ups/follow-up.entity.js';
import { FollowUpOptOutEntity } from './follow-ups/follow-up-opt-out.entity.js';
import { QuoteImportEntity } from './imports/quote-import.entity.js';
import { QuoteImportRowEntity } from './imports/quote-import-row.entity.js';
import { CreateQuoting1800000000000 } from './migrations/1800000000000-create-quoting.js';
import { LeaseImports1800000000001 } from './migrations/1800000000001-lease-imports.js';
import { OwnQuotes1800000000033 } from './migrations/1800000000033-own-quotes.js';
import { KeepEnteredVehicles1800000000037 } from './migrations/1800000000037-keep-entered-vehicles.js';
import { FollowUpQuotes1800000000040 } from './migrations/1800000000040-follow-up-quotes.js';
import { TellOwners1800000000081 } from './migrations/1800000000081-tell-owners.js';
import { FollowOrders1800000000106 } from './migrations/1800000000106-follow-orders.js';
import { ShowWaitingEmails1800000000107 } from './migrations/1800000000107-show-waiting-emails.js';
import { UndoHandOvers1800000000108 } from './migrations/1800000000108-undo-hand-overs.js';
import { ReadDaysFromIndex1800000000140 } from './migrations/1800000000140-read-days-from-index.js';
import { QuoteEntity } from './quotes/quote.entity.js';
import { ModelEntity } from './settings/model.entity.js';
import { SettingsEntity } from './settings/settings.entity.js';
import { SettingsChangeEntity } from './settings/settings-change.entity.js';

export const quotingDatabase = {
  name: 'quoting',
  entities: [
    QuoteEntity,
    SettingsEntity,
    SettingsChangeEntity,
    ModelEntity,
    QuoteImportEntity,
    QuoteImportRowEntity,
    FollowUpEntity,
    FollowUpOptOutEntity,
    UserNameEntity,
  ],
  migrations: [
    CreateQuoting1800000000000,
    LeaseImports1800000000001,
    IndexFailedEvents1800000000020,
    OwnQuotes1800000000033,
    KeepEnteredVehicles1800000000037,
    FollowUpQuotes1800000000040,
    TellOwners1800000000081,
    FollowOrders1800000000106,
    ShowWaitingEmails1800000000107,
    UndoHandOvers1800000000108,
    ReadDaysFromIndex1800000000140,
  ],
};
