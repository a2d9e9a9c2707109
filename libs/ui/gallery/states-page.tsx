import { messages } from '@overland/contracts';
import { ApiError } from '@overland/web';
import { BarChart } from '../src/charts/index';
import {
  Brand,
  Button,
  Card,
  EmptyState,
  LinkButton,
  Notice,
  PageFrame,
  QueryState,
  SkeletonDetail,
  Stack,
  StatusChip,
} from '../src/index';
import { DataTable } from '../src/table/index';
import { columns } from './list-page';

const idle = { isPending: false, isError: false, error: null, data: undefined, refetch: () => undefined };

export function StatesPage() {
  return (
    <PageFrame title="States">
      <Stack>
        <Brand name="Overland" />
        <QueryState query={{ ...idle, isPending: true }} skeleton={<SkeletonDetail />}>
          {() => null}
        </QueryState>
        <QueryState
          query={{
            ...idle,
            isError: true,
            error: new ApiError({ code: 'unavailable', status: 503, message: messages.unavailable }),
          }}
        >
          {() => null}
        </QueryState>
        <EmptyState
          title="No quotes yet"
          text="Quotes you make are listed here."
          action={
            <LinkButton to="/forms" variant="go">
              Get Quote
            </LinkButton>
          }
        />
        <DataTable label="Loading" columns={columns} rows={[]} rowId={(row) => row._id} isPending />
        <Card style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          {(['Unsaved', 'Saved', 'Booked', 'Archived'] as const).map((status) => (
            <StatusChip key={status} quote={status} />
          ))}
          {(
            [
              'new',
              'posted',
              'accepted',
              'picked_up',
              'delivered',
              'on_hold',
              'order_canceled',
              'pending',
            ] as const
          ).map((status) => (
            <StatusChip key={status} order={status} />
          ))}
        </Card>
        <Notice>Rates change on Monday.</Notice>
        <Notice tone="amber">Valid to Nov 27, 2026, 11:59 PM Eastern</Notice>
        <Notice tone="stop">The customer’s email came back.</Notice>
        <Notice tone="sign">Your order has been booked successfully.</Notice>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          <Button variant="go" busy busyLabel="Processing...">
            Submit Order
          </Button>
          <Button variant="danger">Remove</Button>
          <Button disabled>PDF</Button>
          <Button variant="stop">Discard</Button>
        </div>
        <BarChart
          label="Orders by month"
          categories={['Jul', 'Aug', 'Sep', 'Oct', 'Nov']}
          series={[
            { label: 'Orders', values: [12, 18, 9, 22, 31] },
            { label: 'Canceled', values: [1, 2, 0, 3, 1] },
          ]}
        />
      </Stack>
    </PageFrame>
  );
}
