import { useEffect, useState } from 'react';
import { Button, Note, PageFrame, Section, Stack } from '../src/index';
import { Dialog, Fold, InfoTip, Menu } from '../src/overlays/index';

/** A dialog over the page, and what else opens. */
export function OverlaysPage() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  return (
    <PageFrame title="Overlays">
      <Stack>
        <Section
          title="Vehicle"
          aside={<InfoTip about="operable">The vehicle can brake, roll, steer and start.</InfoTip>}
        >
          <Menu label="More" entries={[{ label: 'Duplicate', onPick: () => undefined }]} />
        </Section>
        <Fold level={2} title="How this price is made" note="Open, 1 business day" startsOpen>
          <Note>Band 1,251 – 1,500 mi</Note>
        </Fold>
      </Stack>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Quote #10234"
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button variant="danger" autoFocus>
              Remove Quote
            </Button>
          </>
        }
      >
        Are you sure you want to remove this quote?
      </Dialog>
    </PageFrame>
  );
}
