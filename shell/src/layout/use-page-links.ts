import { fillPath, type SidebarPage, sidebarPages } from '@overland/federation';
import { usePortals, useSession, useViewAs } from '@overland/web';
import { usePages } from '../app/areas';

interface PageLink extends Pick<SidebarPage['sidebar'], 'label' | 'icon'> {
  path: string;
  to: string;
}

/** The links of the signed-in user to the pages of the areas, in their order: the sidebar's and the palette's. */
export function usePageLinks(): PageLink[] {
  const session = useSession();
  const viewedPortalId = useViewAs((state) => state.portalId);
  const customerPortalId = usePortals().data?.rows.find((row) => row.isCustomerPortal)?._id ?? null;
  const pages = sidebarPages(usePages(), { ...session, viewedPortalId, customerPortalId });
  return pages.map(({ path, sidebar: { label, icon } }) => ({
    label,
    icon,
    path,
    to: fillPath(path, { portalId: session.portalId ?? '' }),
  }));
}
