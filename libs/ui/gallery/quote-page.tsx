import { useState } from 'react';
import {
  Button,
  Card,
  DockedActions,
  Facts,
  formatCreated,
  formatExpiry,
  formatMoney,
  formatTransit,
  Note,
  Notice,
  PageFrame,
  PriceBreakdown,
  type PriceChoice,
  PriceGrid,
  priceRows,
  RouteSign,
  Row,
  Section,
  Stack,
  StatusChip,
  TwoColumns,
  WhiteGloveCard,
} from '../src/index';
import { RouteMap } from '../src/map/index';
import { Menu, useConfirm } from '../src/overlays/index';
import { dallas, losAngeles, road, totalPricing, windows } from './samples';

const from = { label: 'Dallas', lat: dallas.lat, lng: dallas.lng };
const to = { label: 'Los Angeles', lat: losAngeles.lat, lng: losAngeles.lng };

export function QuotePage() {
  const [chosen, choose] = useState<PriceChoice>({ level: 1, transportType: 'OPEN' });
  return (
    <PageFrame
      title="Quote #10234"
      sign={
        <RouteSign
          number="QUOTE: #10234"
          from="Dallas, TX"
          to="Los Angeles, CA"
          miles={1437}
          sub="4 – 6 days on the road"
          status={<StatusChip quote="Unsaved" />}
        />
      }
    >
      <TwoColumns>
        <Stack>
          <Section
            flush
            title="Price for 2 vehicles"
            note="Door-to-door service, coordinated pickup and delivery, taxes and fees included."
          >
            <PriceGrid rows={priceRows(totalPricing, windows)} chosen={chosen} onChoose={choose} />
          </Section>
          <WhiteGloveCard price={6172} onSwitch={() => undefined} />
          <Section
            flush
            title="How this price is made"
            aside={<Note>Open, 1 business day, both vehicles</Note>}
          >
            <PriceBreakdown
              rows={[
                { label: 'Band 1,251 – 1,500 mi', amount: 2600 },
                { label: 'Fuel 5%', amount: 130 },
                { label: 'SUV', amount: 100 },
                { label: 'Does not drive', amount: 150 },
                { label: 'Provider rate', amount: 2980, kind: 'sum' },
                { label: 'Company tariff, 2 × $75', amount: 150, kind: 'margin' },
                { label: 'Commission, 2 × $50', amount: 100, kind: 'margin' },
                { label: 'Your discount, 2 × $25', amount: -50, kind: 'discount' },
                { label: 'Price', amount: 3180, kind: 'sum' },
              ]}
            />
          </Section>
        </Stack>
        <Stack>
          <Card>
            <Stack style={{ gap: 12 }}>
              <Button variant="go" wide>
                Book Order
              </Button>
              <Row style={{ gridTemplateColumns: '1fr 1fr', gap: 12 }}>
                <Button>Save</Button>
                <Button>PDF</Button>
              </Row>
              <div style={{ display: 'flex', justifyContent: 'space-between' }}>
                <Button variant="quiet" size="small">
                  Edit
                </Button>
                <Menu
                  label="More"
                  variant="quiet"
                  size="small"
                  entries={[{ label: 'Duplicate', onPick: () => undefined }]}
                />
                <DiscardButton />
              </div>
            </Stack>
          </Card>
          <Card>
            <Facts
              facts={[
                { label: 'Customer', value: 'Marcus Bell' },
                { label: 'Company', value: 'Lone Star Motors of North Texas and Oklahoma' },
                { label: 'Created', value: formatCreated('2026-11-20T15:05:00') },
                { label: 'Transit', value: formatTransit([4, 6]) },
                { label: 'Transport', value: 'Open (Silver)' },
                { label: 'Total commission', value: formatMoney(100) },
              ]}
            />
            <div style={{ marginTop: 14 }}>
              <Notice tone="amber">{formatExpiry('2026-11-28T04:59:59Z', 'America/New_York')}</Notice>
            </div>
          </Card>
          <RouteMap line={road} from={from} to={to} height={152} />
          <Note>
            Questions? Call <b>(555) 010-0199</b>
          </Note>
        </Stack>
      </TwoColumns>
      <DockedActions>
        <Button>Save</Button>
        <Button variant="go">Book $3,180</Button>
      </DockedActions>
    </PageFrame>
  );
}

function DiscardButton() {
  const confirm = useConfirm();
  const ask = () =>
    confirm({
      title: 'Quote #10234',
      text: 'Are you sure you want to remove this quote?',
      confirmLabel: 'Remove Quote',
      isDestructive: true,
    });
  return (
    <Button variant="stop" size="small" onClick={() => void ask()}>
      Discard Quote
    </Button>
  );
}
