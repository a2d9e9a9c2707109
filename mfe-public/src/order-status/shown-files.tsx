import type { CustomerOrder } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { t } from '@overland/i18n';
import { PlainList, styled, TextButton } from '@overland/ui';
import { saveLink, useApiMutation, useNotices } from '@overland/web';
import { formatSize } from './format-size';

const List = styled(PlainList)({
  fontSize: 15,
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: 16,
    padding: '6px 0',
    borderBottom: '1px solid var(--line)',
  },
  '& b': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: 13, color: 'var(--ink-2)' },
});

type ShownFile = CustomerOrder['files'][number];

export function ShownFiles({ order: { files, token } }: { order: CustomerOrder }) {
  if (files.length === 0) return null;
  return (
    <List aria-label={t('Files')}>
      {files.map((file) => (
        <li key={file.key}>
          <span>
            <b>{file.name}</b>
            <small>{formatSize(file.size)}</small>
          </span>
          <Download file={file} token={token} />
        </li>
      ))}
    </List>
  );
}

/** The link is valid for minutes only, so it is asked for with the click. */
function Download({ file: { key, name }, token }: { file: ShownFile; token: string }) {
  const notify = useNotices((state) => state.notify);
  const link = useApiMutation(calls.customerOrders.file, {
    whenUnreachable: t('There was an error downloading this file'),
    onSuccess: ({ url }) => saveLink(url),
    onError: (error) => notify('error', error.message),
  });
  return (
    <TextButton
      aria-label={t('Download {name}', { name })}
      aria-disabled={link.isPending || undefined}
      onClick={() => !link.isPending && link.mutate({ body: { token, key } })}
    >
      {link.isPending ? t('Preparing…') : t('Download')}
    </TextButton>
  );
}
