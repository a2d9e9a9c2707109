import { openClaimStates, sqlOfStates, unpaidCodSql } from '@overland/contracts';
import { nameSql } from '@overland/service-kit';
import {
  lastDayOf,
  waitsForDelivery,
  waitsForPickup,
  wasDelivered,
  wasPickedUp,
} from '../orders/overdue-sql.js';

const mostShown = 50;
/** Days after the booking (docs/product/orders.md). */
export const withoutCarrierDays = 3;
const withoutTermsDays = 1;
/** From then on an unpaid delivered order is only in the COD table. */
const unpaidDays = 7;
/** How long a failed email is shown: nothing else ends it unless somebody sends the email again. */
const failedEmailDays = 30;

/** The condition of the index `orders_open`. */
const isOpen = `(t.status in ('New', 'Pending', 'Picked Up')
        or (t.status = 'Delivered' and ${unpaidCodSql}))`;

const withoutCarrier = sqlOfStates([
  'new',
  'posted',
  'posted_to_loadboard',
  'requests',
  'pending',
  'declined',
]);

const failedColumns = `f.abandoned_at, f.email_id, f.template, f.to_address, f.email_failed_at, f.claim_due, f.claim_state,
      f.claim_approved_at, f.claim_owed`;
const isApproved = `state = 'approved'`;
const openRequest = `state = 'open' and ($1::uuid is null or portal_id = $1)`;

/** Near pickups without a carrier and money that is due are urgent before their day, too. */
const isUrgent = `(kind in ('pickupNearNoCarrier', 'paymentDue', 'notDispatched')
      or (deadline < today and kind in ('pickupPassed', 'deliveryPassed', 'claimWaits', 'noCarrier', 'termsNotAccepted')))`;

/** The urgent ones, then the others, each the oldest day first. */
const urgentFirst = `${isUrgent} desc, deadline, array_position($6::text[], kind), unique_id`;

/** The owner of an order sees to its steps until somebody else does. */
const isMine = 'coalesce(assignee_id, owner_id) = $9';

/**
 * Its cost depends on the open orders only. Days are those of the order's portal. Of several steps for an order the most urgent
 * one is shown: the kinds are tried in turn. Orders are ranked by `urgentFirst`.
 */
export const workSql = `
  with abandoned as (
    select order_id, abandoned_at from dispatches where $7 and abandoned_at is not null
  ), unsent as (
    select distinct on (order_id) order_id, email_id, template, to_address, changed_at as email_failed_at
    from email_failures
    where reason is not null and changed_at > $2::timestamptz - interval '${failedEmailDays} days'
      and ($1::uuid is null or portal_id = $1)
    order by order_id, changed_at
  ), claimed as (
    -- For the provider's staff, who decide and pay.
    select order_id, min(answer_by) as claim_due, (array_agg(state order by answer_by))[1] as claim_state,
      min(answered_at) filter (where ${isApproved}) as claim_approved_at,
      (sum(agreed) filter (where ${isApproved}))::int as claim_owed
    from order_claims
    where $7 and state in ('${[...openClaimStates, 'approved'].join("', '")}') and ($1::uuid is null or portal_id = $1)
    group by order_id
  ), failed as (
    select * from abandoned full join unsent using (order_id) full join claimed using (order_id)
  ), asked as (
    select order_id, min(asked_at) as asked_at from change_requests where ${openRequest} group by order_id
  ), worked_on as (
    select t.*, ${failedColumns}, a.asked_at, true as is_open
    from orders t left join failed f on f.order_id = t.id left join asked a on a.order_id = t.id
    where ${isOpen} and ($1::uuid is null or t.portal_id = $1)
    union all
    -- The TMS may still have a canceled order, and a truck come for it; its email may have failed like any other's.
    select t.*, ${failedColumns}, null, false
    from failed f join orders t on t.id = f.order_id
    where not ${isOpen} and ($1::uuid is null or t.portal_id = $1)
  ), dated as (
    select t.*, (now.at at time zone now.zone)::date as today,
      coalesce((t.payment_requested_at at time zone now.zone)::date < (now.at at time zone now.zone)::date, true) as can_request,
      (t.abandoned_at at time zone now.zone)::date as abandoned_on,
      (t.email_failed_at at time zone now.zone)::date as email_failed_on,
      (t.asked_at at time zone now.zone)::date as asked_on,
      (t.claim_approved_at at time zone now.zone)::date as claim_approved_on,
      (entered.at at time zone now.zone)::date as entered_on, entered.reason as entered_reason,
      (t.created_at at time zone now.zone)::date as booked_on,
      ${lastDayOf.pickup} as pickup_end,
      ${lastDayOf.delivery} as delivery_end,
      coalesce((t.delivered_at at time zone now.zone)::date, t.delivery_scheduled_at) as delivered_on,
      (nullif(t.picked_up_at, t.delivered_at) at time zone now.zone)::date as picked_up_on,
      ${waitsForPickup} as is_waiting,
      ${wasPickedUp} as is_picked_up,
      ${waitsForDelivery} as can_accept,
      t.status = 'Delivered' or ${wasDelivered} as is_delivered
    from worked_on t
    left join portal_replicas p on p.portal_id = t.portal_id
    cross join lateral (select $2::timestamptz as at, coalesce(p.data ->> 'timeZone', $3) as zone) as now
    -- Since when it is flagged, offered or declined: for the provider's staff.
    left join lateral (
      select a.at, coalesce(a.staff_note, a.note) as reason from activities a
      where a.order_id = t.id and a.to_status = t.sd_status order by a.at desc, a.id desc limit 1
    ) as entered on $7 and t.sd_status in ('flagged', 'requests', 'pending', 'declined')
  ), work as (
    select dated.*, step.kind, step.days, step.deadline, step.snoozed_until, step.assignee_id
    from dated cross join lateral (
      select steps.kind, deadline, today - coalesce(since, deadline) as days, m.snoozed_until, m.assignee_id
      from (values
        -- Its customer was told, one business day before, that there is no driver yet.
        ('pickupNearNoCarrier', pickup_scheduled_at, null, is_waiting and sd_status in ${withoutCarrier}
          and (reminded_at is not null or pickup_scheduled_at - today <= 1) and pickup_end >= today),
        ('flagged', entered_on, null, sd_status = 'flagged' and entered_on is not null),
        ('declined', entered_on, null, sd_status = 'declined' and entered_on is not null),
        -- As of \`isPaymentDue\`.
        ('paymentDue', least(pickup_scheduled_at, picked_up_on), null,
          is_open and ${unpaidCodSql} and (pickup_scheduled_at - today < $4 or is_picked_up)
            and (not is_delivered or today - delivered_on <= ${unpaidDays})),
        ('customerAsks', asked_on, null, asked_at is not null),
        ('claimWaits', claim_due, null, claim_due is not null),
        ('claimUnpaid', claim_approved_on, null, claim_approved_on is not null),
        ('pickupPassed', pickup_end, null, is_waiting and pickup_end < today),
        ('deliveryPassed', delivery_end, null, status = 'Picked Up' and delivery_end < today),
        -- The carrier, or whoever answers it, has had a day.
        ('offered', entered_on, null, sd_status in ('requests', 'pending') and entered_on < today),
        ('notDispatched', abandoned_on, null, abandoned_at is not null),
        ('noCarrier', pickup_scheduled_at, booked_on, is_waiting and today - booked_on >= $5
          and sd_status in ${withoutCarrier}),
        ('emailFailed', email_failed_on, null, email_id is not null),
        ('termsNotAccepted', pickup_scheduled_at, booked_on, can_accept and terms_accepted_at is null
          and today - booked_on >= ${withoutTermsDays})
      ) as steps (kind, deadline, since, is_due)
      left join work_marks m on m.order_id = dated.id and m.kind = steps.kind
      where is_due and coalesce(m.snoozed_until > today, false) = $8
      order by array_position($6::text[], steps.kind) limit 1
    ) as step
  )
  select kind, id as "orderId", unique_id as "uniqueId", customer_full_name as "customerFullName",
    company_name as "companyName", pickup_place_text as pickup, delivery_place_text as delivery,
    sd_status_label as "sdStatusLabel", sd_status as "sdStatus", price,
    case when paid then 0 else greatest(price - coalesce(paid_amount, 0), 0) end as due, pickup_scheduled_at as "pickupScheduledAt",
    pickup_scheduled_ends_at as "pickupScheduledEndsAt", delivery_scheduled_ends_at as "deliveryScheduledEndsAt",
    created_at as "createdAt", days, can_request as "canRequest", case when kind = 'emailFailed' then
      json_build_object('_id', email_id, 'template', template, 'to', to_address) end as email,
    case when snoozed_until > today then snoozed_until::text end as "snoozedUntil",
    case when assignee_id is not null then json_build_object('userId', assignee_id, 'name', ${nameSql('assignee_id')}) end as assignee,
    portal_id as "portalId", owner_id as "ownerId", booked_on as "bookedOn",
    case when kind = 'flagged' then entered_reason end as reason,
    case kind when 'claimWaits' then json_build_object('state', claim_state, 'owed', null)
      when 'claimUnpaid' then json_build_object('state', 'approved', 'owed', claim_owed) end as claim,
    case when is_picked_up then picked_up_on::text end as "pickedUpOn", payment_dispute is not null as "isDisputed",
    ${isUrgent} as "isUrgent",
    count(*) over () as total, count(*) filter (where ${isMine}) over () as mine
  from work where not $10 or ${isMine}
  order by ${urgentFirst}
  limit ${mostShown}`;
