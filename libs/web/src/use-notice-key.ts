import { type NoticeItem, useNotices } from './notices-store';
import { usePageKeys } from './page-keys';

const withKey = (notices: readonly NoticeItem[]): NoticeItem | undefined =>
  [...notices].reverse().find(({ action }) => action?.key !== undefined);

/** The action of the newest notice that has a key, such as `z` of Undo: for pages that offer it nowhere else. */
export function useNoticeKey(): void {
  // The notice itself is another one with every second that it shows.
  const action = useNotices(({ notices }) => withKey(notices)?.action);
  const run = () => {
    const { notices, dismiss } = useNotices.getState();
    const shown = withKey(notices);
    if (shown) dismiss(shown.id);
    shown?.action?.run();
  };
  usePageKeys(action?.key === undefined ? [] : [{ key: action.key, label: action.label, run }]);
}
