import { filesConfig, s3SettingsOf } from '@overland/service-kit/files';
import { openS3Bed, specifyFileStore } from '../../services/orders/src/testing/file-store-specification.js';

describe('files in the server that S3_* names', () => {
  specifyFileStore(async () => {
    const settings = s3SettingsOf(filesConfig());
    if (!settings) throw new Error('Set S3_*, or run npm run files:long.');
    return openS3Bed(settings, async () => undefined);
  });
});
