import type { Components, Theme } from '@mui/material/styles';
import { dateOverrides } from './date-overrides';
import { boxOverrides, labelOverrides } from './field-overrides';
import { listOverrides } from './list-overrides';
import { switchOverrides } from './switch-overrides';

/** The look of fields and of what opens from them, as overrides of MUI's theme. */
export const formComponents: Components<Theme> = {
  ...labelOverrides,
  ...boxOverrides,
  ...listOverrides,
  ...switchOverrides,
  ...dateOverrides,
};
