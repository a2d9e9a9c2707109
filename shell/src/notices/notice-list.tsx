import type { PersonNotice } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Button, formatAgo, formatMoment, PlainList, styled, TextButton, Unseen } from '@overland/ui';
import { Link, listPages, useApiMutation, useApiPages } from '@overland/web';
import { noticeAddress, noticeTitle } from './notice-words';

const Item = styled('li', { shouldForwardProp: (prop) => prop !== 'isUnread' })<{ isUnread: boolean }>(
  ({ isUnread }) => ({
    position: 'relative',
    padding: '12px 0 12px 20px',
    borderTop: '1px solid var(--line)',
    lineHeight: 1.45,
    overflowWrap: 'anywhere',
    '&:first-of-type': { borderTop: 0 },
    '&::before': isUnread
      ? {
          content: '""',
          position: 'absolute',
          left: 2,
          top: 19,
          width: 9,
          height: 9,
          borderRadius: '50%',
          background: 'var(--sign)',
        }
      : { content: 'none' },
    '& a': { fontWeight: isUnread ? 600 : 400, color: 'var(--blue)' },
    '& p': {
      margin: '2px 0 0',
      whiteSpace: 'pre-line',
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 4,
      overflow: 'hidden',
    },
    '& small': { fontSize: 14, color: 'var(--ink-2)' },
  }),
);

const refreshes = [calls.notices.list, calls.notices.unread];

/** The pages of the own notices, and marking all that are shown as read. */
export function useNoticeList() {
  const pages = useApiPages(
    listPages(calls.notices.list, { query: { limit: '30' } }, 'There was an error getting your notices'),
  );
  const readAll = useApiMutation(calls.notices.readAll, { refreshes });
  const newest = pages.table.rows[0];
  const { isPending, error, onRetry } = pages.table;
  return {
    query: {
      data: pages.first && pages.table.rows,
      isPending,
      isError: error !== null,
      error,
      refetch: onRetry,
    },
    table: pages.table,
    readAll: () => newest && readAll.mutate({ body: { upTo: newest.createdAt } }),
    isReading: readAll.isPending,
  };
}

type Shown = ReturnType<typeof useNoticeList>;

export function MarkAllButton({ list, unread }: { list: Shown; unread: number }) {
  if (unread === 0) return null;
  return (
    <TextButton disabled={list.isReading} onClick={list.readAll}>
      Mark all as read
    </TextButton>
  );
}

export function NoticeList({ list: { table } }: { list: Shown }) {
  const read = useApiMutation(calls.notices.read, { refreshes });
  const now = new Date();
  return (
    <>
      <PlainList>
        {table.rows.map((notice) => (
          <NoticeItem
            key={notice._id}
            notice={notice}
            now={now}
            onOpen={() => read.mutate({ params: { noticeId: notice._id } })}
          />
        ))}
      </PlainList>
      {table.onLoadMore && (
        <Button busy={table.isLoadingMore} busyLabel="Loading…" onClick={table.onLoadMore}>
          Show More
        </Button>
      )}
    </>
  );
}

interface NoticeItemProps {
  notice: PersonNotice;
  now: Date;
  onOpen: () => void;
}

function NoticeItem({ notice, now, onOpen }: NoticeItemProps) {
  const { words, createdAt, actor, customerFullName, orders, isRead } = notice;
  return (
    <Item isUnread={!isRead}>
      {!isRead && <Unseen>Unread: </Unseen>}
      <Link to={noticeAddress(notice)} onClick={isRead ? undefined : onOpen}>
        {noticeTitle(notice)}
      </Link>
      {words !== '' && <p>{words}</p>}
      <div>
        <small>
          {orders === 1 && actor !== customerFullName && `${customerFullName}, `}
          <time dateTime={createdAt} title={formatMoment(createdAt)}>
            {formatAgo(createdAt, now)}
          </time>
        </small>
      </div>
    </Item>
  );
}
