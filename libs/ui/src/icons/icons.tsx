import type { ReactElement } from 'react';

export interface IconProps {
  /** Pixels; 18 unless told. */
  size?: number;
  /** Read aloud; without it the icon is decoration beside a word. */
  label?: string;
}

function icon(path: string, strokeWidth = 1.8) {
  return function Icon({ size = 18, label }: IconProps): ReactElement {
    const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden; a title would also pop up on hover
      <svg
        {...named}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        focusable="false"
      >
        <path d={path} />
      </svg>
    );
  };
}

export const QuotesIcon = icon('M4 5h16M4 12h16M4 19h10');
export const OrdersIcon = icon(
  'M3 7h11v9H3zM14 10h4l3 3v3h-7zM7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
);
export const AddressesIcon = icon(
  'M12 21s7-6.2 7-11a7 7 0 1 0-14 0c0 4.8 7 11 7 11zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
);
export const CodIcon = icon('M3 7h18v10H3zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z');
export const SurveysIcon = icon('M4 6h16v9H9l-5 4z');
export const ReportsIcon = icon('M5 20V10m7 10V4m7 16v-7');
export const PortalsIcon = icon('M4 20V6l8-3 8 3v14M9 20v-5h6v5');
export const TermsIcon = icon('M4 21h16M7 16.5V14l8.5-8.5 3 3L10 16.5z');
export const UsersIcon = icon('M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-7 8c0-4 3-6 7-6s7 2 7 6');
export const AccountIcon = icon('M12 13a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c1-4 4-5 8-5s7 1 8 5');
export const SettingsIcon = icon(
  'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zm-7 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
);
export const KeyIcon = icon('M8 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm4-4h9m-3 0v4m-3-4v3');
export const MenuIcon = icon('M4 6h16M4 12h16M4 18h16');
export const BellIcon = icon('M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15zm4 4h4M12 5V3');
export const CloseIcon = icon('M6 6l12 12M18 6L6 18');
export const EditIcon = icon('M4 20v-4L15.5 4.5l4 4L8 20z');
export const PlusIcon = icon('M12 5v14M5 12h14', 2.2);
export const InfoIcon = icon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-10v5m0-8.5v.1');
export const MoonIcon = icon('M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z');
export const SunIcon = icon(
  'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm0-14v2m0 16v2M2 12h2m16 0h2M5 5l1.4 1.4m11.2 11.2L19 19M5 19l1.4-1.4M17.6 6.4 19 5',
);
export const SearchIcon = icon('M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zm5-1.5L20 20');
export const CalendarIcon = icon('M4 6h16v14H4zM4 10.5h16M8 3v5m8-5v5');
export const ArrowIcon = icon('M3 12h17m-6-6 6 6-6 6', 2.4);
export const ChevronIcon = icon('M6 9l6 6 6-6', 2);
export const CheckIcon = icon('M5 12.5l4.5 4.5L19 7.5', 2.4);
export const WarningIcon = icon('M12 4 2.5 20h19zm0 6v5m0 2.5v.1');
export const SignOutIcon = icon('M10 4H4v16h6M9 12h11m-4-4 4 4-4 4');
export const PhoneIcon = icon('M5 4h4l1.5 5L8 10.5c1 2.5 3 4.5 5.5 5.5L15 13.5l5 1.5v4c-8 2-17-7-15-15z');
export const DeviceIcon = icon('M7 3h10v18H7zm4 15h2');
export const EmailIcon = icon('M3 6h18v12H3zm0 1 9 6.5L21 7');
export const UploadIcon = icon('M12 16V4m0 0L7 9m5-5 5 5M4 20h16');
export const FileIcon = icon('M6 3h8l4 4v14H6zm8 0v4h4M9 12h6m-6 4h6');
