import { render, screen } from '@testing-library/react';

const shown = { shellVersion: '1.2.0', shellCommit: null as string | null };
jest.mock('../app/shell-version', () => ({
  get shellVersion() {
    return shown.shellVersion;
  },
  get shellCommit() {
    return shown.shellCommit;
  },
}));

import { VersionNote } from './version-note';

it.each([
  ['version and commit of the shell', '0123abcd', 'Version 1.2.0 (0123abcd)'],
  ['the version alone, where it was built outside of Git', null, 'Version 1.2.0'],
])('shows %s', (_name, commit, text) => {
  shown.shellCommit = commit;
  render(<VersionNote />);
  expect(screen.getByRole('contentinfo').textContent).toBe(text);
});
