import { act, screen, waitFor } from '@testing-library/react';

/** A combobox once its list is loaded, with the focus in it. */
export async function loadedCombobox(name: string): Promise<HTMLElement> {
  act(() => screen.getByRole('combobox', { name }).focus());
  await waitFor(() => expect(screen.getByRole('combobox', { name })).toHaveClass('MuiAutocomplete-input'));
  return screen.getByRole('combobox', { name });
}
