import { useNotices } from '@overland/web';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from './toasts';

const { notify } = useNotices.getState();
beforeEach(async () => {
  jest.useFakeTimers();
  useNotices.setState({ notices: [] });
  render(<Toasts />);
  await act(async () => notify('info', 'Loaded'));
  await screen.findByText('Loaded');
  act(() => useNotices.setState({ notices: [] }));
});
afterEach(() => jest.useRealTimers());
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

it('shows several notices at once and takes the one away that is dismissed', async () => {
  act(() => notify('error', 'It failed'));
  act(() => notify('success', 'Saved'));
  expect(screen.getByRole('alert')).toHaveTextContent('It failed');
  const [first] = screen.getAllByRole('button', { name: 'Dismiss' });
  await user().click(first as HTMLElement);
  expect(screen.queryByText('It failed')).toBeNull();
  expect(screen.getByText('Saved')).toBeInTheDocument();
});

it('is dismissed by keyboard', async () => {
  act(() => notify('error', 'It failed'));
  await user().tab();
  expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  await user().keyboard('{Enter}');
  expect(screen.queryByText('It failed')).toBeNull();
});

it('takes a notice away after six seconds, but keeps an error', () => {
  act(() => notify('error', 'It failed'));
  act(() => notify('success', 'Saved'));
  act(() => void jest.advanceTimersByTime(7000));
  expect(screen.queryByText('Saved')).toBeNull();
  expect(screen.getByText('It failed')).toBeInTheDocument();
});

it('leaves a notice alone while somebody clicks elsewhere', async () => {
  act(() => notify('success', 'Saved'));
  await user().click(document.body);
  expect(screen.getByText('Saved')).toBeInTheDocument();
});
