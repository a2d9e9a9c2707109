import { create } from 'zustand';

export type NoticeKind = 'success' | 'error' | 'info';

export interface NoticeItem {
  id: number;
  kind: NoticeKind;
  text: string;
}

interface NoticesState {
  notices: readonly NoticeItem[];
  notify(kind: NoticeKind, text: string): void;
  dismiss(id: number): void;
}

let lastId = 0;

/** Short messages that outlive the page that caused them. The same text is not stacked. */
export const useNotices = create<NoticesState>()((set) => ({
  notices: [],
  notify: (kind, text) =>
    set(({ notices }) => {
      lastId += 1;
      return { notices: [...notices.filter((one) => one.text !== text), { id: lastId, kind, text }] };
    }),
  dismiss: (id) => set(({ notices }) => ({ notices: notices.filter((one) => one.id !== id) })),
}));
