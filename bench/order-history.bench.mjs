import { notificationsDatabase } from '@overland/notifications';
import { ordersDatabase } from '@overland/orders';
import { withPortal } from '@overland/service-kit';
import { EmailsRepository } from '../services/notifications/dist/emails/emails.repository.js';
import { OrdersRepository } from '../services/orders/dist/orders/orders.repository.js';
import { bigPortal, query, withRowsAtSize } from './at-size.mjs';
import { withOrdersAtSize } from './orders-at-size.mjs';
import { withOrdersService } from './orders-service.mjs';
import { rateRow, statementsOf } from './recorded-statements.mjs';
import { seedEmails } from './seed-emails.mjs';
import { headersOf, withService } from './service-process.mjs';

export const name = 'P16';
export const title = 'Email log and activities of an order';
export const hosting = 'none';

const size = process.env.BENCH_QUICK === '1' ? 10_000 : 1_000_000;
/** Orders that are asked for in turn. */
const sampled = 40;
const scope = { portalId: bigPortal._id };

export async function run() {
  return [await emailLog(), await activities()];
}

function emailLog() {
  const kind = { service: 'notifications', table: 'email_log', seed: seedEmails };
  return withRowsAtSize(kind, [size], async ({ urlOf, adminUrlOf, secrets }) => {
    const url = urlOf(size);
    const orderIds = await ordersIn(adminUrlOf(size), 'email_log', 'order_id');
    const repository = new EmailsRepository();
    const statements = await recorded(url, notificationsDatabase, orderIds, (manager, orderId) =>
      repository.listOfOrder(manager, orderId, scope),
    );
    const env = {
      NOTIFICATIONS_DATABASE_URL: url,
      SMTP_URL: 'smtp://127.0.0.1:9',
      STAFF_SITE_URL: 'http://localhost:8080',
      PUBLIC_SITE_URL: 'http://localhost:8081',
    };
    return withService({ service: 'notifications', secrets, env }, (service) =>
      rateRow({
        what: `email log, ${size} emails`,
        service,
        headers: headersOf(secrets, 'kayla'),
        paths: orderIds.map((id) => `/emails/logs/${id}`),
        statements,
        url,
      }),
    );
  });
}

function activities() {
  return withOrdersAtSize([size], async ({ urlOf, adminUrlOf, secrets }) => {
    const url = urlOf(size);
    const orderIds = await ordersIn(adminUrlOf(size), 'orders', 'id');
    const repository = new OrdersRepository();
    const statements = await recorded(url, ordersDatabase, orderIds, async (manager, orderId) => {
      await repository.get(manager, orderId, scope);
      await repository.listActivities(manager, orderId, scope);
    });
    return withOrdersService(url, { secrets, env: { QUOTING_URL: 'http://127.0.0.1:9' } }, (service) =>
      rateRow({
        what: `activities of ${size} orders`,
        service,
        headers: headersOf(secrets, 'kayla'),
        paths: orderIds.map((id) => `/order/${id}/activities`),
        statements,
        url,
      }),
    );
  });
}

const recorded = (url, definition, orderIds, read) =>
  statementsOf(url, definition, async (database) => {
    for (const orderId of orderIds) await withPortal(database, scope, (manager) => read(manager, orderId));
  });

/** Orders of the big portal, spread over the whole table. */
async function ordersIn(adminUrl, table, column) {
  const rows = await query(
    adminUrl,
    `select distinct ${column} as id from ${table} where portal_id = $1 and ${column} is not null
     order by 1 limit ${sampled}`,
    [bigPortal._id],
  );
  return rows.map(({ id }) => id);
}
