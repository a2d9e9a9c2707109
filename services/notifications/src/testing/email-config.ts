import type { NotificationsConfig } from '../config.js';

export const emailConfig: NotificationsConfig = {
  MAIL_SEAL_KEY: 'm'.repeat(32),
  SMTP_URL: 'smtp://127.0.0.1:25',
  STAFF_SITE_URL: 'https://app.overland.example',
  PUBLIC_SITE_URL: 'https://overland.example',
  MAIL_FROM: 'no-reply@overland.example',
  SMS_GATEWAY_DOMAIN: 'sms.overland.example',
  BRAND_NAME: 'Overland',
  SUPPORT_PHONE: '(555) 010-0199',
  SUPPORT_EMAIL: 'support@overland.example',
  RECRUITING_EMAIL: 'carriers@overland.example',
  PUSH_HOSTS: [],
};
