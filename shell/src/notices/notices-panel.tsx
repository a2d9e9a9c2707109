import { Button, Note, QueryState, SkeletonLines, styled } from '@overland/ui';
import { Dialog } from '@overland/ui/overlays';
import { Link } from '@overland/web';
import { noNotices } from './no-notices';
import { MarkAllButton, NoticeList, useNoticeList } from './notice-list';

const Top = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  '& a': { padding: '4px 0', color: 'var(--blue)' },
});

interface NoticesPanelProps {
  isOpen: boolean;
  unread: number;
  onClose: () => void;
}

/** What the bell opens. */
export function NoticesPanel({ isOpen, unread, onClose }: NoticesPanelProps) {
  return (
    <Dialog
      title="Notices"
      open={isOpen}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <PanelBody unread={unread} />
    </Dialog>
  );
}

function PanelBody({ unread }: { unread: number }) {
  const list = useNoticeList();
  const more = (
    <Top>
      <Link to="/notices">All notices and reminders</Link>
      <MarkAllButton list={list} unread={unread} />
    </Top>
  );
  const isEmpty = list.query.data?.length === 0;
  return (
    <>
      {!isEmpty && more}
      <QueryState
        query={list.query}
        skeleton={<SkeletonLines count={6} />}
        errorTitle="Your notices could not be loaded"
      >
        {() => (isEmpty ? <Note>{noNotices}</Note> : <NoticeList list={list} />)}
      </QueryState>
      {isEmpty && more}
    </>
  );
}
