import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMuiTheme } from '../theme/mui-theme';
import { TextInput } from './index';

describe('a text input', () => {
  it('is named by its label, described by its hint, and focused by a click on the label', async () => {
    const onChange = jest.fn();
    render(
      <ThemeProvider theme={createMuiTheme('light')}>
        <TextInput label="Year" hint="Four digits." maxLength={4} onChange={onChange} />
      </ThemeProvider>,
    );
    const input = screen.getByRole('textbox', { name: 'Year' });
    expect(input).toHaveAccessibleDescription('Four digits.');
    expect(input).toBeValid();
    await userEvent.click(screen.getByText('Year'));
    await userEvent.keyboard('20266');
    expect(input).toHaveValue('2026');
    expect(onChange).toHaveBeenCalledTimes(4);
  });

  it('shows an error in place of the hint', () => {
    render(<TextInput label="Year" hint="Four digits." error="This field is required." />);
    const input = screen.getByRole('textbox', { name: 'Year' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('This field is required.');
    expect(screen.queryByText('Four digits.')).not.toBeInTheDocument();
  });

  it('keeps its name when its label is hidden', () => {
    render(<TextInput label="Search quotes" hidesLabel type="search" />);
    expect(screen.getByRole('searchbox', { name: 'Search quotes' })).toBeVisible();
    expect(screen.queryByText('Search quotes')).not.toBeInTheDocument();
  });

  it('takes several lines', async () => {
    render(<TextInput label="Notes" multiline rows={3} />);
    const input = screen.getByRole('textbox', { name: 'Notes' });
    await userEvent.type(input, 'Gate code{Enter}1234');
    expect(input).toHaveValue('Gate code\n1234');
  });

  it('cannot be changed while it is disabled or read only', async () => {
    render(
      <>
        <TextInput label="City" disabled defaultValue="Dallas" />
        <TextInput label="State" readOnly value="TX" />
      </>,
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'State' }), 'x');
    expect(screen.getByRole('textbox', { name: 'State' })).toHaveValue('TX');
    expect(screen.getByRole('textbox', { name: 'City' })).toBeDisabled();
  });
});
