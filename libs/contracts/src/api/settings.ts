import * as z from 'zod/mini';
import { endpoint, endpointsOf } from '../endpoint.js';
import { Holiday } from '../holidays.js';
import { ImportReply, ImportRequest, ListedModel, ModelName, VehicleMake } from '../makes.js';
import { GlobalSettings, Settings, SettingsChange, SettingsForm, SettingsWarnings } from '../settings.js';
import { SettingsHistory, SettingsHistoryQuery } from '../settings-history.js';

export const settings = endpointsOf('quoting', {
  makes: endpoint('GET', '/makes', {
    access: 'public',
    rate: 'cheap',
    summary: 'Makes and models with their pricing class',
    reply: z.array(VehicleMake),
  }),
  get: endpoint('GET', '/settings', {
    access: 'signedIn',
    summary: 'Service levels and holidays; the default sheet, version and warnings for the super admin',
    reply: Settings,
  }),
  /** Called by orders before the reminders of a day. */
  holidays: endpoint('GET', '/service/settings/holidays', {
    access: 'service',
    summary: 'The days that are no business days beside weekends',
    reply: z.array(Holiday),
  }),
  update: endpoint('PUT', '/settings', {
    access: 'superAdmin',
    confirmed: true,
    idempotent: true,
    summary: 'Changes service levels, holidays and the default sheet, as one versioned document',
    body: SettingsChange,
    reply: GlobalSettings,
  }),
  warnings: endpoint('POST', '/settings/warnings', {
    access: 'superAdmin',
    rate: 'cheap',
    summary: 'What would be warned of if these settings were saved; nothing is',
    body: SettingsForm,
    reply: SettingsWarnings,
  }),
  history: endpoint('GET', '/settings/history', {
    access: 'superAdmin',
    summary: 'Who changed what of settings, makes and models, newest first',
    query: SettingsHistoryQuery,
    reply: SettingsHistory,
  }),
  saveModel: endpoint('POST', '/makes/models', {
    access: 'superAdmin',
    confirmed: true,
    summary: 'Adds a model, or changes its pricing class',
    body: ListedModel,
    reply: z.object({ change: z.enum(['added', 'changed', 'none']) }),
  }),
  removeModel: endpoint('DELETE', '/makes/models', {
    access: 'superAdmin',
    confirmed: true,
    summary: 'Takes a model off the list; existing quotes keep it',
    query: ModelName,
    reply: z.object({ isRemoved: z.boolean() }),
  }),
  importMakes: endpoint('POST', '/makes/import', {
    access: 'superAdmin',
    confirmed: true,
    summary: 'Imports a CSV of make, model, class as a whole or not at all; or previews the import',
    body: ImportRequest,
    reply: ImportReply,
  }),
  exportMakes: endpoint('GET', '/makes/export', {
    access: 'superAdmin',
    summary: 'Makes, models and classes as CSV',
    file: 'text/csv',
  }),
});
