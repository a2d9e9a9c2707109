/**
 * The tables that grow with quotes, orders, emails and events: millions of rows at a company that runs the product for years. What
 * locks or rewrites one of them stops people for minutes.
 */
export const bigTables: ReadonlySet<string> = new Set([
  // The kit's, in every service.
  ...['outbox', 'processed_events', 'failed_events', 'idempotency_keys'],
  // identity
  ...['audit', 'sessions', 'sign_in_tries'],
  // quoting
  ...['quotes', 'quotes_search', 'quote_follow_ups', 'quote_import_rows'],
  // orders
  ...[
    'orders',
    'orders_search',
    'activities',
    'addresses',
    'change_requests',
    'dispatches',
    'dispatch_calls',
  ],
  ...['email_failures', 'link_requests', 'location_requests', 'notices', 'order_claims', 'order_costs'],
  ...['order_files', 'order_import_rows', 'order_payments', 'reminders', 'sent_links', 'terms_acceptances'],
  ...['terms_filings', 'work_marks'],
  // notifications
  ...['email_facts', 'email_log', 'push_messages'],
  // reporting
  ...['claim_facts', 'follow_up_facts', 'order_cost_facts', 'order_deltas', 'order_facts', 'order_rollups'],
  ...['quote_deltas', 'quote_facts', 'survey_answers', 'survey_deltas', 'surveys', 'on_time_deltas'],
]);
