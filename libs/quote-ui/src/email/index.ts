export { EmailPreview, type EmailPreviewQuery } from './email-preview';
