import type { OrderAudience, OrdersCheck, SdStatus } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { type ApiError, api, useQuery } from '@overland/web';
import { chunksOf, type ListedOrder } from './in-chunks';
import { isAskedMove } from './move-names';
import type { ToldMilestone } from './who-is-told';

/** With which orders a step can be taken, why not with the others, and who is emailed about it. */
export interface StepPlan extends OrdersCheck {
  audiences: OrderAudience[];
}

const unreachable = 'We could not look up who is emailed.';

/** Asked anew each time, as another person may have taken the step. @param sdStatus null to ask for payments */
export function useStepPlan(orders: readonly ListedOrder[], sdStatus: SdStatus | null) {
  return useQuery<StepPlan, ApiError>({
    queryKey: ['step-plan', sdStatus, orders.map(({ _id }) => _id)],
    queryFn: () => readPlan(orders, sdStatus),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

async function readPlan(orders: readonly ListedOrder[], sdStatus: SdStatus | null): Promise<StepPlan> {
  const plan: StepPlan = { possible: [], refused: [], audiences: [] };
  const milestone = milestoneOf(sdStatus);
  for (const orderIds of chunksOf(orders)) {
    const check = await api(calls.orderWork.check, { body: { orderIds, sdStatus } }, unreachable);
    plan.possible.push(...check.possible);
    plan.refused.push(...check.refused);
    const told = check.possible.map(({ orderId }) => orderId);
    if (milestone === null || told.length === 0) continue;
    const body = { orderIds: told, milestone };
    plan.audiences.push(...(await api(calls.emails.audiences, { body }, unreachable)));
  }
  return plan;
}

function milestoneOf(sdStatus: SdStatus | null): ToldMilestone | null {
  if (sdStatus === null) return 'paymentRequested';
  if (sdStatus === 'order_canceled') return 'canceled';
  return isAskedMove(sdStatus) ? sdStatus : null;
}
