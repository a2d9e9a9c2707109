import { orderTerms, type PortalRecord, type TermsAcceptance } from '@overland/contracts';
import { WarmBrowser } from '@overland/documents';
import { ReadBrowser } from '@overland/documents/testing';
import {
  Clock,
  FixedClock,
  linkKeyFrom,
  signOrderLink,
  systemScope,
  withPortal,
} from '@overland/service-kit';
import { startTestService, type TestReply, type TestService, testKeys } from '@overland/service-kit/testing';
import type { DemoOrder } from '../demo/demo-order.js';
import { orders as ordersService } from '../index.js';
import { pathTo, storeOrder, storePortal } from './orders-test-bed.js';

/** The orders service with one portal, on Fri Nov 20, 2026, and its customers. */
export interface TermsTestBed {
  service: TestService;
  clock: FixedClock;
  browser: ReadBrowser;
  portal: PortalRecord;
  order(path?: (typeof pathTo)['new'], overrides?: Partial<DemoOrder>): Promise<DemoOrder>;
  open(link: { orderId: unknown; uniqueId: unknown }): Promise<TestReply>;
  /** Accepts what is shown now, by the link in the customer's email, unless overridden. */
  accept(order: DemoOrder, changes?: Partial<TermsAcceptance>): Promise<TestReply>;
  pdf(link: { orderId: unknown; uniqueId: unknown }): Promise<TestReply>;
  select<T>(sql: string, parameters?: unknown[]): Promise<T[]>;
  close(): Promise<void>;
}

export async function startTermsTestBed(): Promise<TermsTestBed> {
  const clock = new FixedClock(new Date('2026-11-20T18:00:00Z'));
  const browser = new ReadBrowser();
  const service = await startTestService(ordersService, {
    overrides: [
      [Clock, clock],
      [WarmBrowser, browser],
    ],
  });
  const portal = await storePortal(service, 'America/Chicago');
  const open: TermsTestBed['open'] = ({ orderId, uniqueId }) =>
    service.call(orderTerms.open, { params: { orderId, uniqueId: String(uniqueId) } });
  return {
    service,
    clock,
    browser,
    portal,
    open,
    order: (path = pathTo.new, overrides = {}) =>
      storeOrder(service, path, { portalId: portal._id, ...overrides }),
    accept: async ({ orderId, uniqueId }, changes = {}) => {
      const agreement = changes.agreement ?? (await open({ orderId, uniqueId })).body.agreement;
      const signature = { kind: 'typed' } as const;
      const token = mailedTo({ orderId });
      const body = { orderId, uniqueId, token, fullName: 'Jordan Smith', signature, ...changes, agreement };
      return service.call(orderTerms.accept, { body, headers: { 'user-agent': 'A phone' } });
    },
    pdf: ({ orderId, uniqueId }) =>
      service.call(orderTerms.pdf, { params: { orderId, uniqueId: String(uniqueId) } }),
    select: (sql, parameters = []) =>
      withPortal(service.dataSource, systemScope, (manager) => manager.query(sql, parameters)),
    close: async () => {
      await service.close();
      await browser.onApplicationShutdown();
    },
  };
}

/** The token of the link in an email to the customer. */
export const mailedTo = (
  { orderId }: Pick<DemoOrder, 'orderId'>,
  customerEmail = 'jordan@example.com',
): string =>
  signOrderLink(linkKeyFrom(testKeys().sealKey, 'orders'), {
    kind: 'mailed',
    orderId,
    customerEmail,
    issuedAt: new Date('2026-11-20T15:00:00Z'),
  });
