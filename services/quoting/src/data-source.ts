import { QuoteImportEntity } from './imports/quote-import.entity.js';
import { QuoteImportRowEntity } from './imports/quote-import-row.entity.js';
import { CreateQuotes1790000000001 } from './migrations/1790000000001-create-quotes.js';
import { CreateSettings1790000000002 } from './migrations/1790000000002-create-settings.js';
import { IndexQuotesByCreator1790000000003 } from './migrations/1790000000003-index-quotes-by-creator.js';
import { ChangeSettings1790000000010 } from './migrations/1790000000010-change-settings.js';
import { ServeQuoteLists1790000000020 } from './migrations/1790000000020-serve-quote-lists.js';
import { CreateQuoteImports1790000000030 } from './migrations/1790000000030-create-quote-imports.js';
import { RemoveUnsavedQuotes1790000000040 } from './migrations/1790000000040-remove-unsaved-quotes.js';
import { StampQuotes1790000000050 } from './migrations/1790000000050-stamp-quotes.js';
import { SortQuotesByVehicle1790000000060 } from './migrations/1790000000060-sort-quotes-by-vehicle.js';
import { FewerQuoteIndexes1790000000070 } from './migrations/1790000000070-fewer-quote-indexes.js';
import { KnowWhiteLabel1790000000085 } from './migrations/1790000000085-know-white-label.js';
import { KeepLanguages1790000000130 } from './migrations/1790000000130-keep-languages.js';
import { KeepLostReasons1790000000140 } from './migrations/1790000000140-keep-lost-reasons.js';
import { MailQuotes1790000000150 } from './migrations/1790000000150-mail-quotes.js';
import { QuoteEntity } from './quotes/quote.entity.js';
import { ModelEntity } from './settings/model.entity.js';
import { SettingsEntity } from './settings/settings.entity.js';
import { SettingsChangeEntity } from './settings/settings-change.entity.js';

/** One description for the running service, the migration step and the tests. */
export const quotingDatabase = {
  name: 'quoting',
  entities: [
    QuoteEntity,
    SettingsEntity,
    SettingsChangeEntity,
    ModelEntity,
    QuoteImportEntity,
    QuoteImportRowEntity,
  ],
  migrations: [
    CreateQuotes1790000000001,
    CreateSettings1790000000002,
    IndexQuotesByCreator1790000000003,
    ChangeSettings1790000000010,
    ServeQuoteLists1790000000020,
    CreateQuoteImports1790000000030,
    RemoveUnsavedQuotes1790000000040,
    StampQuotes1790000000050,
    SortQuotesByVehicle1790000000060,
    FewerQuoteIndexes1790000000070,
    KnowWhiteLabel1790000000085,
    KeepLanguages1790000000130,
    KeepLostReasons1790000000140,
    MailQuotes1790000000150,
  ],
};
