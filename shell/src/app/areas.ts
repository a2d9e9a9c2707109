import type { Page, RemoteRow, RemotesManifest } from '@overland/federation';
import { siteConfig } from '@overland/web';
import { useMemo } from 'react';
import { create } from 'zustand';
import { pages as ownPages } from '../pages';

/** The areas that `/remotes.json` lists. The gateway wrote the list of that moment into the page. */
export const useAreas = create<{ areas: readonly RemoteRow[] }>()(() => ({ areas: areasInPage() }));

/** The areas that run in this document, each in the version it was opened with: another needs another document. */
export const runningAreas = new Map<string, RemoteRow>();

function areasInPage(): readonly RemoteRow[] {
  const text = document.querySelector<HTMLMetaElement>('meta[name="overland-areas"]')?.content;
  return text ? (JSON.parse(text) as RemotesManifest).remotes : [];
}

/** @throws when the list cannot be had */
export async function refreshAreas(signal: AbortSignal): Promise<void> {
  const response = await fetch('/remotes.json', { cache: 'no-cache', signal });
  if (!response.ok) throw new Error(`The list of areas answered ${response.status}.`);
  const { remotes } = (await response.json()) as Partial<RemotesManifest>;
  if (!remotes?.every(({ pages }: Partial<RemoteRow>) => Array.isArray(pages))) {
    throw new Error('The list of areas is not one.');
  }
  useAreas.setState({ areas: remotes });
}

/**
 * Reads the list again.
 * @returns whether an area that runs here is served in another version now, after a release or a rollback
 * @throws when the list cannot be had
 */
export async function isNewVersionServed(): Promise<boolean> {
  await refreshAreas(AbortSignal.timeout(siteConfig().remoteLoadTimeoutMs));
  return useAreas.getState().areas.some(isOtherVersion);
}

const isOtherVersion = ({ name, entry }: RemoteRow) => (runningAreas.get(name)?.entry ?? entry) !== entry;

/** Pages that run here in an older version of their area, and that the newest one no longer has. */
const leftOver = (areas: readonly RemoteRow[]) =>
  [...runningAreas.values()].flatMap(({ name, pages }) => {
    const newest = areas.find((area) => area.name === name)?.pages ?? [];
    return pages.filter(({ path }) => !newest.some((page) => page.path === path));
  });

/** All pages of the portal: the shell's own and those of the areas. */
const pagesWith = (areas: readonly RemoteRow[]): Page[] => [
  ...ownPages,
  ...areas.flatMap(({ pages }) => pages),
  ...leftOver(areas),
];

export const knownPages = (): Page[] => pagesWith(useAreas.getState().areas);

export function usePages(): Page[] {
  const areas = useAreas((state) => state.areas);
  return useMemo(() => pagesWith(areas), [areas]);
}
