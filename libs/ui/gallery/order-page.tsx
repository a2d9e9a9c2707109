import { Card, PageFrame, RouteLine, RouteSign, Stack, StatusChip } from '../src/index';
import { RouteMap } from '../src/map/index';

export function OrderPage() {
  return (
    <PageFrame
      title="Order #10231"
      sign={
        <RouteSign
          number="ORDER: #10231"
          from="Rancho Santa Margarita, CA"
          to="Winchester-on-the-Severn, MD"
          miles={2698}
          sub="Enclosed (Gold)"
          status={<StatusChip order="picked_up" />}
        />
      }
    >
      <Stack style={{ marginTop: 24 }}>
        <Card>
          <RouteLine
            reached={4}
            stops={[
              { label: 'Booked', note: 'Nov 19, 10:12 AM' },
              { label: 'Confirmed', note: 'Nov 19, 2:40 PM' },
              { label: 'Assigned Driver', note: 'Nov 21, 9:05 AM' },
              { label: 'Picked Up', note: 'Nov 25, 11:30 AM, by driver' },
              { label: 'Delivered', note: 'expected Nov 27 – 29' },
            ]}
          />
        </Card>
        <RouteMap
          height={360}
          line={[
            [47.6, -122.33],
            [46.6, -120.5],
            [45.67, -118.79],
            [44.77, -117.83],
            [43.62, -116.2],
          ]}
          from={{ label: 'Seattle', lat: 47.6, lng: -122.33 }}
          to={{ label: 'Boise', lat: 43.62, lng: -116.2 }}
          driver={{ label: 'Driver, 12 min ago', lat: 44.77, lng: -117.83 }}
        />
      </Stack>
    </PageFrame>
  );
}
