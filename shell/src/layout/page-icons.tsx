import type { SidebarPage } from '@overland/federation';
import {
  AddressesIcon,
  CodIcon,
  FileIcon,
  MenuIcon,
  OrdersIcon,
  PortalsIcon,
  QuotesIcon,
  ReportsIcon,
  SettingsIcon,
  SurveysIcon,
  TermsIcon,
  UsersIcon,
} from '@overland/ui';
import type { ReactNode } from 'react';

type IconName = SidebarPage['sidebar']['icon'];

const icons: Record<IconName, ReactNode> = {
  quotes: <QuotesIcon />,
  orders: <OrdersIcon />,
  addresses: <AddressesIcon />,
  cod: <CodIcon />,
  surveys: <SurveysIcon />,
  reports: <ReportsIcon />,
  portals: <PortalsIcon />,
  terms: <TermsIcon />,
  users: <UsersIcon />,
  audit: <FileIcon />,
  settings: <SettingsIcon />,
  page: <MenuIcon />,
};

/** A released area may name an icon that this shell does not have. */
export const pageIcon = (name: IconName): ReactNode => icons[name] ?? icons.page;
