import { create } from 'zustand';

export type NoticeKind = 'success' | 'error' | 'info';

export interface NoticeAction {
  label: string;
  run: () => void;
  /** Does the same in a list while the notice is shown. */
  key?: string;
}

export interface NoticeItem {
  id: number;
  kind: NoticeKind;
  text: string;
  action?: NoticeAction;
  /** A notice that takes the place of the last one with its key, and stays until it is dismissed or withdrawn. */
  key?: string;
  /** What it is about: a later notice about the same replaces it, as its action no longer works. */
  about?: string;
  progress?: number;
  onDismiss?: () => void;
}

interface NoticesState {
  notices: readonly NoticeItem[];
  notify(kind: NoticeKind, text: string): void;
  offer(notice: Omit<NoticeItem, 'id'>): void;
  dismiss(id: number): void;
  withdraw(key: string): void;
}

let lastId = 0;

/** Short messages that outlive the page that caused them. The same text is not stacked. */
export const useNotices = create<NoticesState>()((set, get) => ({
  notices: [],
  notify: (kind, text) => get().offer({ kind, text }),
  offer: (notice) =>
    set(({ notices }) => {
      const last = notices.find((one) => notice.key !== undefined && one.key === notice.key);
      if (last) {
        return { notices: notices.map((one) => (one === last ? { ...notice, id: last.id } : one)) };
      }
      lastId += 1;
      const isOver = ({ text, about }: NoticeItem) =>
        text === notice.text || (about !== undefined && about === notice.about);
      return { notices: [...notices.filter((one) => !isOver(one)), { ...notice, id: lastId }] };
    }),
  dismiss: (id) => {
    const dismissed = get().notices.find((one) => one.id === id);
    set(({ notices }) => ({ notices: notices.filter((one) => one.id !== id) }));
    dismissed?.onDismiss?.();
  },
  withdraw: (key) => set(({ notices }) => ({ notices: notices.filter((one) => one.key !== key) })),
}));
