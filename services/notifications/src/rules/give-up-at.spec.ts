import type { EmailTemplateName } from '@overland/contracts';
import { giveUpAt } from './give-up-at.js';

it.each<[EmailTemplateName, string]>([
  ['Sign-in Code', '2026-11-20T12:10:00.000Z'],
  ['Password Reset', '2026-11-20T12:30:00.000Z'],
  ['Driver Location Request', '2026-11-20T13:00:00.000Z'],
  ['Order Track', '2026-11-21T12:00:00.000Z'],
])('%s from noon is tried until %s', (template, end) => {
  expect(giveUpAt(template, new Date('2026-11-20T12:00:00Z')).toISOString()).toBe(end);
});
