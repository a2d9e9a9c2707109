import type { OrdersReport } from '@overland/contracts';
import { Button, formatCountOf, Note, PlainList, Stack, styled } from '@overland/ui';
import { Dialog } from '@overland/ui/overlays';
import { Link } from '@overland/web';

const Heading = styled('h3')({ fontSize: 16, fontWeight: 800, marginBottom: 6 });
const List = styled(PlainList)({
  maxHeight: 240,
  overflowY: 'auto',
  fontSize: 15,
  lineHeight: 1.5,
  '& li + li': { marginTop: 6 },
  '& a': { fontWeight: 600, marginRight: 6 },
});
const Numbers = styled(Note)({ '& a': { marginRight: 10 } });

interface ReportDialogProps {
  title: string;
  report: OrdersReport;
  onClose: () => void;
}

export function ReportDialog({ title, report: { done, refused }, onClose }: ReportDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <Button variant="go" onClick={onClose} autoFocus>
          Close
        </Button>
      }
    >
      <Stack>
        {done.length > 0 && (
          <section aria-label="Done">
            <Heading>{`Done: ${formatCountOf(done.length, 'order')}`}</Heading>
            <Numbers as="div">
              {done.map(({ orderId, uniqueId }) => (
                <Link key={orderId} to={`/order/${orderId}`}>{`#${uniqueId}`}</Link>
              ))}
            </Numbers>
          </section>
        )}
        {refused.length > 0 && (
          <section aria-label="Not done">
            <Heading>{`Not done: ${formatCountOf(refused.length, 'order')}`}</Heading>
            <List>
              {refused.map(({ orderId, uniqueId, message }) => (
                <li key={orderId}>
                  {uniqueId === null ? 'An order: ' : <Link to={`/order/${orderId}`}>{`#${uniqueId}`}</Link>}
                  {message}
                </li>
              ))}
            </List>
          </section>
        )}
      </Stack>
    </Dialog>
  );
}
